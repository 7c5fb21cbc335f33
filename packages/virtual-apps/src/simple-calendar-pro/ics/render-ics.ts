import { type CalendarEvent, type EventType, flag } from '../store/database.ts';
import { isAllDay } from '../store/events.ts';
import { addDays, dayCodeOf, dayOf, weekdayOf } from '../time/local-day.ts';
import { frequencyOf, isLastOfWeekday, ordinalOf, rule, weekdayBit } from '../time/repetition.ts';

export interface RenderIcsOptions {
  readonly types: readonly EventType[];
  readonly zone: string;
  readonly nowTs: number;
  /** Keys `<id> <start>` of tasks that are done. */
  readonly completed: ReadonlySet<string>;
}

const weekdayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
const frequencies = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const;
const longestLine = 75;

/** Events and tasks as an `.ics` file. */
export function renderIcs(events: readonly CalendarEvent[], options: RenderIcsOptions): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'PRODID:-//Simple Mobile Tools//NONSGML Event Calendar//EN',
    'VERSION:2.0',
    ...events.flatMap((event) => (event.kind === 1 ? taskLines(event, options) : eventLines(event, options))),
    'END:VCALENDAR',
  ];
  return `${lines.join('\n')}\n`;
}

function eventLines(event: CalendarEvent, options: RenderIcsOptions): string[] {
  const { zone, nowTs } = options;
  return [
    'BEGIN:VEVENT',
    ...commonLines(event, options),
    `TRANSP:${event.availability === 1 ? 'TRANSPARENT' : 'OPAQUE'}`,
    ...(event.location === '' ? [] : [`LOCATION:${escapeText(event.location)}`]),
    ...(isAllDay(event)
      ? [
          `DTSTART;VALUE=DATE:${dayCodeOf(dayOf(event.startTs, zone))}`,
          // The end of a day-long event is the day after its last.
          `DTEND;VALUE=DATE:${dayCodeOf(addDays(dayOf(event.endTs, zone), 1))}`,
        ]
      : [`DTSTART:${utc(event.startTs)}`, `DTEND:${utc(event.endTs)}`]),
    ...((event.flags & flag.missingYear) === 0 ? [] : ['X-SMT-MISSING-YEAR:1']),
    `DTSTAMP:${utc(nowTs)}`,
    'STATUS:CONFIRMED',
    ...repetitionLines(event, zone),
    ...descriptionLines(event.description),
    ...reminderLines(event),
    ...event.exceptions.map((day) => `EXDATE:${day}`),
    'END:VEVENT',
  ];
}

function taskLines(event: CalendarEvent, options: RenderIcsOptions): string[] {
  const { zone, nowTs, completed } = options;
  return [
    'BEGIN:VTODO',
    ...commonLines(event, options),
    isAllDay(event) ? `DTSTART;VALUE=DATE:${dayCodeOf(dayOf(event.startTs, zone))}` : `DTSTART:${utc(event.startTs)}`,
    `DTSTAMP:${utc(nowTs)}`,
    ...(completed.has(`${event.id} ${event.startTs}`) ? ['STATUS:COMPLETED'] : []),
    ...repetitionLines(event, zone),
    ...descriptionLines(event.description),
    ...reminderLines(event),
    ...event.exceptions.map((day) => `EXDATE:${day}`),
    'END:VTODO',
  ];
}

function commonLines(event: CalendarEvent, { types }: RenderIcsOptions): string[] {
  const type = types.find(({ id }) => id === event.typeId);
  return [
    `SUMMARY:${escapeText(event.title)}`,
    `UID:${event.importId}`,
    ...(type === undefined ? [] : [`X-SMT-CATEGORY-COLOR:${type.color}`, `CATEGORIES:${escapeText(type.title)}`]),
    `LAST-MODIFIED:${utc(Math.floor(event.lastUpdatedMs / 1000))}`,
  ];
}

function repetitionLines(event: CalendarEvent, zone: string): string[] {
  const frequency = frequencyOf(event.repeatInterval);
  if (frequency === null) return [];
  const limit =
    event.repeatLimit === 0
      ? ''
      : event.repeatLimit < 0
        ? `;COUNT=${-event.repeatLimit}`
        : `;UNTIL=${isAllDay(event) ? dayCodeOf(dayOf(event.repeatLimit, zone)) : utc(event.repeatLimit)}`;
  const days = byDay(event, frequency.unit, zone);
  return [`RRULE:FREQ=${frequencies[frequency.unit]};INTERVAL=${frequency.count}${limit}${days}`];
}

function byDay(event: CalendarEvent, unit: keyof typeof frequencies, zone: string): string {
  const start = dayOf(event.startTs, zone);
  const code = weekdayCodes[weekdayOf(start)];
  if (unit === 'week') {
    const days = [1, 2, 3, 4, 5, 6, 0].filter((weekday) => (event.repeatRule & weekdayBit(weekday)) !== 0);
    return `;BYDAY=${days.map((weekday) => weekdayCodes[weekday]).join(',')}`;
  }
  if (unit === 'day') return '';
  const month = unit === 'year' ? `;BYMONTH=${start.month}` : '';
  if (event.repeatRule === rule.lastDay) return ';BYMONTHDAY=-1';
  if (event.repeatRule === rule.lastWeekday) return `;BYDAY=-1${code}${month}`;
  if (event.repeatRule !== rule.nthWeekday) return '';
  return `;BYDAY=${isLastOfWeekday(start) && ordinalOf(start) === 5 ? -1 : ordinalOf(start)}${code}${month}`;
}

/** Cut into lines of which all but the first begin with a tab. */
function descriptionLines(description: string): string[] {
  if (description === '') return [];
  const text = escapeText(description);
  const parts = text.match(new RegExp(`.{1,${longestLine}}`, 'gu')) ?? [];
  return parts.map((part, index) => (index === 0 ? `DESCRIPTION:${part}` : `\t${part}`));
}

function reminderLines(event: CalendarEvent): string[] {
  const reminders = [event.reminder1, event.reminder2, event.reminder3].filter((minutes) => minutes !== -1);
  return reminders.flatMap((minutes) => [
    'BEGIN:VALARM',
    'DESCRIPTION:Reminder',
    'ACTION:DISPLAY',
    `TRIGGER:${minutes < -1 ? '' : '-'}${duration(Math.abs(minutes))}`,
    'END:VALARM',
  ]);
}

/** `P0DT0H10M0S` */
function duration(minutes: number): string {
  return `P${Math.floor(minutes / 1440)}DT${Math.floor(minutes / 60) % 24}H${minutes % 60}M0S`;
}

/** `20231015T153400Z` */
function utc(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escapeText(text: string): string {
  return text.replace(/\n/g, '\\n');
}
