import type { SystemLog } from './log.ts';

/** An entry of `logcat -b events`. @see AOSP `EventLogTags.logtags`, for what each tag has */
export function writeEvent(
  log: SystemLog,
  tag: string,
  values: readonly (string | number)[],
  from?: { readonly pid: number; readonly uid: number },
): void {
  const sender = from === undefined ? {} : { pid: from.pid, uid: from.uid };
  log.write({ buffer: 'events', priority: 'I', tag, message: `[${values.join(',')}]`, ...sender });
}
