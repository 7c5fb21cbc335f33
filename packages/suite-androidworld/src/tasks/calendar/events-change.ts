import type { CalendarEvent } from '@androidworld/android-kit';

/** The columns of a new event that count; its reminders, colour and the like are left to the app. */
export type WantedEvent = Pick<
  CalendarEvent,
  'start_ts' | 'end_ts' | 'title' | 'description' | 'location' | 'repeat_interval' | 'repeat_rule' | 'repeat_limit'
>;

/** Whether an event is the one that was to be added. */
export function isWantedEvent(event: CalendarEvent, wanted: WantedEvent): boolean {
  const columns = Object.keys(wanted) as (keyof WantedEvent)[];
  return columns.every((column) => event[column] === wanted[column]);
}
