import type { Intent, ScreenOrientation } from '@androidworld/app-sdk';
import type { RecentTask } from '@androidworld/app-sdk/system';
import { illegalArgument } from '../java-exception.ts';
import { intentFlags } from '../packages/intent-text.ts';
import type { ProcessRecord } from '../processes/process-record.ts';
import type { SystemServer } from '../system-server.ts';
import type { Activities } from '../system-services.ts';
import {
  ActivityLauncher,
  type LaunchOptions,
  type LaunchSystem,
  type LiveOutcome,
  targetOf,
} from './activity-launcher.ts';
import { ActivityLifecycle, type LifecycleSystem } from './activity-lifecycle.ts';
import type { ActivityRecord } from './activity-record.ts';
import { type ChooserOptions, type ChooserSystem, openChooser } from './chooser.ts';
import { requireSavedState } from './saved-instance-state.ts';
import type { Task } from './task.ts';
import { TaskList } from './task-list.ts';

export interface StartOptions extends Omit<LaunchOptions, 'type'> {
  readonly stopFirst?: boolean;
}

/** What activities need of the rest of the system. */
type ActivitySystem = ChooserSystem &
  LaunchSystem &
  LifecycleSystem &
  Pick<SystemServer, 'content' | 'crashes' | 'isUp' | 'legacyApps' | 'panel' | 'suspendedApps'>;

/** The activity task manager: which activity is where, and how one comes to the front. */
export class ActivityTasks implements Activities {
  readonly #system: ActivitySystem;
  readonly #tasks = new TaskList();
  readonly #lifecycle: ActivityLifecycle;
  readonly #launcher: ActivityLauncher;
  /** What was in front when the recent apps were asked for. */
  #overviewFrom: Task | undefined;

  constructor(system: ActivitySystem) {
    this.#system = system;
    this.#lifecycle = new ActivityLifecycle(system, this.#tasks);
    this.#launcher = new ActivityLauncher(system, this.#tasks, () => this.#show());
  }

  tasks(): readonly Task[] {
    return this.#tasks.live;
  }

  recentTasks(): readonly Task[] {
    return this.#tasks.recent;
  }

  top(): ActivityRecord | undefined {
    return this.#tasks.top;
  }

  find(token: number): ActivityRecord | undefined {
    return this.#tasks.find(token);
  }

  visible(): readonly ActivityRecord[] {
    return this.#tasks.visible();
  }

  stacked(): readonly ActivityRecord[] {
    return this.#tasks.stacked();
  }

  async start(given: Intent, options: StartOptions): Promise<LiveOutcome> {
    const intent = given.component === undefined ? await this.withType(given) : given;
    const [best] = this.#system.packages.activitiesFor(intent);
    if (best === undefined) {
      if (intent.component === undefined) return { result: 'unresolved' };
      return { result: 'class-not-found', component: intent.component };
    }
    if (options.stopFirst) {
      await this.#system.processes.kill(best.package.packageName, { stopped: true, reason: 'start with -S' });
    }
    if (intent.component === undefined && !this.#system.packages.isClear(intent)) {
      const resolved = await this.choose(intent, { ...options, resolver: true });
      if (resolved.result !== 'class-not-found') return resolved;
    }
    const target = targetOf(best, intent);
    this.#launcher.requireAccess(target, options);
    const { legacyApps, suspendedApps } = this.#system;
    if (target.record.suspendedBy.size > 0) return suspendedApps.explain(target.record, options);
    if (legacyApps.needsReview(target.record)) return legacyApps.review(target.record, target.intent, options);
    const asHome = isHomeIntent(intent) && (intent.component === undefined || options.caller.uid <= 1000);
    const outcome = await this.#launcher.launch(target, { ...options, ...(asHome ? { type: 'home' } : {}) });
    await legacyApps.warn(target.record, outcome);
    return outcome;
  }

