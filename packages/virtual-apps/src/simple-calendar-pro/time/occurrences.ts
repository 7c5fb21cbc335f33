import type { CalendarEvent } from '../store/database.ts';
import {
  addDays,
  addMonths,
  dayCodeOf,
  dayOf,
  daysBetween,
  daysInMonth,
  type LocalDay,
  secondsAt,
  timeOf,
  weekdayOf,
} from './local-day.ts';
import { type Frequency, frequencyOf, nthWeekday, ordinalOf, rule, unit, weekdayBit } from './repetition.ts';

/** One time an event happens; seconds since the epoch. */
export interface Occurrence {
  readonly event: CalendarEvent;
  readonly startTs: number;
  readonly endTs: number;
}

/** Seconds since the epoch, both included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

type Repeated = Pick<
  CalendarEvent,
  'startTs' | 'endTs' | 'repeatInterval' | 'repeatRule' | 'repeatLimit' | 'exceptions'
>;

/** When an event happens that touches the range, in order. */
export function occurrencesOf(event: CalendarEvent, range: Range, zone: string): Occurrence[] {
  return [...timesOf(event, range, zone)].map((times) => ({ event, ...times }));
}

/** The first time it happens at or after a moment; undefined when never again. */
export function nextStart(event: Repeated, fromTs: number, zone: string): number | undefined {
  if (event.repeatInterval === 0) return event.startTs >= fromTs ? event.startTs : undefined;
  // A day that comes only with leap years may be eight years away.
  const years = 9 * Math.max(1, Math.ceil(event.repeatInterval / unit.year));
  const to = Math.max(fromTs, event.startTs) + years * unit.year;
  for (const { startTs } of timesOf(event, { from: fromTs, to }, zone)) if (startTs >= fromTs) return startTs;
  return undefined;
}

function* timesOf(event: Repeated, { from, to }: Range, zone: string): Generator<Omit<Occurrence, 'event'>> {
  const { startTs, endTs, repeatLimit } = event;
  const durationS = endTs - startTs;
  const frequency = frequencyOf(event.repeatInterval);
  if (frequency === null) {
    if (startTs <= to && endTs >= from) yield { startTs, endTs };
    return;
  }
  const first = dayOf(startTs, zone);
  const time = timeOf(startTs, zone);
  const seconds = startTs % 60;
  const lastDay = addDays(dayOf(to, zone), 1);
  const early = addDays(dayOf(from - durationS, zone), -1);
  let happened = 0;
  for (const day of repetitionDays(first, frequency, event.repeatRule)) {
    if (daysBetween(day, lastDay) < 0) break;
    happened += 1;
    if (repeatLimit < 0 && happened > -repeatLimit) break;
    // Turning days into moments takes long, and there may be thousands before the range.
    if (daysBetween(early, day) < 0) continue;
    const at = secondsAt(day, time, zone) + seconds;
    if (repeatLimit > 0 && at > repeatLimit) break;
    if (at > to || at + durationS < from || event.exceptions.includes(dayCodeOf(day))) continue;
    yield { startTs: at, endTs: at + durationS };
  }
}

/** The days it happens on, without end. */
function* repetitionDays(first: LocalDay, { unit: each, count }: Frequency, repeatRule: number): Generator<LocalDay> {
  if (each === 'day') for (let step = 0; ; step += count) yield addDays(first, step);
  if (each === 'week') yield* weeklyDays(first, count, repeatRule);
  const months = each === 'year' ? 12 * count : count;
  for (let step = 0; step < 12 * 400; step += months) {
    const day = dayInMonth(addMonths({ ...first, day: 1 }, step), first, repeatRule);
    if (day !== null) yield day;
  }
}

/** Weeks are counted from Monday. */
function* weeklyDays(first: LocalDay, count: number, repeatRule: number): Generator<LocalDay> {
  if ((repeatRule & 127) === 0) return;
  const lead = (weekdayOf(first) + 6) % 7;
  for (let step = 0; ; step += 1) {
    if (Math.floor((lead + step) / 7) % count !== 0) continue;
    const day = addDays(first, step);
    if ((repeatRule & weekdayBit(weekdayOf(day))) !== 0) yield day;
  }
}

/** The event's day in a month; null where the month has none: a 31st, a fifth Monday. */
function dayInMonth(month: LocalDay, first: LocalDay, repeatRule: number): LocalDay | null {
  switch (repeatRule) {
    case rule.lastDay:
      return { ...month, day: daysInMonth(month) };
    case rule.nthWeekday:
      return nthWeekday(month, weekdayOf(first), ordinalOf(first));
    case rule.lastWeekday:
      return nthWeekday(month, weekdayOf(first), 'last');
    default:
      return first.day > daysInMonth(month) ? null : { ...month, day: first.day };
  }
}
