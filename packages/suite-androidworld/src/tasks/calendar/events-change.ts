import type { CalendarEvent } from '@androidworld/android-kit';

/** The columns of a new event that count; its reminders, colour and the like are left to the app. */
export type WantedEvent = Pick<
  CalendarEvent,
  'start_ts' | 'end_ts' | 'title' | 'description' | 'location' | 'repeat_interval' | 'repeat_rule' | 'repeat_limit'
>;

/** Whether between two looks this event came, once, and no other came, went or changed. */
export function isOnlyAddition(
  after: readonly CalendarEvent[],
  before: readonly CalendarEvent[],
  wanted: WantedEvent,
): boolean {
  const known = new Set(before.map(whole));
  const added = after.filter((event) => !known.has(whole(event)));
  const [event, ...others] = added;
  if (event === undefined || others.length > 0 || after.length !== before.length + 1) return false;
  const columns = Object.keys(wanted) as (keyof WantedEvent)[];
  return columns.every((column) => event[column] === wanted[column]);
}

/** Whether between two looks these events went, and no other came, went or changed. */
export function isOnlyRemoval(
  after: readonly CalendarEvent[],
  before: readonly CalendarEvent[],
  gone: readonly CalendarEvent[],
): boolean {
  const removed = new Set(gone.map(whole));
  const kept = before.map(whole).filter((event) => !removed.has(event));
  return kept.length === before.length - gone.length && sameTexts(after.map(whole), kept);
}

/** All columns of an event, its id among them: no two events are equal. */
function whole(event: CalendarEvent): string {
  return JSON.stringify(Object.entries(event).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function sameTexts(some: readonly string[], others: readonly string[]): boolean {
  const wanted = new Set(others);
  return some.length === others.length && some.every((text) => wanted.has(text));
}
