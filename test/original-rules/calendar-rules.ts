import { type CalendarEvent, simpleCalendar } from '../../packages/android-kit/src/index.ts';
import { alike, type Given, type OriginalRule } from './original-rule.ts';

const text = (value: unknown) => String(value);

export const calendarRules: Readonly<Record<string, OriginalRule>> = {
  SimpleCalendarAddOneEvent: eventAdded(({ day }) => Number(day)),
  SimpleCalendarAddOneEventInTwoWeeks: eventAdded(() => 29),
  SimpleCalendarAddOneEventRelativeDay: eventAdded(({ dayOfWeek }) => dayOfThisWeek(text(dayOfWeek))),
  SimpleCalendarAddOneEventTomorrow: eventAdded(() => 16),
  SimpleCalendarAddRepeatingEvent: eventAdded(({ day }) => Number(day)),
  SimpleCalendarDeleteEvents: eventsDeleted(3, ({ day }) => Number(day)),
  SimpleCalendarDeleteEventsOnRelativeDay: eventsDeleted(2, ({ dayOfWeek }) => dayOfThisWeek(text(dayOfWeek))),
  SimpleCalendarDeleteOneEvent: eventsDeleted(1, ({ day }) => Number(day)),
};

type Params = Given['params'];

/** Of the week that begins on Monday, 16 October 2023. */
function dayOfThisWeek(name: string): number {
  return 16 + ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].indexOf(name);
}

/** The event is among all, there is one more, and those that were there are as they were. */
function eventAdded(dayOf: (params: Params) => number): OriginalRule {
  return {
    remember: ({ device }) => simpleCalendar.list(device),
    async holds({ device }, { params, remembered }) {
      const before = remembered as CalendarEvent[];
      const after = await simpleCalendar.list(device);
      const start = Date.UTC(2023, 9, dayOf(params), Number(params.hour)) / 1000;
      const weekly = params.repeatRule === 'weekly';
      const interval = { daily: 86_400, weekly: 604_800 }[text(params.repeatRule)] ?? 0;
      const isThere = after.some(
        (event) =>
          event.start_ts === start &&
          event.end_ts === start + Number(params.durationMins) * 60 &&
          event.repeat_interval === interval &&
          event.repeat_rule === (weekly ? 1 << ((new Date(start * 1000).getUTCDay() + 6) % 7) : 0) &&
          alike(event.title, text(params.eventTitle)) &&
          alike(event.description, text(params.eventDescription)) &&
          event.location === '',
      );
      return isThere && after.length === before.length + 1 && before.every((event) => holdsRow(after, event));
    },
  };
}

/** What was on that day is gone, and everything else is as it was. */
function eventsDeleted(count: number, dayOf: (params: Params) => number): OriginalRule {
  return {
    remember: ({ device }) => simpleCalendar.list(device),
    async holds({ device }, { params, remembered }) {
      const before = remembered as CalendarEvent[];
      const after = await simpleCalendar.list(device);
      // Written last.
      const gone = before.slice(-count);
      const others = before.slice(0, -count);
      const areOfDay = gone.every(({ start_ts }) => new Date(start_ts * 1000).getUTCDate() === dayOf(params));
      return areOfDay && after.length === others.length && others.every((event) => holdsRow(after, event));
    },
  };
}

function holdsRow(rows: readonly CalendarEvent[], row: CalendarEvent): boolean {
  return rows.some((candidate) => JSON.stringify(candidate) === JSON.stringify(row));
}
