import { foregroundActivity, listAllSms, type StoredSms } from '@androidworld/android-kit';
import { isAndroidWorldError, type Score, type ScoreContext, waitUntil } from '@androidworld/core';
import { apps } from '../../apps/apps.ts';
import { describeRowsChange } from '../../checks/describe-change.ts';
import { judge } from '../../checks/judge.ts';
import { isOnlySent, type WantedSms } from './is-only-sent.ts';
import type { MessagesBefore } from './prepare-messages.ts';

type Scene = Pick<ScoreContext, 'device' | 'signal'>;

/** 1 if the message was sent, and nothing else, the messages there were are all there, and the app is in front. */
export async function scoreSentInApp(scene: Scene, wanted: WantedSms, before: MessagesBefore): Promise<Score> {
  const front = await foregroundActivity(scene.device, { signal: scene.signal });
  if (front?.packageName === apps.simpleSmsMessenger.packageName) return scoreSent(scene, wanted, before);
  return judge(false, { expected: 'Simple SMS Messenger in front', found: front?.packageName ?? 'no app' });
}

/** The same, whatever app is in front. */
export async function scoreSent(scene: Scene, wanted: WantedSms, before: MessagesBefore): Promise<Score> {
  const after = await settledMessages(scene);
  return judge(isOnlySent(after, before.messages, wanted), {
    expected: `one new message, sent to ${wanted.number}: ${JSON.stringify(wanted.message)}`,
    found: describeRowsChange(after, before.messages, ({ box, address, body }) => `${box} ${address}: ${body}`),
  });
}

/** Looks again while a message is on its way: it is sent, or has failed, soon after. */
async function settledMessages({ device, signal }: Scene): Promise<readonly StoredSms[]> {
  let messages: readonly StoredSms[] = [];
  try {
    await waitUntil(
      async () => {
        messages = await listAllSms(device, { signal });
        return messages.every(({ box }) => box !== 'outbox' && box !== 'queued');
      },
      { device, what: 'no message is on its way', timeoutMs: 5_000, signal },
    );
  } catch (error) {
    // A message that is still on its way has not been sent.
    if (!isAndroidWorldError(error, 'AW_TIMEOUT')) throw error;
  }
  return messages;
}
