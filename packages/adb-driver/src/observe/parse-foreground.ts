import type { ForegroundActivity } from '@androidworld/core/driver';

/**
 * Finds the activity in front in the output of `dumpsys activity activities`: the first line with a resumed activity.
 * The field's name is `mResumedActivity` up to Android 11, `topResumedActivity` and `ResumedActivity` since.
 *
 * @returns `undefined` when nothing is resumed, e.g. while an app starts
 */
export function parseForeground(output: string): ForegroundActivity | undefined {
  const match = /ResumedActivity[:=]\s*ActivityRecord\{\S+ u\d+ ([\w.]+)\/([\w.$]+)/.exec(output);
  const [, packageName, activity] = match ?? [];
  if (!packageName || !activity) return undefined;
  return { packageName, activity: activity.startsWith('.') ? packageName + activity : activity };
}
