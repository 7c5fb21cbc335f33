import type { ActivityResult, RecentTask } from '../app-sdk/api.ts';
import type { Intent } from '../app-sdk/intent.ts';
import type { ActivityDeclaration } from '../app-sdk/manifest.ts';
import type { Identity } from '../disk/disk.ts';
import { type ChooserOptions, openChooser } from './chooser.ts';
import { findPlace, type Target } from './find-place.ts';
import { intentFlags, renderIntent, renderShortIntent, shortComponent } from './intent-text.ts';
import { illegalArgument, securityException } from './java-exception.ts';
import type { PackageRecord } from './package-record.ts';
import type { Activities, StartOutcome } from './phone-system.ts';
import { TaskList } from './task-list.ts';
import { LiveActivity, type LiveTask } from './task-record.ts';
import type { VirtualSystem } from './virtual-system.ts';

export interface StartOptions {
  readonly caller: Identity;
  readonly callerPackage: string | null;
  readonly stopFirst?: boolean;
  /** Activity that starts the other one, in the same task. */
  readonly source?: number;
  readonly onResult?: (result: ActivityResult) => void;
}

/** `token` of the activity that is there now. */
export type LiveOutcome = StartOutcome & { readonly token?: number };

/** The activity task manager: which activity is where, and how one comes to the front. */
export class ActivityTasks implements Activities {
  readonly #system: VirtualSystem;
  readonly #tasks = new TaskList();
  #lastToken = 0;

  constructor(system: VirtualSystem) {
    this.#system = system;
  }

  tasks(): readonly LiveTask[] {
    return this.#tasks.live;
  }

  top(): LiveActivity | undefined {
    return this.#tasks.top;
  }

  find(token: number): LiveActivity | undefined {
    return this.#tasks.find(token);
  }

  visible(): readonly LiveActivity[] {
    return this.#tasks.visible();
  }

  stacked(): readonly LiveActivity[] {
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
    this.#requireAccess(best.package, best.activity, intent, options);
    const component = { packageName: best.package.packageName, className: best.activity.name };
    return this.#launch({ record: best.package, activity: best.activity, intent: { ...intent, component } }, options);
  }

