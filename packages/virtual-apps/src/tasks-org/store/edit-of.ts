import type { TaskEdit } from './save-task.ts';
import type { TaskItem } from './snapshot.ts';

/** A task as a form shows it. */
export function editOf(task: TaskItem): TaskEdit {
  return {
    title: task.name,
    importance: task.importance,
    dueDate: task.dueDate,
    hideUntil: task.hideUntil,
    notes: task.notes ?? '',
    recurrence: task.recurrence === '' ? null : task.recurrence,
    repeatFrom: task.repeatFrom,
    ring: task.notificationFlags,
    list: task.list,
    tags: task.tags.map(({ name }) => name ?? ''),
    alarms: task.alarms.map(({ time, type, repeat, interval }) => ({ time, type, repeat, interval })),
    files: task.files.map(({ uuid, name, uri }) => ({ uuid, name, uri })),
    estimatedSeconds: task.estimatedSeconds,
    elapsedSeconds: task.elapsedSeconds,
    timerStart: task.timerStart,
  };
}
