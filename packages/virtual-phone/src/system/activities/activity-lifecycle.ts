import { hashOf } from '../identity-hash.ts';
import { shortComponent } from '../packages/intent-text.ts';
import type { ProcessRecord } from '../processes/process-record.ts';
import type { SystemServer } from '../system-server.ts';
import { writeEvent } from '../write-event.ts';
import type { ActivityRecord } from './activity-record.ts';
import { orientationOf } from './display-rotation.ts';
import type { TaskList } from './task-list.ts';

/** What the life of activities needs of the rest of the system. */
export type LifecycleSystem = Pick<
  SystemServer,
  | 'background'
  | 'displayRotation'
  | 'legacyApps'
  | 'log'
  | 'permissionRequests'
  | 'processes'
  | 'publish'
  | 'rotationPolicy'
>;

/**
 * Brings activities to the states that follow from the order of the tasks: which one is resumed, which are stopped, which
 * end or begin anew, and which need a process. Nothing else changes their states.
 */
export class ActivityLifecycle {
  readonly #system: LifecycleSystem;
  readonly #tasks: TaskList;

  constructor(system: LifecycleSystem, tasks: TaskList) {
    this.#system = system;
    this.#tasks = tasks;
  }

  /** States follow from the order, the way the screen is held from what is seen, and the screen from both. */
  settle(): void {
    this.#endLeft();
    const visible = this.#tasks.visible();
    for (const task of this.#tasks.all) {
      for (const activity of task.activities) {
        if (activity.process === undefined) continue;
        const index = visible.indexOf(activity);
        const state = index === 0 ? 'RESUMED' : index > 0 ? 'PAUSED' : 'STOPPED';
        if (state === 'RESUMED' && activity.state !== state) this.#tellResumed(activity);
        activity.state = state;
      }
    }
    this.#turnScreen(visible);
    this.#tasks.sweep();
    this.#system.publish();
  }

  #tellResumed({ component, token, process }: ActivityRecord): void {
    const { log } = this.#system;
    const reason = 'resumeTopActivity - onActivityStateChanged';
    writeEvent(log, 'wm_set_resumed_activity', [0, shortComponent(component), reason]);
    const resumed = [Number.parseInt(hashOf(`${token}`), 16), component.className, 'RESUME_ACTIVITY'];
    writeEvent(log, 'wm_on_resume_called', resumed, process);
  }

  /** Starts the processes of activities that are to be seen: they begin with their saved state. */
  async startVisible(): Promise<void> {
    for (;;) {
      const waiting = this.#tasks.visible().find(({ process }) => process === undefined);
      if (waiting === undefined) return;
      await this.#start(waiting);
      this.settle();
    }
  }

  /** Processes of a package have ended by themselves or for want of memory, and with them the dialogs in its name. */
  died(packageName: string, processes: readonly ProcessRecord[]): void {
    this.#endWarnings(packageName);
    this.#end(({ process, state }) => process !== undefined && processes.includes(process) && state !== 'STOPPED');
    for (const activity of this.#tasks.stacked()) {
      if (activity.process !== undefined && processes.includes(activity.process)) activity.detach();
    }
  }

  /**
   * A package was stopped, or is gone: so are its activities, and the tasks made for it, whoever else has an activity in
   * them. A question of the permission controller's stays: it is asked in another process (AOSP
   * `RootWindowContainer.finishDisabledPackageActivities()`), and answered when nobody waits for it any more.
   */
  packageEnded(packageName: string): void {
    this.#endWarnings(packageName);
    const questions = this.#system.permissionRequests.dialogsFor(packageName);
    this.#end(
      ({ task, component, token }) =>
        [task.packageName, component.packageName].includes(packageName) && !questions.includes(token),
    );
    for (const { token, task } of this.#tasks.stacked()) {
      const root = task.activities[0];
      if (questions.includes(token) && root !== undefined) task.rebase(root);
    }
  }

  /** Nothing is known of a package any more, so nothing is asked for it. */
  endQuestions(packageName: string): void {
    const questions = this.#system.permissionRequests.dialogsFor(packageName);
    this.#end(({ token }) => questions.includes(token));
  }

  /** Activities that a crash ends: the top ones. AOSP `finishTopCrashedActivities`, `WindowProcessController.handleAppCrash` */
  finishCrashed(process: ProcessRecord, { all }: { readonly all: boolean }): void {
    this.#end((activity) => activity.process === process && (all || activity === activity.task.top));
  }

  /** Activities with noHistory that are no longer seen. */
  #endLeft(): void {
    const visible = this.#tasks.visible();
    this.#end(({ noHistory, state, token }) => {
      const wasSeen = state === 'RESUMED' || state === 'PAUSED';
      return noHistory && wasSeen && !visible.some((each) => each.token === token);
    });
  }

  #end(isEnded: (activity: ActivityRecord) => boolean): void {
    for (const task of this.#tasks.all) {
      for (const activity of task.remove(isEnded)) activity.ended();
    }
  }

  /** What is said of a process that has ended. */
  #endWarnings(packageName: string): void {
    const warnings = this.#system.legacyApps.dialogsFor(packageName);
    this.#end(({ token }) => warnings.includes(token));
  }

  async #start(activity: ActivityRecord): Promise<void> {
    const { packageName } = activity.component;
    try {
      const process = await this.#system.processes.ensure(packageName, activity.processName);
      activity.attach(process);
    } catch (error) {
      const message = `Exception when starting activity ${packageName}/${activity.component.className}: ${error}`;
      this.#system.log.write({ buffer: 'system', priority: 'E', tag: 'ActivityTaskManager', message });
      this.#end((each) => each === activity);
    }
  }

  #turnScreen(visible: readonly ActivityRecord[]): void {
    const { displayRotation, rotationPolicy } = this.#system;
    const asked = visible.map(({ requestedOrientation, declaration }) => ({
      orientation: requestedOrientation,
      isTranslucent: declaration.translucent ?? false,
    }));
    displayRotation.update(orientationOf(asked), rotationPolicy);
    const isLandscape = displayRotation.current % 2 === 1;
    for (const activity of visible) {
      if (activity.process === undefined) continue;
      const { isLandscape: before } = activity;
      activity.isLandscape = isLandscape;
      // Others begin anew when they are seen next.
      if (before !== undefined && before !== isLandscape && !activity.handlesRotation) activity.generation += 1;
    }
  }
}
