import { type CallOptions, type Device, sh } from '@androidworld/core';
import { run } from '../shell/run.ts';

/** Takes every task off the recents screen. */
export async function closeRecents(device: Device, options: CallOptions = {}): Promise<void> {
  const output = await run(device, sh`dumpsys activity recents`, options);
  const ids = new Set([...output.matchAll(/\* Recent #\d+: Task\{\S+ #(\d+) type=standard/g)].map(([, id = '']) => id));
  if (ids.size === 0) return;
  // A task may end by itself in between: its removal then fails, and that is as good.
  await device.shell(sh`for id in ${[...ids]}; do am stack remove $id; done`, options);
}
