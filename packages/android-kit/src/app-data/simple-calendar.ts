import { number, text } from '../sqlite/fields.ts';
import { type RowOf, typedTable } from '../sqlite/typed-table.ts';
import type { AppData } from './app-data.ts';
import { type AppDatabase, userVersion } from './app-database.ts';
import { dataOf, rowsOfTable } from './data-of.ts';

const events = typedTable({
  name: 'events',
  columns: {
    id: number,
    start_ts: number,
    end_ts: number,
    title: text,
    location: text,
    description: text,
    reminder_1_minutes: number,
    reminder_2_minutes: number,
    reminder_3_minutes: number,
    reminder_1_type: number,
    reminder_2_type: number,
    reminder_3_type: number,
    repeat_interval: number,
    repeat_rule: number,
    repeat_limit: number,
    repetition_exceptions: text,
    attendees: text,
    import_id: text,
    time_zone: text,
    flags: number,
    event_type: number,
    parent_id: number,
    last_updated: number,
    source: text,
    availability: number,
    color: number,
    type: number,
  },
});

/** A row of Simple Calendar's `events`, columns by their names. Seconds since 1970, but for `last_updated`. */
export type CalendarEvent = RowOf<typeof events>;

/**
 * An event to be added, columns by their names. `repeat_interval` is in seconds: 0, 86400, 604800 or more; the default
 * is one event without reminder, in UTC, as it comes out of an imported file.
 */
export interface NewCalendarEvent extends Partial<Omit<CalendarEvent, 'id'>> {
  readonly start_ts: number;
  readonly end_ts: number;
  readonly title: string;
}

const database: AppDatabase = {
  app: 'simple calendar pro',
  madeFor: 'Simple Calendar Pro 6.22.2 (238)',
  packageName: 'com.simplemobiletools.calendar.pro',
  path: '/data/data/com.simplemobiletools.calendar.pro/databases/events.db',
  oldestVersion: 8,
  newestVersion: 8,
  readVersion: userVersion,
};

/** The events of Simple Calendar Pro. */
export const simpleCalendar: AppData<CalendarEvent, NewCalendarEvent> = dataOf(
  database,
  rowsOfTable(events, (event: NewCalendarEvent) => ({ ...defaults, ...event })),
);

/** Every column is NOT NULL, and none has a default of its own. */
const defaults: Omit<CalendarEvent, 'id' | 'start_ts' | 'end_ts' | 'title'> = {
  location: '',
  description: '',
  reminder_1_minutes: -1,
  reminder_2_minutes: -1,
  reminder_3_minutes: -1,
  reminder_1_type: 0,
  reminder_2_type: 0,
  reminder_3_type: 0,
  repeat_interval: 0,
  repeat_rule: 0,
  repeat_limit: 0,
  repetition_exceptions: '[]',
  attendees: '',
  import_id: '',
  time_zone: 'UTC',
  flags: 0,
  event_type: 1,
  parent_id: 0,
  last_updated: 0,
  source: 'imported-ics',
  availability: 0,
  color: 0,
  type: 0,
};
