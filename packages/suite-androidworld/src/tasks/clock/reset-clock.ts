import { clearAppData } from '@androidworld/android-kit';
import type { TaskContext } from '@androidworld/core';
import { apps } from '../../apps/apps.ts';

/** No stopwatch, no timers: as after installation. */
export async function resetClock({ device, signal }: TaskContext): Promise<undefined> {
  await clearAppData(device, apps.clock.packageName, { signal });
  return undefined;
}
