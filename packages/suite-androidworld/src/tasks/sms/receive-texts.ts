import { listNotifications, listSms, readClock, receiveSms, withoutHeadsUp } from '@androidworld/android-kit';
import { type TaskContext, waitUntil } from '@androidworld/core';
import { apps } from '../../apps/apps.ts';

type Scene = Pick<TaskContext, 'device' | 'signal'>;

/** A text from outside. */
export interface IncomingText {
  readonly from: string;
  readonly body: string;
}

/**
 * Has texts arrive, one after the other; their notifications lie in the shade, not over the app that is opened next.
 *
 * @param options.lastIsLater the last one arrives in a later second than the others: the app orders conversations by
 *   whole seconds
 */
export async function receiveTexts(
  scene: Scene,
  texts: readonly IncomingText[],
  { lastIsLater = false }: { readonly lastIsLater?: boolean } = {},
): Promise<void> {
  const { device, signal } = scene;
  const { packageName } = apps.simpleSmsMessenger;
  const senders = new Set(texts.map(({ from }) => from));
  await withoutHeadsUp(device, { signal }, async () => {
    for (const [index, text] of texts.entries()) {
      if (lastIsLater && index === texts.length - 1) await nextSecond(scene);
      await receiveSms(device, text, { signal });
    }
    await waitUntil(async () => (await listNotifications(device, packageName, { signal })).size >= senders.size, {
      device,
      what: `${packageName} on ${device.serial} has told of the texts of ${senders.size} people`,
      signal,
    });
  });
}

/** Waits until the phone's clock shows another second than that of the newest text. */
async function nextSecond({ device, signal }: Scene): Promise<void> {
  const [newest] = await listSms(device, 'inbox', { signal });
  if (newest === undefined) return;
  await waitUntil(async () => (await readClock(device, { signal })) > newest.dateMs, {
    device,
    what: `the clock of ${device.serial} has gone on since the newest text arrived`,
    signal,
  });
}
