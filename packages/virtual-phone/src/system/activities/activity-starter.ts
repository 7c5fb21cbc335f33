import type { ActivityDeclaration, ComponentName, Intent } from '@androidworld/app-sdk';
import { intentFlags } from '../packages/intent-text.ts';
import { resetTask } from './reset-task.ts';

/** What the starter needs to know of an activity that is there. */
export interface PlacedActivity {
  readonly token: number;
  readonly component: ComponentName;
  readonly launchMode: LaunchMode;
  /** The intent it was started with: its flags count when the task is reset. */
  readonly intent: Intent;
  readonly affinity: string | null;
  readonly finishOnTaskLaunch: boolean;
  readonly allowTaskReparenting: boolean;
  /** The activity that waits for its result. */
  readonly resultTo: number | undefined;
}

/** What the starter needs to know of a task. */
export interface PlacedTask {
  readonly taskId: number;
  readonly type: 'standard' | 'home';
  /** What the task was made for; stays what it is while the task lives. */
  readonly baseIntent: Intent;
  /** The activity the base intent named, whether or not it is still in the task. */
  readonly realActivity: ComponentName;
  /** Null: it takes nobody in because of an affinity. */
  readonly affinity: string | null;
  /** Bottom to top. */
  readonly activities: readonly PlacedActivity[];
}

export type LaunchMode = NonNullable<ActivityDeclaration['launchMode']>;

export interface StartRequest {
  readonly component: ComponentName;
  readonly launchMode: LaunchMode;
  readonly documentLaunchMode: NonNullable<ActivityDeclaration['documentLaunchMode']>;
  readonly affinity: string | null;
  readonly clearTaskOnLaunch: boolean;
  readonly type: PlacedTask['type'];
  /** With its component. */
  readonly intent: Intent;
  /** The activity that starts the other one, and the task it was in when it did. */
  readonly source?: { readonly token: number; readonly taskId: number; readonly launchMode: LaunchMode };
  /** Somebody waits for what the activity answers. */
  readonly forResult: boolean;
  /** The remembered task it is to come back in, as recents asks. */
  readonly inTask?: number;
}

/** What is to be done to the tasks; its parts happen in the order written here, then the task comes to the front. */
export interface StartDecision {
  /** `START_SUCCESS`, `START_TASK_TO_FRONT`, `START_DELIVERED_TO_TOP` */
  readonly result: 'success' | 'task-to-front' | 'delivered-to-top';
  /** The intent's flags with those the launch mode adds. */
  readonly flags: number;
  /** Undefined: a new task. */
  readonly taskId: number | undefined;
  /** Who waits for a result is told at once that there will be none: nothing starts that could answer, or elsewhere. */
  readonly cancelsResult: boolean;
  /** Activities that end, top first. */
  readonly finished: readonly number[];
  /** Activities that move to the task of their affinity, or a new one, behind all others; top first. */
  readonly expelled: readonly number[];
  /** Activities of other tasks that come to the top of this one, bottom to top. */
  readonly taken: readonly number[];
  /** The activity that is moved to the top of its task. */
  readonly reordered?: number;
  /** The activity that gets the intent (onNewIntent). */
  readonly delivered?: number;
  /** Whether a new instance goes on top of the task. */
  readonly adds: boolean;
}

/**
 * Decides where an activity belongs: which task takes it, what ends there, and whether an instance that exists takes
 * the intent instead.
 *
 * @param tasks those with activities, front first; with `inTask`, that one too
 * @see AOSP 13 `ActivityStarter.startActivityInner`, `recycleTask`, `complyActivityFlags`, `deliverToCurrentTopIfNeeded`
 */
