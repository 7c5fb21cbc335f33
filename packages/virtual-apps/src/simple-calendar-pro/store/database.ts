import { column, defineDatabase, type RowOf } from '@androidworld/app-sdk';

const event = {
  id: column.integer(),
  /** Seconds since the epoch. */
  startTs: column.integer('start_ts'),
  endTs: column.integer('end_ts'),
  title: column.text(),
  location: column.text(),
  description: column.text(),
  /** -1 none; 0 at the start; minutes before it; below -1, minus the minutes after midnight of an all-day event. */
  reminder1: column.integer('reminder_1_minutes'),
  reminder2: column.integer('reminder_2_minutes'),
  reminder3: column.integer('reminder_3_minutes'),
  reminder1Type: column.integer('reminder_1_type'),
  reminder2Type: column.integer('reminder_2_type'),
  reminder3Type: column.integer('reminder_3_type'),
  repeatInterval: column.integer('repeat_interval'),
  repeatRule: column.integer('repeat_rule'),
  repeatLimit: column.integer('repeat_limit'),
  /** Days left out, `20231016`. Written without quotes, read with them too. */
  exceptions: column.text('repetition_exceptions').as<readonly number[]>(
    (text) => (text.match(/\d{8}/g) ?? []).map(Number),
    (days) => `[${days.join(', ')}]`,
  ),
  attendees: column.text(),
  importId: column.text('import_id'),
  timeZone: column.text('time_zone'),
  flags: column.integer(),
  typeId: column.integer('event_type'),
  /** The series an edited occurrence was taken from; 0 of others. */
  parentId: column.integer('parent_id'),
  lastUpdatedMs: column.integer('last_updated'),
  source: column.text(),
  availability: column.integer(),
  /** Signed ARGB; 0 for the colour of the type. */
  color: column.integer(),
  /** 0 an event, 1 a task. */
  kind: column.integer('type'),
};

const eventType = {
  id: column.integer(),
  title: column.text(),
  color: column.integer(),
  calendarId: column.integer('caldav_calendar_id'),
  displayName: column.text('caldav_display_name'),
  email: column.text('caldav_email'),
  type: column.integer(),
};

const task = {
  id: column.integer(),
  taskId: column.integer('task_id'),
  startTs: column.integer('start_ts'),
  flags: column.integer(),
};

/** A row of `events`. */
export type CalendarEvent = RowOf<typeof event>;
export type EventType = RowOf<typeof eventType>;

/** Bits of `flags`. */
export const flag = { allDay: 1, missingYear: 4, completed: 8 } as const;

/** Every local event has one; it cannot be deleted. */
export const regularTypeId = 1;

/** Orange of the Simple apps, as a signed ARGB. */
export const brandColor = 0xfff57c00 | 0;

/** `/data/data/com.simplemobiletools.calendar.pro/databases/events.db` */
export const database = defineDatabase({
  name: 'events.db',
  version: 8,
  identityHash: '1d5b2fddcb258e43f2935820863057a9',
  create: [
    'CREATE TABLE `events` (`id` INTEGER PRIMARY KEY AUTOINCREMENT, `start_ts` INTEGER NOT NULL, `end_ts` INTEGER NOT NULL, ' +
      '`title` TEXT NOT NULL, `location` TEXT NOT NULL, `description` TEXT NOT NULL, `reminder_1_minutes` INTEGER NOT NULL, ' +
      '`reminder_2_minutes` INTEGER NOT NULL, `reminder_3_minutes` INTEGER NOT NULL, `reminder_1_type` INTEGER NOT NULL, ' +
      '`reminder_2_type` INTEGER NOT NULL, `reminder_3_type` INTEGER NOT NULL, `repeat_interval` INTEGER NOT NULL, ' +
      '`repeat_rule` INTEGER NOT NULL, `repeat_limit` INTEGER NOT NULL, `repetition_exceptions` TEXT NOT NULL, ' +
      '`attendees` TEXT NOT NULL, `import_id` TEXT NOT NULL, `time_zone` TEXT NOT NULL, `flags` INTEGER NOT NULL, ' +
      '`event_type` INTEGER NOT NULL, `parent_id` INTEGER NOT NULL, `last_updated` INTEGER NOT NULL, `source` TEXT NOT NULL, ' +
      '`availability` INTEGER NOT NULL, `color` INTEGER NOT NULL, `type` INTEGER NOT NULL)',
    'CREATE UNIQUE INDEX `index_events_id` ON `events` (`id`)',
    'CREATE TABLE `event_types` (`id` INTEGER PRIMARY KEY AUTOINCREMENT, `title` TEXT NOT NULL, `color` INTEGER NOT NULL, ' +
      '`caldav_calendar_id` INTEGER NOT NULL, `caldav_display_name` TEXT NOT NULL, `caldav_email` TEXT NOT NULL, `type` INTEGER NOT NULL)',
    'CREATE UNIQUE INDEX `index_event_types_id` ON `event_types` (`id`)',
    'CREATE TABLE `widgets` (`id` INTEGER PRIMARY KEY AUTOINCREMENT, `widget_id` INTEGER NOT NULL, `period` INTEGER NOT NULL)',
    'CREATE UNIQUE INDEX `index_widgets_widget_id` ON `widgets` (`widget_id`)',
    'CREATE TABLE `tasks` (`id` INTEGER PRIMARY KEY AUTOINCREMENT, `task_id` INTEGER NOT NULL, `start_ts` INTEGER NOT NULL, `flags` INTEGER NOT NULL)',
    'CREATE UNIQUE INDEX `index_tasks_id_task_id` ON `tasks` (`id`, `task_id`)',
    {
      sql: "INSERT INTO `event_types` VALUES (1, 'Regular event', ?, 0, '', '', 0)",
      args: [brandColor],
    },
  ],
  tables: { events: event, event_types: eventType, tasks: task },
});
