import type { AppApi } from '@androidworld/app-sdk';
import { hasTime, noonOf } from '../time/local-day.ts';
import { nextRepetition, parseRepeatRule, renderRepeatRule } from '../time/repeat-rule.ts';
import { database, type Task } from './database.ts';
import { changeTasks, withSubtasks } from './save-task.ts';
import { withdrawNotification } from './withdraw-notification.ts';

/** What came of completing a task. */
export type Completion = { readonly kind: 'completed' } | { readonly kind: 'rescheduled'; readonly dueMs: number };

/** A recurring task is due again instead. Subtasks are completed with their parents. */
export async function completeTask(api: AppApi, task: Task): Promise<Completion> {
  const now = await api.clock.now();
  const next = await nextOf(api, task, now);
  await withdrawNotification(api, task.id);
  if (next === undefined) {
    const ids = await withSubtasks(api, [task.id]);
    const open = await database.open(api).tasks.all({ where: 'completed = 0 AND deleted = 0' });
    await changeTasks(
      api,
      open.map(({ id }) => id).filter((id) => ids.includes(id)),
      { completed: now },
    );
    return { kind: 'completed' };
  }
  await changeTasks(api, [task.id], next);
  return { kind: 'rescheduled', dueMs: next.dueDate };
}

export async function reopenTask(api: AppApi, id: number): Promise<void> {
  await changeTasks(api, await withSubtasks(api, [id]), { completed: 0 });
}

async function nextOf(api: AppApi, task: Task, now: number) {
  const rule = task.recurrence === null ? undefined : parseRepeatRule(task.recurrence);
  if (rule === undefined) return undefined;
  const zone = await api.clock.zone();
  const from = task.repeatFrom === 1 || task.dueDate === 0 ? fromNow(task, now, zone) : task.dueDate;
  const next = nextRepetition(rule, from, zone);
  if (next === undefined) return undefined;
  const moved = task.dueDate === 0 ? 0 : next.dueMs - task.dueDate;
  return {
    dueDate: next.dueMs,
    hideUntil: task.hideUntil === 0 ? 0 : task.hideUntil + moved,
    recurrence: renderRepeatRule(next.rule),
    completed: 0,
  };
}

/** Today at the time it was due. */
function fromNow({ dueDate }: Task, now: number, zone: string): number {
  const noon = noonOf(now, zone);
  return hasTime(dueDate) ? noon + (dueDate - noonOf(dueDate, zone)) : noon;
}
