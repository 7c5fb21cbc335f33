import type { VirtualApp } from '@androidworld/app-sdk';
import { illegalArgument } from '../system/java-exception.ts';
import type { SystemServer } from '../system/system-server.ts';

/** What somebody who develops an app does to a running phone. */
export interface AppUpdates {
  /** Starts an app as a tap on its icon does. */
  open(packageName: string): Promise<void>;
  /** Loads the screens of an app anew, from where its `ui` says. Its activities stay, with their intents. */
  reloadScreens(packageName: string): void;
  /**
   * Puts another version of an app in the place of the one that is installed. Its data stays; its process starts anew, and
   * so do the activities it had.
   *
   * @throws {JavaException} IllegalArgumentException when it is not installed
   */
  update(app: VirtualApp): Promise<void>;
  /** Shows over the screen what is wrong; null takes it away. */
  showProblem(text: string | null): void;
}

export function appUpdates(system: SystemServer): AppUpdates {
  const { packages, processes, activities, page } = system;
  const asSystem = { caller: { uid: 1000 }, callerPackage: 'android' };
  return {
    async open(packageName) {
      const component = packages.launcherActivity(packageName);
      if (component === undefined) throw illegalArgument(`${packageName} has no activity for the launcher`);
      const { action, categories } = launcherIntent;
      await activities.start({ action, categories, component, flags: launcherIntent.flags }, asSystem);
    },
    reloadScreens: (packageName) => page.reloadScreens(packageName),
    async update(app) {
      const { packageName } = app.manifest;
      const running = activities
        .stacked()
        .filter(({ component }) => component.packageName === packageName)
        .map(({ intent, component }) => ({ ...intent, component }));
      const wasRunning = processes.find(packageName) !== undefined;
      packages.update(app);
      page.reloadScreens(packageName);
      await processes.kill(packageName, { reason: 'the package was replaced' });
      if (wasRunning) await processes.ensure(packageName);
      for (const intent of running) await activities.start(intent, asSystem);
    },
    showProblem: (text) => page.send({ kind: 'problem', text }),
  };
}

const launcherIntent = {
  action: 'android.intent.action.MAIN',
  categories: ['android.intent.category.LAUNCHER'],
  flags: 0x10200000,
} as const;
