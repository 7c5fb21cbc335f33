import { intentFlags } from '../packages/intent-text.ts';
import type { PlacedActivity, PlacedTask } from './activity-starter.ts';

/** What opening a task again from the launcher does to it. */
export interface TaskReset {
  /** Activities that end, top first. */
  readonly finished: readonly number[];
  /** Activities of other tasks that come to the top of this one, bottom to top. */
  readonly taken: readonly PlacedActivity[];
  /** Activities that move to the task of their affinity, top first. */
  readonly expelled: readonly number[];
}

/**
 * Decides what becomes of the activities that were in a task only for the time being, and of those that belong to it but
 * are elsewhere.
 *
 * @param tasks those with activities, front first
 * @param isForced the activity that is opened has `clearTaskOnLaunch`: only the first one of the task stays
 * @see AOSP 13 `ResetTargetTaskHelper`
 */
export function resetTask(tasks: readonly PlacedTask[], target: PlacedTask, isForced: boolean): TaskReset {
  const own = resetOwn(target, isForced);
  const others = tasks.filter((task) => task !== target).map((task) => takeFrom(task, target, isForced));
  return {
    finished: [...own.finished, ...others.flatMap(({ finished }) => finished)],
    taken: others.flatMap(({ taken }) => taken),
    expelled: own.expelled,
  };
}

function resetOwn({ activities, affinity }: PlacedTask, isForced: boolean): Pick<TaskReset, 'finished' | 'expelled'> {
  const finished: number[] = [];
  const expelled: number[] = [];
  const above: number[] = [];
  // Those that answer to an activity below share its fate.
  let chain: number[] = [];
  for (const activity of activities.slice(1).reverse()) {
    above.push(activity.token);
    const isMarked = ((activity.intent.flags ?? 0) & intentFlags.newDocument) !== 0;
    if (!activity.finishOnTaskLaunch && !isMarked) {
      if (activity.resultTo !== undefined) {
        chain.push(activity.token);
        continue;
      }
      if (activity.allowTaskReparenting && activity.affinity !== null && activity.affinity !== affinity) {
        expelled.push(activity.token);
        continue;
      }
    }
    if (isMarked) finished.push(...above);
    else if (isForced || activity.finishOnTaskLaunch) finished.push(...chain, activity.token);
    chain = [];
  }
  const ended = new Set(finished);
  return { finished: [...ended], expelled: expelled.filter((token) => !ended.has(token)) };
}

function takeFrom({ activities }: PlacedTask, target: PlacedTask, isForced: boolean) {
  const finished: number[] = [];
  const taken: PlacedActivity[] = [];
  let chain: PlacedActivity[] = [];
  for (const activity of activities.slice(1).reverse()) {
    chain.push(activity);
    if (activity.resultTo !== undefined) continue;
    const belongs = target.affinity !== null && activity.affinity === target.affinity;
    if (activity.allowTaskReparenting && belongs) {
      if (isForced || activity.finishOnTaskLaunch) finished.push(...chain.map(({ token }) => token));
      else taken.unshift(...chain.reverse());
    }
    chain = [];
  }
  return { finished, taken };
}
