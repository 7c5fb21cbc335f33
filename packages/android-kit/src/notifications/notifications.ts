import { type CallOptions, type Device, sh } from '@androidworld/core';
import { putSetting } from '../settings/settings.ts';
import { run } from '../shell/run.ts';

/** Keys of the notifications an app has posted, without the summary Android itself adds to several of them. */
export async function listNotifications(
  device: Device,
  packageName: string,
  options: CallOptions = {},
): Promise<ReadonlySet<string>> {
  const output = await run(device, sh`dumpsys notification --package ${packageName}`, options);
  const records = output.matchAll(/NotificationRecord\(\S+ pkg=(\S+) .*? key=(\S+): /g);
  return new Set(
    [...records]
      .filter(([, owner, key = '']) => owner === packageName && !key.includes('|ranker_group|'))
      .map(([, , key = '']) => key),
  );
}

/**
 * Does work during which no notification pops up over the screen; those that come stay in the shade. Pop-ups are on
 * afterwards, whatever became of the work.
 */
export async function withoutHeadsUp<T>(device: Device, options: CallOptions, work: () => Promise<T>): Promise<T> {
  const setting = 'heads_up_notifications_enabled';
  await putSetting(device, 'global', setting, 0, options);
  try {
    return await work();
  } finally {
    await putSetting(device, 'global', setting, 1, options);
  }
}
