import type { PhoneClock } from '@androidworld/app-sdk';
import { groupBy } from '../store/group-by.ts';
import { sortModes, type TasksPreferences } from '../store/preferences.ts';
import type { Snapshot, TaskItem } from '../store/snapshot.ts';
import { longDay, shortDate, timeText } from '../time/due-words.ts';
import { daysBetween, hasTime, startOfDay } from '../time/local-day.ts';
import { compareBy } from './smart-sort.ts';

/** Tasks under a header. */
export interface Group {
  readonly key: string;
  /** Undefined where there is no grouping. */
  readonly title: string | undefined;
  readonly tasks: readonly TaskItem[];
}

export const completedKey = 'completed';

/**
 * Puts sorted tasks under their headers.
 *
 * @param tasks in the order of the list
 */
export function groupTasks(
  tasks: readonly TaskItem[],
  preferences: Pick<TasksPreferences, 'groupMode' | 'groupAscending' | 'completedAtBottom'>,
  snapshot: Pick<Snapshot, 'lists'>,
  clock: PhoneClock,
): Group[] {
  const { groupMode: mode, groupAscending, completedAtBottom } = preferences;
  if (mode === sortModes.none) return [{ key: 'all', title: undefined, tasks }];
  const isApart = ({ completed }: TaskItem) => completedAtBottom && completed > 0;
  const byKey = groupBy(
    tasks.filter((task) => !isApart(task)),
    (task) => groupOf(mode, task, snapshot, clock),
  );
  byKey.delete(undefined);
  const groups = [...byKey].flatMap(([key, members]) =>
    key === undefined
      ? []
      : [{ key: `${key}`, place: key, title: titleOf(mode, key, snapshot, clock), tasks: members }],
  );
  const direction = groupAscending ? 1 : -1;
  groups.sort((one, other) => direction * (one.place - other.place));
  const done = tasks.filter(isApart);
  return done.length === 0 ? groups : [...groups, { key: completedKey, title: 'Completed', tasks: done }];
}

const noDate = Number.MAX_SAFE_INTEGER;
const overdue = -1;

function groupOf(
  mode: number,
  task: TaskItem,
  { lists }: Pick<Snapshot, 'lists'>,
  { nowMs, zone }: PhoneClock,
): number | undefined {
  switch (mode) {
    case sortModes.due:
      if (task.dueDate === 0) return noDate;
      return daysBetween(nowMs, task.dueDate, zone) < 0 ? overdue : startOfDay(task.dueDate, zone);
    case sortModes.start:
      return task.hideUntil === 0 ? noDate : startOfDay(task.hideUntil, zone);
    case sortModes.priority:
      return task.importance;
    case sortModes.modified:
      return startOfDay(task.modified, zone);
    case sortModes.created:
      return startOfDay(task.created, zone);
    default: {
      const place = lists.findIndex(({ uuid }) => uuid !== null && uuid === task.list);
      return place < 0 ? undefined : place;
    }
  }
}

const priorityNames = ['High priority', 'Medium priority', 'Low priority', 'No priority'];

function titleOf(mode: number, key: number, { lists }: Pick<Snapshot, 'lists'>, clock: PhoneClock): string {
  const day = (verb: string) => `${verb} ${lowerWord(longDay(key, clock))}`;
  switch (mode) {
    case sortModes.due:
      if (key === overdue) return 'Overdue';
      return key === noDate ? 'No due date' : day('Due');
    case sortModes.start:
      return key === noDate ? 'No start date' : day('Start');
    case sortModes.priority:
      return priorityNames[key] ?? 'No priority';
    case sortModes.modified:
      return day('Modified');
    case sortModes.created:
      return day('Created');
    default:
      return lists[key]?.name ?? '';
  }
}

/** `today` within a sentence; names of days stay. */
function lowerWord(day: string): string {
  return ['Today', 'Tomorrow', 'Yesterday'].includes(day) ? day.toLowerCase() : day;
}

/** The due text of a row: under the header of its day only its time. */
export function dueText(task: TaskItem, mode: number, clock: PhoneClock): string {
  if (task.dueDate === 0) return '';
  const isUnderDay = mode === sortModes.due && daysBetween(clock.nowMs, task.dueDate, clock.zone) >= 0;
  if (!isUnderDay || task.completed > 0) return shortDate(task.dueDate, clock);
  return hasTime(task.dueDate) ? timeText(task.dueDate, clock) : '';
}

/** A row of a list with how deep it lies. */
export interface Placed {
  readonly task: TaskItem;
  readonly depth: number;
  readonly subtasks: number;
}

/** Each task with those under it, in their own order. */
export function placeSubtasks(
  tasks: readonly TaskItem[],
  all: readonly TaskItem[],
  preferences: Pick<TasksPreferences, 'subtaskMode' | 'subtaskAscending'>,
  snapshot: Pick<Snapshot, 'lists'>,
  nowMs: number,
): Placed[] {
  const isManual = preferences.subtaskMode === sortModes.manual;
  const order = compareBy(
    { mode: preferences.subtaskMode, ascending: isManual || preferences.subtaskAscending },
    snapshot,
    nowMs,
  );
  const childrenOf = groupBy(all, ({ parent }) => parent);
  const place = (task: TaskItem, depth: number): Placed[] => {
    // A row that is its own ancestor is a fault of who wrote it.
    const children = depth > 20 ? [] : (childrenOf.get(task.id) ?? []).toSorted(order);
    const row = { task, depth, subtasks: children.length };
    return [row, ...(task.collapsed ? [] : children.flatMap((child) => place(child, depth + 1)))];
  };
  return tasks.flatMap((task) => place(task, 0));
}