  /** Shows who could answer, and starts whom the person picks. */
  choose(intent: Intent, options: ChooserOptions): Promise<LiveOutcome> {
    return openChooser(this.#system, intent, options);
  }

  async home(): Promise<void> {
    await this.#system.setPanel('none');
    await this.#bringHome();
  }

  /**
   * The recent apps, which are a screen of the launcher. Asked for again there: the next card's task, as a second press of
   * the key on a phone.
   */
  async overview(): Promise<void> {
    if (this.#system.panel !== 'recents') {
      this.#overviewFrom = this.#tasks.live[0];
      await this.#bringHome();
      await this.#system.setPanel('recents');
      return;
    }
    const [newest, next] = this.#tasks.recent;
    const task = newest === this.#overviewFrom ? next : newest;
    if (task === undefined) await this.#system.setPanel('none');
    else await this.moveToFront(task.taskId);
  }

  /** BACK on the recent apps: to what was in front before, if it is still there. */
  async leaveOverview(): Promise<void> {
    const task = this.#overviewFrom;
    if (task?.type === 'standard' && this.#tasks.recent.includes(task)) await this.moveToFront(task.taskId);
    else await this.#system.setPanel('none');
  }

  async #bringHome(): Promise<void> {
    const launcher = this.#system.packages
      .activitiesFor(homeIntent)
      .find(({ package: each }) => !this.#system.crashes.isBad(each.packageName));
    if (launcher === undefined) {
      for (const task of this.#tasks.all) task.remove(() => true);
      this.#lifecycle.settle();
      return;
    }
    const options = { caller: { uid: 1000 }, callerPackage: 'android', type: 'home' } as const;
    await this.#launcher.launch(targetOf(launcher, homeIntent), options);
  }

  async back(): Promise<void> {
    const top = this.top();
    if (top === undefined || (top.task.type === 'home' && top.task.activities.length === 1)) return;
    const isLast = top.task.activities.length === 1;
    const isEntry = top.intent.categories?.includes('android.intent.category.LAUNCHER') ?? false;
    // Since Android 12 an app opened from the launcher is kept as it is when one leaves it.
    if (isLast && isEntry) await this.#moveTaskToBack(top.task);
    else await this.finishByApp(top.token);
  }

  async moveToFront(taskId: number): Promise<void> {
    const task = this.#tasks.findTask(taskId);
    if (task === undefined) throw illegalArgument(`Unable to find task ID ${taskId}`);
    await this.#system.setPanel('none');
    // Recents is a screen of the launcher: what is chosen there lies over home.
    const home = this.#tasks.live.find(({ type }) => type === 'home');
    if (home !== undefined && home !== task) this.#tasks.toFront(home, this.#system.clock.now());
    if (task.activities.length > 0) {
      this.#tasks.toFront(task, this.#system.clock.now());
      await this.#show();
      return;
    }
    const { baseIntent } = task;
    const intent = { ...baseIntent, flags: (baseIntent.flags ?? 0) | intentFlags.launchedFromHistory };
    await this.start(intent, { caller: { uid: 1000 }, callerPackage: null, inTask: task });
  }

  async removeTask(taskId: number): Promise<boolean> {
    const task = this.#tasks.findTask(taskId);
    if (task === undefined) return false;
    this.#tasks.drop((each) => each === task);
    for (const activity of task.remove(() => true)) activity.ended(activity.result);
    await this.#show();
    return true;
  }

  recents(): readonly RecentTask[] {
    return this.#tasks.recent.flatMap(({ taskId, packageName, top }) => {
      const record = this.#system.packages.find(packageName);
      if (record === undefined) return [];
      const { label, icon } = record.manifest;
      return [{ taskId, packageName, label: top?.title ?? label, icon }];
    });
  }

  /** Ends an activity; who waits for its result is told, and what lies below comes forward. */
  finish(token: number): void {
    this.#finish(token);
    this.#system.background('what lies below the last activity', () => this.#show());
  }

  /** The same, done when what lies below is there. */
  async finishByApp(token: number): Promise<void> {
    this.#finish(token);
    await this.#show();
  }

  /** moveTaskToBack */
  async moveToBack(token: number): Promise<void> {
    const task = this.find(token)?.task;
    if (task !== undefined) await this.#moveTaskToBack(task);
  }

  /**
   * onSaveInstanceState
   *
   * @throws TransactionTooLargeException
   */
  saveState(token: number, json: string): void {
    const activity = this.find(token);
    if (activity !== undefined) activity.savedState = requireSavedState(activity.component, json);
  }

  setRequestedOrientation(token: number, orientation: ScreenOrientation): void {
    const activity = this.find(token);
    if (activity === undefined) return;
    activity.requestedOrientation = orientation;
    this.#lifecycle.settle();
  }

  /** The person turned the phone, or locked the way its screen is held. */
  rotationChanged(): void {
    this.#lifecycle.settle();
  }

  /** Processes of a package have ended; its activities that had stopped live on. */
  async processesDied(packageName: string, processes: readonly ProcessRecord[]): Promise<void> {
    this.#lifecycle.died(packageName, processes);
    await this.#show();
  }

  /** A package was stopped, or is gone. */
  async packageEnded(packageName: string): Promise<void> {
    this.#lifecycle.packageEnded(packageName);
    await this.#show();
  }

  finishCrashed(process: ProcessRecord, options: { readonly all: boolean }): void {
    this.#lifecycle.finishCrashed(process, options);
  }

  /** Recents shows nothing of a package any more, and nobody asks for it: its data or itself is gone. */
  async forget(packageName: string): Promise<void> {
    this.#lifecycle.endQuestions(packageName);
    this.#tasks.drop((task) => task.packageName === packageName && task.activities.length === 0);
    await this.#show();
  }

  clear(): void {
    this.#tasks.drop(() => true);
  }

  /** Data behind a content URI has a type that filters ask for. */
  async withType(intent: Intent): Promise<Intent> {
    if (intent.type !== undefined || !intent.data?.startsWith('content:')) return intent;
    const type = await this.#system.content.findType(intent.data);
    if (type === null) return intent;
    const typed = { ...intent, type };
    return this.#system.packages.activitiesFor(typed).length > 0 ? typed : intent;
  }

  #finish(token: number): void {
    const activity = this.find(token);
    if (activity === undefined) return;
    activity.task.remove((each) => each === activity);
    activity.ended(activity.result);
    this.#lifecycle.settle();
  }

  async #moveTaskToBack(task: Task): Promise<void> {
    this.#tasks.toBack(task);
    if (this.tasks()[0] === task) await this.home();
    else await this.#show();
  }

  /** Shows what is in front now: home when nothing else is there. */
  async #show(): Promise<void> {
    this.#lifecycle.settle();
    if (!this.#system.isUp) return;
    await this.#lifecycle.startVisible();
    if (this.top() === undefined) await this.home();
  }
}

/** AOSP `ActivityRecord.isHomeIntent` */
function isHomeIntent({ action, categories, data, type }: Intent): boolean {
  const isPlain = data === undefined && type === undefined && categories?.length === 1;
  return isPlain && action === homeIntent.action && categories[0] === homeIntent.categories?.[0];
}

const homeIntent: Intent = {
  action: 'android.intent.action.MAIN',
  categories: ['android.intent.category.HOME'],
  flags: intentFlags.newTask,
};