  /** Shows who could answer, and starts whom the person picks. */
  choose(intent: Intent, options: ChooserOptions): Promise<LiveOutcome> {
    return openChooser(this.#system, intent, options);
  }

  async home(): Promise<void> {
    await this.#system.setPanel('none');
    const task = this.#tasks.all.find(({ type, activities }) => type === 'home' && activities.length > 0);
    if (task !== undefined) {
      this.#toFront(task);
      // A launcher goes back to its first page when HOME is pressed on it.
      task.top?.deliver(homeIntent);
      this.#settle();
      return;
    }
    const launcher = this.#system.packages
      .activitiesFor(homeIntent)
      .find(({ package: each }) => !this.#system.crashes.isBad(each.packageName));
    if (launcher === undefined) {
      for (const each of this.#tasks.all) each.activities.length = 0;
      this.#settle();
      return;
    }
    const component = { packageName: launcher.package.packageName, className: launcher.activity.name };
    const intent = { ...homeIntent, component };
    await this.#launch({ record: launcher.package, activity: launcher.activity, intent }, { home: true });
  }

  async back(): Promise<void> {
    const top = this.top();
    if (top === undefined || (top.task.type === 'home' && top.task.activities.length === 1)) return;
    const isLast = top.task.activities.length === 1;
    const isEntry = top.intent.categories?.includes('android.intent.category.LAUNCHER') ?? false;
    // Since Android 12 an app opened from the launcher is kept as it is when one leaves it.
    if (!(isLast && isEntry)) this.finish(top.token);
    if (isLast && leavesHome(top)) await this.home();
  }

  async moveToFront(taskId: number): Promise<void> {
    const task = this.#tasks.all.find((each) => each.taskId === taskId);
    if (task === undefined) throw illegalArgument(`Unable to find task ID ${taskId}`);
    await this.#system.setPanel('none');
    if (task.activities.length > 0) {
      this.#toFront(task);
      this.#settle();
      return;
    }
    await this.start(task.baseIntent, { caller: { uid: 1000 }, callerPackage: null });
  }

  async removeTask(taskId: number): Promise<boolean> {
    const task = this.#tasks.all.find((each) => each.taskId === taskId);
    if (task === undefined) return false;
    this.#drop(task);
    const { activities } = task;
    task.activities = [];
    for (const activity of activities) activity.onResult?.(activity.result);
    await this.#showSomething();
    return true;
  }

  recents(): readonly RecentTask[] {
    return this.#tasks.all
      .filter((task) => task.type === 'standard' && !task.excludeFromRecents)
      .flatMap((task) => {
        const record = this.#system.packages.find(task.affinity);
        if (record === undefined) return [];
        const { label, icon } = record.manifest;
        return [{ taskId: task.taskId, packageName: task.affinity, label: task.top?.title ?? label, icon }];
      });
  }

  /** Ends an activity; who waits for its result is told. */
  finish(token: number): void {
    const activity = this.find(token);
    if (activity === undefined) return;
    const { task } = activity;
    task.activities = task.activities.filter((each) => each !== activity);
    if (task.activities.length === 0 && task.type === 'standard' && task.excludeFromRecents) this.#drop(task);
    activity.onResult?.(activity.result);
    this.#settle();
    if (this.top() === undefined) this.#system.background('home after the last activity', () => this.home());
  }

  /** An activity finished itself: the app below it in the task, or home, comes forward. */
  async finishByApp(token: number): Promise<void> {
    const activity = this.find(token);
    if (activity === undefined) return;
    const wasFront = this.tasks()[0] === activity.task;
    this.finish(token);
    if (wasFront && activity.task.activities.length === 0 && leavesHome(activity)) await this.home();
  }

  async moveToBack(token: number): Promise<void> {
    const task = this.find(token)?.task;
    if (task !== undefined && this.tasks()[0] === task) await this.home();
  }

  /** The process of a package is gone, and its activities with it. */
  async processEnded(packageName: string): Promise<void> {
    for (const task of this.#tasks.all) {
      const ended = task.activities.filter(({ component }) => component.packageName === packageName);
      if (ended.length === 0) continue;
      task.activities = task.activities.filter((activity) => !ended.includes(activity));
      if (task.activities.length === 0 && (task.type === 'home' || task.excludeFromRecents)) this.#drop(task);
      for (const activity of ended) activity.onResult?.({ code: 0, data: null });
    }
    await this.#showSomething();
  }

  /** The package is uninstalled. */
  forget(packageName: string): void {
    this.#tasks.drop((task) => task.affinity === packageName);
    this.#settle();
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

  #requireAccess(
    record: PackageRecord,
    activity: ActivityDeclaration,
    intent: Intent,
    { caller, callerPackage }: StartOptions,
  ): void {
    const isExported = activity.exported ?? (activity.filters?.length ?? 0) > 0;
    if (isExported || caller.uid < 2000 || caller.uid === record.uid) return;
    const component = { packageName: record.packageName, className: activity.name };
    const from = callerPackage === null ? 'null' : `ProcessRecord{${callerPackage}}`;
    throw securityException(
      `Permission Denial: starting ${renderIntent({ ...intent, component })} from ${from} ` +
        `(pid=${this.#system.processes.find(callerPackage ?? '')?.pid ?? 2001}, uid=${caller.uid}) ` +
        `not exported from uid ${record.uid}`,
    );
  }

  async #launch(
    target: Target,
    options: { source?: number; onResult?: (result: ActivityResult) => void; home?: boolean; caller?: Identity },
  ): Promise<LiveOutcome> {
    const startedAt = performance.now();
    const { record, activity, intent } = target;
    const component = { packageName: record.packageName, className: activity.name };
    this.#logStart(intent, options.caller?.uid ?? 1000);
    if (!options.home) await this.#system.setPanel('none');
    const wasRunning = this.#system.processes.find(record.packageName) !== undefined;
    const { processId } = await this.#system.processes.ensure(record.packageName);
    const place = findPlace(this.#tasks, target, options);
    const totalMs = () => Math.max(1, Math.round(performance.now() - startedAt));
    if (place.reuse !== undefined) {
      const wasFront = this.tasks()[0] === place.task;
      if (place.deliver) place.reuse.deliver(intent);
      this.#toFront(place.task);
      this.#settle();
      const result = wasFront ? 'delivered-to-top' : 'brought-to-front';
      const shown = place.task.top?.component ?? component;
      return { result, component: shown, launchState: 'HOT', totalMs: totalMs(), token: place.reuse.token };
    }
    const token = ++this.#lastToken;
    const { task } = place;
    task.activities.push(
      new LiveActivity({
        token,
        component,
        declaration: activity,
        processId,
        task,
        intent,
        onResult: options.onResult,
      }),
    );
    this.#toFront(task);
    this.#settle();
    const launchState = wasRunning ? 'WARM' : 'COLD';
    this.#logDisplayed(component, totalMs());
    return { result: 'started', component, launchState, totalMs: totalMs(), token };
  }

  #toFront(task: LiveTask): void {
    this.#tasks.toFront(task, this.#system.clock.now());
  }

  #drop(task: LiveTask): void {
    this.#tasks.drop((each) => each === task);
  }

  async #showSomething(): Promise<void> {
    this.#settle();
    if (this.top() === undefined && this.#system.isUp) await this.home();
  }

  /** Life cycle states follow from the order, and the screen from both. */
  #settle(): void {
    const visible = this.visible();
    for (const task of this.#tasks.all) {
      for (const activity of task.activities) {
        const index = visible.indexOf(activity);
        activity.state = index === 0 ? 'RESUMED' : index > 0 ? 'PAUSED' : 'STOPPED';
      }
    }
    this.#system.publish();
  }

  #logStart(intent: Intent, uid: number): void {
    const message = `START u0 ${renderShortIntent(intent)} from uid ${uid}`;
    this.#system.log.write({ buffer: 'system', priority: 'I', tag: 'ActivityTaskManager', message });
  }

  #logDisplayed(component: Parameters<typeof shortComponent>[0], totalMs: number): void {
    const message = `Displayed ${shortComponent(component)}: +${totalMs}ms`;
    this.#system.log.write({ buffer: 'system', priority: 'I', tag: 'ActivityTaskManager', message });
  }
}

/** Leaving the last activity of a task goes home, but a dialog only uncovers what is behind it. */
function leavesHome(activity: LiveActivity): boolean {
  return !activity.declaration.floating && !activity.task.excludeFromRecents;
}

const homeIntent: Intent = {
  action: 'android.intent.action.MAIN',
  categories: ['android.intent.category.HOME'],
  flags: intentFlags.newTask,
};
