import type { SystemServer } from '../system-server.ts';
import { systemUi } from '../system-ui.ts';

/**
 * Ends the apps whose screens ran on a page that is gone. They all ran there, so that none goes on; the one in front, which
 * a person used, is the one that did not respond or crashed, as Android blames the window that has the focus.
 */
export async function endLostApps(
  system: SystemServer,
  { isStuck, reason }: { readonly isStuck: boolean; readonly reason: string },
): Promise<void> {
  const { activities, processes } = system;
  const blamed = activities.visible()[0];
  const { packageName = systemUi, processName = packageName } = blamed?.process ?? {};
  const shown = new Set(activities.stacked().map(({ process }) => process));
  for (const process of shown) {
    if (process === undefined || process === blamed?.process || process.packageName === systemUi) continue;
    await processes.killProcess(process, 'its screens are gone');
  }
  if (isStuck) await processes.notResponding(packageName, reason, processName);
  else await processes.crash(packageName, `java.lang.OutOfMemoryError: ${reason}`, processName);
}
