import { sortModes, type TasksPreferences } from '../store/preferences.ts';
import type { Snapshot, TaskItem } from '../store/snapshot.ts';
import { dayMs, hasTime, hourMs } from '../time/local-day.ts';

/** A date alone counts as almost noon to midnight of its day. */
const dueAloneMs = 11 * hourMs + 59 * 60_000;
/** What a step of priority is worth. */
const priorityStepMs = 2 * dayMs - 1;
const noDate = 3_538_339_200_000;

type Key = number | string;

/** Which comes first, and what orders those that are equal. */
export interface SortOrder {
  readonly mode: number;
  readonly ascending: boolean;
}

/** The order of a list's rows: open ones before those that are done. */
export function compareTasks(
  preferences: Pick<
    TasksPreferences,
    'sortMode' | 'sortAscending' | 'completedMode' | 'completedAscending' | 'completedAtBottom'
  >,
  snapshot: Pick<Snapshot, 'lists'>,
  nowMs: number,
): (one: TaskItem, other: TaskItem) => number {
  const { completedAtBottom } = preferences;
  const open = compareBy({ mode: preferences.sortMode, ascending: preferences.sortAscending }, snapshot, nowMs);
  const done = compareBy(
    { mode: preferences.completedMode, ascending: preferences.completedAscending },
    snapshot,
    nowMs,
  );
  return (one, other) => {
    if (!completedAtBottom) return open(one, other);
    const byDone = Number(one.completed > 0) - Number(other.completed > 0);
    return byDone || (one.completed > 0 ? done(one, other) : open(one, other));
  };
}

/** By a sort mode, then by title. */
export function compareBy(
  { mode, ascending }: SortOrder,
  snapshot: Pick<Snapshot, 'lists'>,
  nowMs: number,
): (one: TaskItem, other: TaskItem) => number {
  const direction = ascending ? 1 : -1;
  const keys = new Map<TaskItem, Key>();
  const keyOf = (task: TaskItem): Key => {
    const key = keys.get(task) ?? sortKey(mode, task, snapshot, nowMs);
    keys.set(task, key);
    return key;
  };
  return (one, other) =>
    direction * compareKeys(keyOf(one), keyOf(other)) ||
    compareKeys(one.name.toUpperCase(), other.name.toUpperCase()) ||
    one.id - other.id;
}

/** Due dates first, each step of priority almost two days later, tasks without a date last. */
function smartKey({ dueDate, importance }: Pick<TaskItem, 'dueDate' | 'importance'>, nowMs: number): number {
  const due = dueDate === 0 ? 2 * nowMs : hasTime(dueDate) ? dueDate : dueDate + dueAloneMs;
  return due + priorityStepMs * importance;
}

function sortKey(mode: number, task: TaskItem, { lists }: Pick<Snapshot, 'lists'>, nowMs: number): Key {
  switch (mode) {
    case sortModes.title:
      return task.name.toUpperCase();
    case sortModes.due:
      return dated(task.dueDate, dueAloneMs, task.importance);
    case sortModes.start:
      return dated(task.hideUntil, dayMs - 1000, task.importance);
    case sortModes.priority:
      return task.importance;
    case sortModes.modified:
      return task.modified;
    case sortModes.created:
      return task.created;
    case sortModes.completed:
      return task.completed;
    case sortModes.list:
      return lists.findIndex(({ uuid }) => uuid === task.list);
    case sortModes.manual:
      return task.order ?? Math.floor((task.created - Date.UTC(2001, 0, 1)) / 1000);
    default:
      return smartKey(task, nowMs);
  }
}

function dated(ms: number, aloneMs: number, importance: number): number {
  if (ms === 0) return noDate + importance * 1000;
  return (hasTime(ms) ? ms : ms + aloneMs) + importance * 1000;
}

function compareKeys(one: Key, other: Key): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
