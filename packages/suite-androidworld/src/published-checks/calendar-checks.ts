import { type CalendarEvent, simpleCalendar } from '@androidworld/android-kit';
import { type Given, isAlike, type PublishedCheck, text } from './published-check.ts';
import { rowsAdded, rowsDeleted } from './row-checks.ts';

export const calendarChecks: Readonly<Record<string, PublishedCheck>> = {
  SimpleCalendarAddOneEvent: eventAdded(({ day }) => Number(day)),
  SimpleCalendarAddOneEventInTwoWeeks: eventAdded(() => 29),
  SimpleCalendarAddOneEventRelativeDay: eventAdded(({ dayOfWeek }) => dayOfThisWeek(text(dayOfWeek))),
  SimpleCalendarAddOneEventTomorrow: eventAdded(() => 16),
  SimpleCalendarAddRepeatingEvent: eventAdded(({ day }) => Number(day)),
  SimpleCalendarDeleteEvents: rowsDeleted(simpleCalendar),
  SimpleCalendarDeleteEventsOnRelativeDay: rowsDeleted(simpleCalendar),
  SimpleCalendarDeleteOneEvent: rowsDeleted(simpleCalendar),
};

type Params = Given['params'];

/** Of the week that begins on Monday, 16 October 2023. */
function dayOfThisWeek(name: string): number {
  return 16 + ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].indexOf(name);
}

function eventAdded(dayOf: (params: Params) => number): PublishedCheck {
  return rowsAdded<CalendarEvent>(simpleCalendar, ({ params }) => {
    const start = Date.UTC(2023, 9, dayOf(params), Number(params.hour)) / 1000;
    const interval = { daily: 86_400, weekly: 604_800 }[text(params.repeatRule)] ?? 0;
    const rule = params.repeatRule === 'weekly' ? 1 << ((new Date(start * 1000).getUTCDay() + 6) % 7) : 0;
    return [
      (event) =>
        event.start_ts === start &&
        event.end_ts === start + Number(params.durationMins) * 60 &&
        event.repeat_interval === interval &&
        event.repeat_rule === rule &&
        isAlike(text(params.eventTitle), event.title) &&
        isAlike(text(params.eventDescription), event.description) &&
        isAlike('', event.location),
    ];
  });
}
