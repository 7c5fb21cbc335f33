import type { AppApi } from '@androidworld/app-sdk';
import { type Occurrence, occurrencesOf, type Range } from '../time/occurrences.ts';
import { brandColor, type CalendarEvent, database, flag } from './database.ts';
import { preferences } from './preferences.ts';

/** What the lists and views of events are read from. */
export const eventSources = { tables: Object.values(database.tables), preferences: [preferences] } as const;

/** One time an event happens, with what lists show of it. */
export interface Entry extends Occurrence {
  /** Unique among the entries of a range. */
  readonly key: string;
  /** CSS */
  readonly color: string;
  readonly isAllDay: boolean;
  readonly isTask: boolean;
  readonly isCompleted: boolean;
}

/** What of the shown types happens in a range, in no order. */
export async function loadEntries(api: AppApi, range: Range, zone: string): Promise<Entry[]> {
  const { shownTypes } = await preferences.get(api);
  const events = await database.open(api).events.all({
    where:
      'start_ts != 0 AND start_ts <= ? AND (end_ts >= ? OR repeat_interval != 0) ' +
      `AND event_type IN (${marks(shownTypes.size)}) AND event_type IN (SELECT id FROM event_types)`,
    args: [range.to, range.from, ...shownTypes],
  });
  return toEntries(api, events, range, zone);
}

/** What holds a text in its title, location or description. */
export async function searchEntries(api: AppApi, text: string, range: Range, zone: string): Promise<Entry[]> {
  const { shownTypes } = await preferences.get(api);
  const wanted = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const events = await database.open(api).events.all({
    where:
      `start_ts != 0 AND event_type IN (${marks(shownTypes.size)}) AND event_type IN (SELECT id FROM event_types) ` +
      "AND (title LIKE ? ESCAPE '\\' OR location LIKE ? ESCAPE '\\' OR description LIKE ? ESCAPE '\\')",
    args: [...shownTypes, wanted, wanted, wanted],
  });
  return toEntries(api, events, range, zone);
}

async function toEntries(api: AppApi, events: readonly CalendarEvent[], range: Range, zone: string): Promise<Entry[]> {
  const { event_types: types, tasks } = database.open(api);
  const colors = new Map((await types.all()).map(({ id, color }) => [id, color]));
  const completed = new Set((await tasks.all()).map(({ taskId, startTs }) => `${taskId} ${startTs}`));
  return events
    .flatMap((event) => occurrencesOf(event, range, zone))
    .map((occurrence) => {
      const { event, startTs } = occurrence;
      const key = `${event.id} ${startTs}`;
      const isTask = event.kind === 1;
      return {
        ...occurrence,
        key,
        color: cssColor(event.color === 0 ? (colors.get(event.typeId) ?? brandColor) : event.color),
        isAllDay: isAllDay(event),
        isTask,
        isCompleted: isTask && (completed.has(key) || (event.flags & flag.completed) !== 0),
      };
    });
}

/** All-day ones first, then by time and title. */
export function inDayOrder(one: Entry, other: Entry): number {
  return (
    Number(other.isAllDay) - Number(one.isAllDay) ||
    one.startTs - other.startTs ||
    one.endTs - other.endTs ||
    one.event.title.localeCompare(other.event.title)
  );
}

export function isAllDay({ flags }: Pick<CalendarEvent, 'flags'>): boolean {
  return (flags & flag.allDay) !== 0;
}

/** A signed ARGB as CSS has it. */
export function cssColor(color: number): string {
  return `#${(color & 0xffffff).toString(16).padStart(6, '0')}`;
}

export function findEvent(api: AppApi, id: number): Promise<CalendarEvent | undefined> {
  return database.open(api).events.first({ where: { id } });
}

export function loadEvents(api: AppApi, ids: readonly number[]): Promise<CalendarEvent[]> {
  return database.open(api).events.all({ where: `id IN (${marks(ids.length)})`, args: ids });
}

/** Writes a new row, or one in place of that with its id. @returns its id */
export async function saveEvent(api: AppApi, event: Omit<CalendarEvent, 'id'> & { id?: number | undefined }) {
  const { id, ...values } = event;
  const { events } = database.open(api);
  const savedId = await events.insert(id === undefined ? values : { id, ...values }, 'replace');
  // What is saved must show, also when its type was filtered out.
  const { shownTypes } = await preferences.get(api);
  if (!shownTypes.has(event.typeId)) {
    await preferences.put(api, { shownTypes: new Set([...shownTypes, event.typeId]) });
  }
  return id ?? savedId;
}

/** Deletes events, and what was taken out of them when they are series. */
export async function deleteEvents(api: AppApi, ids: readonly number[]): Promise<void> {
  const { events, tasks } = database.tables;
  const among = marks(ids.length);
  await database
    .open(api)
    .transaction([
      events.delete({ where: `id IN (${among}) OR parent_id IN (${among})`, args: [...ids, ...ids] }),
      tasks.delete({ where: `task_id IN (${among})`, args: ids }),
    ]);
}

export async function deleteEverything(api: AppApi): Promise<void> {
  const { events, tasks } = database.tables;
  await database.open(api).transaction([events.delete({}), tasks.delete({})]);
}

export async function isTaskCompleted(api: AppApi, taskId: number, startTs: number): Promise<boolean> {
  return (await database.open(api).tasks.count({ where: { taskId, startTs } })) > 0;
}

export async function setTaskCompleted(
  api: AppApi,
  { taskId, startTs, completed }: { taskId: number; startTs: number; completed: boolean },
): Promise<void> {
  const { tasks } = database.open(api);
  await tasks.delete({ where: { taskId, startTs } });
  if (completed) await tasks.insert({ taskId, startTs, flags: flag.completed });
}

/** A question mark for each value. */
function marks(count: number): string {
  return Array.from({ length: count }, () => '?').join(', ');
}
