import { closeRecents, listSms, run } from '@androidworld/android-kit';
import { sh, type TaskContext, waitUntil } from '@androidworld/core';
import { centerOf, findElement } from '@androidworld/core/agent';
import { apps } from '../../apps/apps.ts';
import type { WantedSms } from './is-only-sent.ts';

/**
 * Has the app send a message, as part of a set-up, and closes it. Through its screen: Android takes sent messages from
 * the default SMS app only.
 */
export async function sendFromApp(
  { device, signal }: Pick<TaskContext, 'device' | 'signal'>,
  { number, message }: WantedSms,
): Promise<void> {
  const { packageName } = apps.simpleSmsMessenger;
  await run(
    device,
    sh`am start -W -a android.intent.action.SENDTO -d ${`sms:${number}`} --es sms_body ${message} -p ${packageName}`,
    { signal },
  );
  const button = await waitUntil(
    async () => {
      const screen = await device.observe({ screenshot: false, signal });
      const isTyped = findElement({ resourceId: 'thread_type_message', text: message, packageName }, screen);
      return isTyped && findElement({ resourceId: 'thread_send_message', packageName }, screen)?.bounds;
    },
    { device, what: `${packageName} on ${device.serial} offers to send the message it was given`, signal },
  );
  await device.perform({ type: 'tap', at: centerOf(button) }, { signal });
  await waitUntil(async () => (await listSms(device, 'sent', { signal })).some(({ body }) => body === message), {
    device,
    what: `the message to ${number} has been sent from ${device.serial}`,
    signal,
  });
  await device.perform({ type: 'key', keycode: 'KEYCODE_HOME' }, { signal });
  await device.apps.stop(packageName, { signal });
  await closeRecents(device, { signal });
}
