import type { ActivityResult, RecentTask } from '../app-sdk/api.ts';
import type { Intent } from '../app-sdk/intent.ts';
import type { ActivityDeclaration } from '../app-sdk/manifest.ts';
import type { Identity } from '../disk/disk.ts';
import { type ChooserOptions, openChooser } from './chooser.ts';
import { intentFlags, renderIntent, renderShortIntent, shortComponent } from './intent-text.ts';
import { illegalArgument, securityException } from './java-exception.ts';
import type { PackageRecord } from './package-record.ts';
import type { Activities, StartOutcome } from './phone-system.ts';
import { isSameIntent, LiveActivity, LiveTask } from './task-record.ts';
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

interface Target {
  readonly record: PackageRecord;
  readonly activity: ActivityDeclaration;
  readonly intent: Intent;
}

/** The activity task manager: which activity is where, and how one comes to the front. */
export class ActivityTasks implements Activities {
  readonly #system: VirtualSystem;
  /** Front first; tasks without activities are only remembered for recents. */
  #tasks: LiveTask[] = [];
  #lastToken = 0;
  #lastTaskId = 0;

  constructor(system: VirtualSystem) {
    this.#system = system;
  }

  tasks(): readonly LiveTask[] {
    return this.#tasks.filter((task) => task.activities.length > 0);
  }

  top(): LiveActivity | undefined {
    return this.tasks()[0]?.top;
  }

  find(token: number): LiveActivity | undefined {
    for (const task of this.#tasks) {
      const found = task.activities.find((activity) => activity.token === token);
      if (found !== undefined) return found;
    }
    return undefined;
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
    const task = this.#tasks.find(({ type, activities }) => type === 'home' && activities.length > 0);
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
      for (const each of this.#tasks) each.activities.length = 0;
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
    const task = this.#tasks.find((each) => each.taskId === taskId);
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
    const task = this.#tasks.find((each) => each.taskId === taskId);
    if (task === undefined) return false;
    this.#tasks = this.#tasks.filter((each) => each !== task);
    const { activities } = task;
    task.activities = [];
    for (const activity of activities) activity.onResult?.(activity.result);
    await this.#showSomething();
    return true;
  }

  recents(): readonly RecentTask[] {
    return this.#tasks
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
    for (const task of [...this.#tasks]) {
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
    this.#tasks = this.#tasks.filter((task) => task.affinity !== packageName);
    this.#settle();
  }

  clear(): void {
    this.#tasks = [];
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
    const place = this.#findPlace(target, options);
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

  /** Task the activity belongs in, and the instance that takes the intent if there is one (launch modes, flags). */
  #findPlace(
    { record, activity, intent }: Target,
    options: { source?: number; home?: boolean; onResult?: unknown },
  ): { task: LiveTask; reuse?: LiveActivity; deliver?: boolean } {
    const flags = intent.flags ?? 0;
    const mode = activity.launchMode ?? 'standard';
    const sourceTask = options.source === undefined ? undefined : this.find(options.source)?.task;
    const isAlone = mode === 'singleTask' || mode === 'singleInstance';
    const inOwnTask = !options.onResult && (sourceTask === undefined || (flags & intentFlags.newTask) !== 0 || isAlone);
    const floats = activity.floating === true && sourceTask === undefined && !isAlone;
    const affinity = record.packageName;
    const existing = inOwnTask
      ? this.#tasks.find((task) => task.affinity === affinity && (task.type === 'home') === (options.home ?? false))
      : sourceTask;
    const wantsNew = (flags & intentFlags.multipleTask) !== 0 || (floats && affinity === 'android');
    if (existing === undefined || wantsNew) return { task: this.#newTask(record, activity, intent, options.home) };
    if (existing.activities.length === 0) {
      existing.baseIntent = intent;
      return { task: existing };
    }
    if ((flags & intentFlags.clearTask) !== 0 && inOwnTask) {
      this.#finishAll(existing, 0);
      existing.baseIntent = intent;
      return { task: existing };
    }
    return this.#placeInTask(existing, { name: activity.name, mode, flags, intent, inOwnTask });
  }

  #placeInTask(
    task: LiveTask,
    { name, mode, flags, intent, inOwnTask }: PlaceOptions,
  ): { task: LiveTask; reuse?: LiveActivity; deliver?: boolean } {
    const isAlone = mode === 'singleTask' || mode === 'singleInstance';
    const singleTop = isAlone || mode === 'singleTop' || (flags & intentFlags.singleTop) !== 0;
    const isSame = (each: LiveActivity) =>
      each.component.className === name && each.component.packageName === intent.component?.packageName;
    const index = task.activities.findLastIndex(isSame);
    const found = task.activities[index];
    if (found !== undefined && ((flags & intentFlags.clearTop) !== 0 || isAlone)) {
      this.#finishAll(task, singleTop ? index + 1 : index);
      return singleTop ? { task, reuse: found, deliver: true } : { task };
    }
    const { top } = task;
    if (top !== undefined && isSame(top) && singleTop) return { task, reuse: top, deliver: true };
    if (found !== undefined && (flags & intentFlags.reorderToFront) !== 0) {
      task.activities = [...task.activities.filter((each) => each !== found), found];
      return { task, reuse: found, deliver: true };
    }
    // Opening an app again as it was opened first only brings it forward.
    if (inOwnTask && top !== undefined && isSameIntent(task.baseIntent, intent)) return { task, reuse: top };
    return { task };
  }

  #newTask(record: PackageRecord, activity: ActivityDeclaration, intent: Intent, home = false): LiveTask {
    const task = new LiveTask({
      taskId: ++this.#lastTaskId,
      affinity: record.packageName,
      type: home ? 'home' : 'standard',
      baseIntent: intent,
      excludeFromRecents:
        activity.excludeFromRecents === true || ((intent.flags ?? 0) & intentFlags.excludeFromRecents) !== 0,
    });
    this.#tasks.push(task);
    return task;
  }

  #finishAll(task: LiveTask, from: number): void {
    const ended = task.activities.splice(from);
    for (const activity of ended) activity.onResult?.({ code: 0, data: null });
  }

  #toFront(task: LiveTask): void {
    task.lastActiveMs = this.#system.clock.now();
    this.#tasks = [task, ...this.#tasks.filter((each) => each !== task)];
  }