export function decideStart(tasks: readonly PlacedTask[], request: StartRequest): StartDecision {
  const { flags, cancelsResult } = launchFlags(request);
  const start: Start = { ...request, forResult: request.forResult && !cancelsResult, flags };
  const front = tasks.find(({ activities }) => activities.length > 0);
  const reused = findReusableTask(tasks, start);
  const target = reused ?? computeTargetTask(tasks, start);
  const placed =
    target === undefined || target.activities.length === 0
      ? { finished: [], expelled: [], taken: [], adds: true }
      : place(tasks, target, start, reused !== undefined);
  const decision = { flags, taskId: target?.taskId, cancelsResult, ...placed };
  if (!placed.adds) {
    const result = target === front ? 'delivered-to-top' : 'task-to-front';
    return { ...decision, cancelsResult: request.forResult, result };
  }
  const shown = target ?? front;
  const top = shown?.activities.findLast(({ token }) => !placed.finished.includes(token));
  if (shown !== undefined && top !== undefined && isSame(top.component, start.component) && isSingleTop(start)) {
    const { taskId } = shown;
    const cancels = { cancelsResult: request.forResult, adds: false };
    return { ...decision, ...cancels, taskId, delivered: top.token, result: 'delivered-to-top' };
  }
  return { ...decision, result: 'success' };
}

interface Start extends StartRequest {
  readonly flags: number;
}

type Complied = Pick<StartDecision, 'finished' | 'reordered' | 'delivered' | 'adds'>;
type Placed = Complied & Pick<StartDecision, 'expelled' | 'taken'>;

/** AOSP `setInitialState` and `computeLaunchingTaskFlags`. */
function launchFlags({ intent, launchMode, documentLaunchMode, forResult, source, inTask }: StartRequest) {
  const isAlone = launchMode === 'singleTask' || launchMode === 'singleInstance';
  const documents = intentFlags.newDocument | intentFlags.multipleTask;
  let flags = intent.flags ?? 0;
  if (isAlone && has(flags, intentFlags.newDocument)) flags &= ~documents;
  else if (documentLaunchMode === 'intoExisting' || documentLaunchMode === 'always') flags |= intentFlags.newDocument;
  else if (documentLaunchMode === 'never') flags &= ~documents;
  if (launchMode === 'singleInstancePerTask') flags |= intentFlags.newTask;
  const cancelsResult = forResult && has(flags, intentFlags.newTask);
  if (has(flags, intentFlags.newDocument) && (!forResult || cancelsResult)) flags |= intentFlags.newTask;
  if (has(flags, intentFlags.newTask) && documentLaunchMode === 'always') flags |= intentFlags.multipleTask;
  const comesFromOutside = source === undefined || source.launchMode === 'singleInstance';
  if (inTask === undefined && (comesFromOutside || isAlone)) flags |= intentFlags.newTask;
  return { flags, cancelsResult };
}

/** AOSP `getReusableTask`. */
function findReusableTask(tasks: readonly PlacedTask[], start: Start): PlacedTask | undefined {
  const { flags, launchMode, component, forResult, inTask } = start;
  const isAlone = launchMode === 'singleTask' || launchMode === 'singleInstance';
  const joins = (has(flags, intentFlags.newTask) && !has(flags, intentFlags.multipleTask)) || isAlone;
  if (!joins || forResult || inTask !== undefined) return undefined;
  if (launchMode === 'singleInstance') {
    return tasks.find(({ activities }) => activities.some((each) => isSame(each.component, component)));
  }
  const found = findTask(tasks, start);
  const root = found?.activities[0];
  const isOther = root !== undefined && !isSame(root.component, component);
  return launchMode === 'singleInstancePerTask' && isOther ? undefined : found;
}

/** The task made for this activity, else one of its affinity. AOSP `RootWindowContainer.findTask`. */
function findTask(tasks: readonly PlacedTask[], start: Start): PlacedTask | undefined {
  const isDocument = has(start.flags, intentFlags.newDocument);
  const data = isDocument ? start.intent.data : undefined;
  let candidate: PlacedTask | undefined;
  for (const task of tasks) {
    const top = task.activities.at(-1);
    if (top === undefined || top.launchMode === 'singleInstance' || task.type !== start.type) continue;
    const holdsDocument = has(task.baseIntent.flags ?? 0, intentFlags.newDocument);
    const heldData = holdsDocument ? task.baseIntent.data : undefined;
    if (isSame(task.realActivity, start.component) && data === heldData) return task;
    const isRelated = task.affinity !== null && task.affinity === start.affinity;
    if (!isDocument && !holdsDocument && isRelated) candidate ??= task;
  }
  return candidate;
}

/** Where it goes when no task is found for it: into the caller's, else into a new one. */
function computeTargetTask(tasks: readonly PlacedTask[], start: Start): PlacedTask | undefined {
  const { flags, forResult, inTask, source } = start;
  if (inTask !== undefined) return tasks.find(({ taskId }) => taskId === inTask);
  if (!forResult && has(flags, intentFlags.newTask)) return undefined;
  return tasks.find(({ taskId }) => taskId === source?.taskId);
}

