import { addDays, daysBetween, hasTime } from './local-day.ts';

/** A new due date, and the start date as far from it as before. */
export function moveDue(
  task: { readonly dueDate: number; readonly hideUntil: number },
  dueDate: number,
  zone: string,
): { readonly dueDate: number; readonly hideUntil: number } {
  if (task.hideUntil === 0 || task.dueDate === 0 || dueDate === 0) return { dueDate, hideUntil: task.hideUntil };
  const sameTime = hasTime(task.hideUntil) && task.hideUntil === task.dueDate && hasTime(dueDate);
  if (sameTime) return { dueDate, hideUntil: dueDate };
  return { dueDate, hideUntil: addDays(task.hideUntil, daysBetween(task.dueDate, dueDate, zone), zone) };
}
