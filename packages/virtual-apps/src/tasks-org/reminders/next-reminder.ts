import { alarmTypes } from '../store/new-edit.ts';
import type { TaskItem } from '../store/snapshot.ts';
import { hasTime, hourMs, startOfDay } from '../time/local-day.ts';

/** Dates without a time ring in the evening. */
const dateAloneMs = 18 * hourMs;

/** When a task rings, from the earliest; the past included. */
export function reminderTimes(task: TaskItem, zone: string): number[] {
  if (task.completed > 0 || task.deleted > 0) return [];
  const times = task.alarms.flatMap(({ type, time, repeat, interval }) => {
    const first = firstOf(task, type, time, zone);
    if (first === undefined) return [];
    return Array.from({ length: repeat + 1 }, (_, count) => first + count * interval);
  });
  return times.toSorted((one, other) => one - other);
}

function firstOf(task: TaskItem, type: number, time: number, zone: string): number | undefined {
  const anchored = (ms: number) =>
    ms === 0 ? undefined : time + (hasTime(ms) ? ms : startOfDay(ms, zone) + dateAloneMs);
  if (type === alarmTypes.start) return anchored(task.hideUntil);
  if (type === alarmTypes.due) return anchored(task.dueDate);
  // Rings once in its span; the middle of it is as good as any other moment.
  if (type === alarmTypes.random) return Math.max(task.created, task.lastNotified) + Math.floor(time / 2);
  return time;
}