/** What happens in a task that is there; one that is opened again from the launcher is reset first. */
function place(tasks: readonly PlacedTask[], task: PlacedTask, start: Start, isReused: boolean): Placed {
  const resets = isReused && has(start.flags, intentFlags.resetTaskIfNeeded);
  const reset = resets ? resetTask(tasks, task, start.clearTaskOnLaunch) : { finished: [], taken: [], expelled: [] };
  const gone = new Set([...reset.finished, ...reset.expelled]);
  const activities = [...task.activities.filter(({ token }) => !gone.has(token)), ...reset.taken];
  const complied = complyFlags({ ...task, activities }, start, { isReused, resets });
  const taken = reset.taken.map(({ token }) => token);
  return { ...complied, finished: [...reset.finished, ...complied.finished], taken, expelled: reset.expelled };
}

/** AOSP `complyActivityFlags`. */
function complyFlags(
  { activities, realActivity, baseIntent }: PlacedTask,
  start: Start,
  { isReused, resets }: { isReused: boolean; resets: boolean },
): Complied {
  const { flags, launchMode, component } = start;
  if (has(flags, intentFlags.newTask) && has(flags, intentFlags.clearTask)) {
    return { finished: tokensFrom(activities, 0), adds: true };
  }
  if (has(flags, intentFlags.clearTop) || isIntoExisting(flags) || isSingle(launchMode)) {
    const { finished, delivered } = clearTop(activities, start);
    return delivered === undefined ? { finished, adds: true } : { finished, delivered, adds: false };
  }
  if (has(flags, intentFlags.reorderToFront)) {
    const found = activities.findLast((each) => isSame(each.component, component))?.token;
    if (found === undefined) return { finished: [], adds: true };
    return { finished: [], reordered: found, delivered: found, adds: false };
  }
  if (isSame(component, realActivity)) {
    const top = activities.at(-1);
    if (isSingleTop(start) && top !== undefined && isSame(top.component, component) && !start.forResult) {
      return { finished: [], delivered: top.token, adds: false };
    }
    // Opening an app again as it was opened first, from outside, only brings it forward.
    return { finished: [], adds: !isReused || !filterEquals(start.intent, baseIntent) };
  }
  return { finished: [], adds: !resets };
}

/** Ends what lies above the activity; a standard one ends too, to begin anew. AOSP `Task.performClearTop`. */
function clearTop(activities: readonly PlacedActivity[], { component, flags }: Start) {
  const index = activities.findLastIndex((each) => isSame(each.component, component));
  const found = activities[index];
  if (found === undefined) return { finished: [], delivered: undefined };
  const beginsAnew = found.launchMode === 'standard' && !has(flags, intentFlags.singleTop) && !isIntoExisting(flags);
  if (beginsAnew) return { finished: tokensFrom(activities, index), delivered: undefined };
  return { finished: tokensFrom(activities, index + 1), delivered: found.token };
}

function tokensFrom(activities: readonly PlacedActivity[], index: number): readonly number[] {
  return activities
    .slice(index)
    .reverse()
    .map(({ token }) => token);
}

function isSingle(mode: LaunchMode): boolean {
  return mode === 'singleTask' || mode === 'singleInstance' || mode === 'singleInstancePerTask';
}

function isSingleTop({ flags, launchMode }: Start): boolean {
  return has(flags, intentFlags.singleTop) || launchMode === 'singleTop';
}

function isIntoExisting(flags: number): boolean {
  return has(flags, intentFlags.newDocument) && !has(flags, intentFlags.multipleTask);
}

function has(flags: number, flag: number): boolean {
  return (flags & flag) !== 0;
}

function isSame(a: ComponentName, b: ComponentName): boolean {
  return a.packageName === b.packageName && a.className === b.className;
}

/** Equal but for extras and flags, of intents for one component. AOSP `Task.isSameIntentFilter`. */
function filterEquals(a: Intent, b: Intent): boolean {
  const key = ({ action, data, type, categories }: Intent) =>
    JSON.stringify([action, data, type, [...(categories ?? [])].sort()]);
  return key(a) === key(b);
}
