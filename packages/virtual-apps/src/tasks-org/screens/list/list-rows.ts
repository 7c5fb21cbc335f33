import type { PhoneClock } from '@androidworld/app-sdk';
import { completedKey, type Group, groupTasks, type Placed, placeSubtasks } from '../../sorting/group-tasks.ts';
import { compareTasks } from '../../sorting/smart-sort.ts';
import { type Filter, honoursMenu, matchesFilter } from '../../store/filters.ts';
import { sortModes, type TasksPreferences } from '../../store/preferences.ts';
import type { Snapshot } from '../../store/snapshot.ts';

/** A header or a task. */
export type ListRow =
  | { readonly kind: 'header'; readonly key: string; readonly title: string; readonly collapsed: boolean }
  | { readonly kind: 'task'; readonly key: string; readonly placed: Placed };

/** What a list shows, in order. @param toggled headers that are not as they are at first */
export function listRows(
  filter: Filter,
  snapshot: Snapshot,
  preferences: TasksPreferences,
  clock: PhoneClock,
  toggled: ReadonlySet<string>,
): ListRow[] {
  const shown = snapshot.tasks.filter(
    (task) =>
      !honoursMenu(filter) ||
      ((preferences.showCompleted || task.completed === 0) &&
        (preferences.showUnstarted || task.hideUntil <= clock.nowMs)),
  );
  const matching = shown.filter((task) => matchesFilter(filter, task, snapshot, clock));
  const isRecent = filter.kind === 'recent';
  const ids = new Set(matching.map(({ id }) => id));
  const tops = isRecent ? matching : matching.filter(({ parent }) => !ids.has(parent));
  const sorting = isRecent
    ? { ...preferences, sortMode: sortModes.modified, sortAscending: false, completedAtBottom: false }
    : preferences;
  const sorted = tops.toSorted(compareTasks(sorting, snapshot, clock.nowMs));
  const grouping = isRecent ? { ...preferences, groupMode: sortModes.none } : preferences;
  const groups = groupTasks(sorted, grouping, snapshot, clock);
  return groups.flatMap((group) =>
    rowsOf(group, isCollapsed(group, toggled), shown, snapshot, preferences, clock, isRecent),
  );
}

/** Completed tasks are out of sight at first. */
function isCollapsed({ key }: Group, toggled: ReadonlySet<string>): boolean {
  return toggled.has(key) !== (key === completedKey);
}

function rowsOf(
  { key, title, tasks }: Group,
  collapsed: boolean,
  all: Snapshot['tasks'],
  snapshot: Snapshot,
  preferences: TasksPreferences,
  clock: PhoneClock,
  isFlat: boolean,
): ListRow[] {
  const placed = isFlat
    ? tasks.map((task) => ({ task, depth: 0, subtasks: 0 }))
    : placeSubtasks(tasks, all, preferences, snapshot, clock.nowMs);
  const rows = placed.map((row) => ({ kind: 'task' as const, key: `task ${row.task.id}`, placed: row }));
  if (title === undefined) return rows;
  return [{ kind: 'header', key, title, collapsed }, ...(collapsed ? [] : rows)];
}
