import type { Intent } from '../app-sdk/intent.ts';
import type { ActivityDeclaration } from '../app-sdk/manifest.ts';
import { intentFlags } from './intent-text.ts';
import type { PackageRecord } from './package-record.ts';
import type { TaskList } from './task-list.ts';
import { isSameIntent, type LiveActivity, type LiveTask } from './task-record.ts';

/** An activity to be started, and the intent it is to have. */
export interface Target {
  readonly record: PackageRecord;
  readonly activity: ActivityDeclaration;
  readonly intent: Intent;
}

export interface PlaceOptions {
  /** Token of the activity that starts the other one. */
  readonly source?: number;
  readonly home?: boolean;
  /** Who waits for a result has the other one in its own task. */
  readonly onResult?: unknown;
}

export interface Place {
  readonly task: LiveTask;
  /** The instance that comes to the front instead of a new one. */
  readonly reuse?: LiveActivity;
  /** Whether it is told the intent. */
  readonly deliver?: boolean;
}

/** Finds the task an activity belongs in, and the instance that takes the intent if there is one (launch modes, flags). */
export function findPlace(tasks: TaskList, { record, activity, intent }: Target, options: PlaceOptions): Place {
  const flags = intent.flags ?? 0;
  const mode = activity.launchMode ?? 'standard';
  const sourceTask = options.source === undefined ? undefined : tasks.find(options.source)?.task;
  const isAlone = mode === 'singleTask' || mode === 'singleInstance';
  const inOwnTask = !options.onResult && (sourceTask === undefined || (flags & intentFlags.newTask) !== 0 || isAlone);
  const floats = activity.floating === true && sourceTask === undefined && !isAlone;
  const affinity = record.packageName;
  const existing = inOwnTask
    ? tasks.all.find((task) => task.affinity === affinity && (task.type === 'home') === (options.home ?? false))
    : sourceTask;
  const wantsNew = (flags & intentFlags.multipleTask) !== 0 || (floats && affinity === 'android');
  if (existing === undefined || wantsNew)
    return { task: tasks.add(record, activity, intent, { home: options.home ?? false }) };
  if (existing.activities.length === 0) {
    existing.baseIntent = intent;
    return { task: existing };
  }
  if ((flags & intentFlags.clearTask) !== 0 && inOwnTask) {
    finishAll(existing, 0);
    existing.baseIntent = intent;
    return { task: existing };
  }
  return placeInTask(existing, { name: activity.name, mode, flags, intent, inOwnTask });
}

function placeInTask(task: LiveTask, { name, mode, flags, intent, inOwnTask }: InTask): Place {
  const isAlone = mode === 'singleTask' || mode === 'singleInstance';
  const singleTop = isAlone || mode === 'singleTop' || (flags & intentFlags.singleTop) !== 0;
  const isSame = (each: LiveActivity) =>
    each.component.className === name && each.component.packageName === intent.component?.packageName;
  const index = task.activities.findLastIndex(isSame);
  const found = task.activities[index];
  if (found !== undefined && ((flags & intentFlags.clearTop) !== 0 || isAlone)) {
    finishAll(task, singleTop ? index + 1 : index);
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

function finishAll(task: LiveTask, from: number): void {
  const ended = task.activities.splice(from);
  for (const activity of ended) activity.onResult?.({ code: 0, data: null });
}

interface InTask {
  readonly name: string;
  readonly mode: NonNullable<ActivityDeclaration['launchMode']>;
  readonly flags: number;
  readonly intent: Intent;
  readonly inOwnTask: boolean;
}
