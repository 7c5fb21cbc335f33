import { type CallOptions, type Device, sh } from '@androidworld/core';
import type { ForegroundActivity } from '@androidworld/core/driver';
import { run } from '../shell/run.ts';

/** The activity in front; undefined while none is. */
export async function foregroundActivity(
  device: Device,
  options: CallOptions = {},
): Promise<ForegroundActivity | undefined> {
  const output = await run(device, sh`dumpsys activity activities`, options);
  // 13 prints `topResumedActivity=` per task and `ResumedActivity:` per display; 11 and older `mResumedActivity:`.
  const [, packageName, name] = /ResumedActivity[:=]\s*ActivityRecord\{\S+ u\d+ ([^/\s]+)\/(\S+)/.exec(output) ?? [];
  if (packageName === undefined || name === undefined) return undefined;
  return { packageName, activity: name.startsWith('.') ? packageName + name : name };
}
