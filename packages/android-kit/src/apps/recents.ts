import { type CallOptions, type Device, sh } from '@androidworld/core';
import { run } from '../shell/run.ts';

/** Takes every task off the recents screen. */
export async function closeRecents(device: Device, options: CallOptions = {}): Promise<void> {
  const output = await run(device, sh`dumpsys activity recents`, options);
  const ids = new Set([...output.matchAll(/\* Recent #\d+: Task\{\S+ #(\d+) type=standard/g)].map(([, id]) => id));
  // A task may end by itself in between: its removal then fails, and that is as good.
  for (const id of ids) if (id !== undefined) await device.shell(sh`am stack remove ${id}`, options);
}
