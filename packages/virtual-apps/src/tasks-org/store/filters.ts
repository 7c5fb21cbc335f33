import type { PhoneClock } from '@androidworld/app-sdk';
import { dayMs, endOfDay } from '../time/local-day.ts';
import { matchesCriteria, parseCriteria } from './criteria.ts';
import type { Snapshot, TaskItem } from './snapshot.ts';

/** A list that can be opened. */
export type Filter =
  | { readonly kind: 'all' | 'today' | 'recent' | 'snoozed' | 'timed' | 'notified' }
  | { readonly kind: 'list'; readonly uuid: string }
  | { readonly kind: 'tag'; readonly uuid: string }
  | { readonly kind: 'own'; readonly id: number }
  | { readonly kind: 'search'; readonly query: string };

const builtIn = {
  '0:0': 'all',
  '0:1': 'today',
  '0:3': 'recent',
  '0:4': 'snoozed',
  '0:5': 'timed',
  '0:6': 'notified',
} as const;

/** As the preference of the last list has it; My Tasks for anything else. */
export function parseFilter(text: string | null): Filter {
  const found = Object.entries(builtIn).find(([key]) => key === text);
  if (found !== undefined) return { kind: found[1] };
  const [type, key = ''] = [text?.slice(0, 2), text?.slice(2)];
  if (type === '4:') return { kind: 'list', uuid: key };
  if (type === '2:') return { kind: 'tag', uuid: key };
  if (type === '1:') return { kind: 'own', id: Number(key) };
  return { kind: 'all' };
}

/** @returns undefined for a search, which is not kept */
export function renderFilter(filter: Filter): string | undefined {
  if (filter.kind === 'list') return `4:${filter.uuid}`;
  if (filter.kind === 'tag') return `2:${filter.uuid}`;
  if (filter.kind === 'own') return `1:${filter.id}`;
  return Object.entries(builtIn).find(([, kind]) => kind === filter.kind)?.[0];
}

/** @returns undefined when the list, tag or filter is gone */
export function filterTitle(filter: Filter, { lists, tags, filters }: Snapshot): string | undefined {
  switch (filter.kind) {
    case 'all':
      return 'My Tasks';
    case 'today':
      return 'Today';
    case 'recent':
      return 'Recently modified';
    case 'snoozed':
      return 'Snoozed';
    case 'timed':
      return 'Tasks Being Timed';
    case 'notified':
      return 'Notifications';
    case 'search':
      return `Matching '${filter.query}'`;
    case 'list':
      return lists.find(({ uuid }) => uuid === filter.uuid)?.name ?? undefined;
    case 'tag':
      return tags.find(({ remoteId }) => remoteId === filter.uuid)?.name ?? undefined;
    case 'own':
      return filters.find(({ id }) => id === filter.id)?.title ?? undefined;
  }
}

/** Whether completed tasks and those not started yet are shown as the menu says; elsewhere they always are. */
export function honoursMenu({ kind }: Filter): boolean {
  return !['recent', 'search', 'snoozed', 'timed', 'notified'].includes(kind);
}

/** Whether a task is in the list, done or not. */
export function matchesFilter(filter: Filter, task: TaskItem, snapshot: Snapshot, clock: PhoneClock): boolean {
  switch (filter.kind) {
    case 'all':
      return true;
    case 'today':
      return task.dueDate > 0 && task.dueDate <= endOfDay(clock.nowMs, clock.zone);
    case 'recent':
      return task.modified > clock.nowMs - dayMs;
    case 'snoozed':
      return task.alarms.some(({ type }) => type === snoozeAlarm);
    case 'timed':
      return task.timerStart > 0;
    case 'notified':
      return task.isNotified;
    case 'list':
      return task.list === filter.uuid;
    case 'tag':
      return task.tags.some(({ remoteId }) => remoteId === filter.uuid);
    case 'search':
      return holds(task, filter.query, snapshot);
    case 'own': {
      const own = snapshot.filters.find(({ id }) => id === filter.id);
      return own !== undefined && matchesCriteria(parseCriteria(own.criterion ?? ''), task, snapshot, clock);
    }
  }
}

/** `Alarm.TYPE_SNOOZE` */
const snoozeAlarm = 4;

/** What the drawer counts: open, started, and no subtasks in My Tasks. */
export function countOf(filter: Filter, snapshot: Snapshot, clock: PhoneClock): number {
  return snapshot.tasks.filter(
    (task) =>
      task.completed === 0 &&
      task.hideUntil <= clock.nowMs &&
      (filter.kind !== 'all' || task.parent === 0) &&
      matchesFilter(filter, task, snapshot, clock),
  ).length;
}

function holds(task: TaskItem, query: string, { lists }: Snapshot): boolean {
  const list = lists.find(({ uuid }) => uuid !== null && uuid === task.list);
  const texts = [task.name, task.notes ?? '', list?.name ?? '', ...task.tags.map(({ name }) => name ?? '')];
  return texts.some((text) => text.toLowerCase().includes(query.trim().toLowerCase()));
}
