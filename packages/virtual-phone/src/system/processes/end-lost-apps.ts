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
  const stacked = activities.stacked().map(({ component }) => component.packageName);
  const front = activities.visible()[0]?.component.packageName ?? systemUi;
  for (const packageName of new Set(stacked)) {
    if (packageName === front || packageName === systemUi) continue;
    await processes.kill(packageName, { reason: 'its screens are gone' });
  }
  if (isStuck) await processes.notResponding(front, reason);
  else await processes.crash(front, `java.lang.OutOfMemoryError: ${reason}`);
}