  #drop(task: LiveTask): void {
    this.#tasks = this.#tasks.filter((each) => each !== task);
  }

  async #showSomething(): Promise<void> {
    this.#settle();
    if (this.top() === undefined && this.#system.isUp) await this.home();
  }

  /** Life cycle states follow from the order, and the screen from both. */
  #settle(): void {
    const visible = this.visible();
    for (const task of this.#tasks) {
      for (const activity of task.activities) {
        const index = visible.indexOf(activity);
        activity.state = index === 0 ? 'RESUMED' : index > 0 ? 'PAUSED' : 'STOPPED';
      }
    }
    this.#system.publish();
  }

  /** Top first: the front activity, and what floating ones leave visible. */
  visible(): readonly LiveActivity[] {
    const visible: LiveActivity[] = [];
    for (const task of this.#tasks) {
      for (const activity of task.activities.toReversed()) {
        visible.push(activity);
        if (!activity.declaration.floating) return visible;
      }
    }
    return visible;
  }

  /** Bottom to top, as the page stacks them. */
  stacked(): readonly LiveActivity[] {
    return this.#tasks.toReversed().flatMap((task) => task.activities);
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

interface PlaceOptions {
  readonly name: string;
  readonly mode: NonNullable<ActivityDeclaration['launchMode']>;
  readonly flags: number;
  readonly intent: Intent;
  readonly inOwnTask: boolean;
}

const homeIntent: Intent = {
  action: 'android.intent.action.MAIN',
  categories: ['android.intent.category.HOME'],
  flags: intentFlags.newTask,
};
