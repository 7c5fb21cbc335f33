import type { VirtualApp } from '@androidworld/app-sdk';
import { checkApps } from '../check-apps.ts';
import { findLayoutTexts } from '../screen/check-layout-texts.ts';
import { illegalArgument } from '../system/java-exception.ts';
import { intentFlags } from '../system/packages/intent-text.ts';
import type { SystemServer } from '../system/system-server.ts';

/** How long the screens of an app have to save what they show. */
const savingMs = 5_000;

/** What somebody who develops an app does to a running phone. */
export interface AppUpdates {
  /** Starts an app as a tap on its icon does. */
  open(packageName: string): Promise<void>;
  /** Loads the screens of an app anew, from where its `ui` says. Its activities stay, with their intents and saved state. */
  reloadScreens(packageName: string): void;
  /**
   * Puts another version of an app in the place of the one that is installed. Its data stays. Its process starts anew, and
   * its activities come back with their intents and saved state, as after a process that was killed in the background.
   *
   * @throws {JavaException} IllegalArgumentException when it is not installed; AW_PLUGIN_INVALID for a manifest that is none
   */
  update(app: VirtualApp): Promise<void>;
  /**
   * Tells of each failure of an app from now on: its crashes, and screens that are missing or cannot be loaded.
   *
   * @returns a function that ends it
   */
  onFailure(packageName: string, listener: (failure: string) => void): () => void;
  /** What is wrong with what the screens show, once nothing on them moves; undefined when they are as on a device. */
  findProblem(): Promise<string | undefined>;
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
      const intent = { action: 'android.intent.action.MAIN', categories: ['android.intent.category.LAUNCHER'] };
      await activities.start({ ...intent, component, flags: intentFlags.newTask }, asSystem);
    },
    reloadScreens: (packageName) => page.reloadScreens(packageName),
    async update(app) {
      checkApps([app]);
      const { packageName } = app.manifest;
      const seen = activities.visible().some(({ component }) => component.packageName === packageName);
      const [front] = activities.tasks();
      const wasRunning = processes.find(packageName) !== undefined;
      const comesBack = seen && front?.type === 'standard' ? front.taskId : undefined;
      if (comesBack !== undefined) {
        await activities.home();
        await system.screen?.idle({ timeoutMs: savingMs });
      }
      packages.update(app);
      page.reloadScreens(packageName);
      await processes.kill(packageName, { reason: 'the package was replaced' });
      if (comesBack !== undefined) await activities.moveToFront(comesBack);
      else if (wasRunning) await processes.ensure(packageName);
    },
    onFailure(packageName, listener) {
      return system.log.follow(({ buffer, uid, priority, tag, message }) => {
        const isCrash = buffer === 'crash' && uid === packages.find(packageName)?.uid;
        if (isCrash || (tag === packageName && priority === 'E')) listener(message);
      });
    },
    async findProblem() {
      try {
        await system.screen?.idle({ timeoutMs: savingMs });
      } catch (error) {
        // A screen that never rests has no state to be judged; the next one that is saved may.
        if (error instanceof Error && 'code' in error && error.code === 'AW_TIMEOUT') return undefined;
        throw error;
      }
      for (const window of (await system.screen?.windows()) ?? []) {
        const problem = window.active ? findLayoutTexts(window.root) : undefined;
        if (problem !== undefined) return problem;
      }
      return undefined;
    },
    showProblem: (text) => page.send({ kind: 'problem', text }),
  };
}
