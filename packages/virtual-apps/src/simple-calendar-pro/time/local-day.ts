import { atLocal, localParts } from '@androidworld/app-sdk';

/** A day of the calendar, without time or zone. */
export interface LocalDay {
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  readonly day: number;
}

export interface TimeOfDay {
  readonly hour: number;
  readonly minute: number;
}

const dayMs = 86_400_000;

export function addDays(day: LocalDay, count: number): LocalDay {
  return dayAt(epochDay(day) + count);
}

/** The same day of another month, or that month's last. */
export function addMonths({ year, month, day }: LocalDay, count: number): LocalDay {
  const first = dayAt(epochDay({ year, month, day: 1 }, count));
  return { ...first, day: Math.min(day, daysInMonth(first)) };
}

export function daysInMonth({ year, month }: Pick<LocalDay, 'year' | 'month'>): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** From the first to the second. */
export function daysBetween(from: LocalDay, to: LocalDay): number {
  return epochDay(to) - epochDay(from);
}

/** From the first's month to the second's. */
export function monthsBetween(from: LocalDay, to: LocalDay): number {
  return (to.year - from.year) * 12 + to.month - from.month;
}

export function isSameDay(one: LocalDay, other: LocalDay): boolean {
  return daysBetween(one, other) === 0;
}

export function isSameMonth(one: LocalDay, other: LocalDay): boolean {
  return monthsBetween(one, other) === 0;
}

/** 0 is Sunday. */
export function weekdayOf(day: LocalDay): number {
  return (((epochDay(day) + 4) % 7) + 7) % 7;
}

/** The day its week begins with. */
export function weekStartOf(day: LocalDay, firstWeekday: number): LocalDay {
  return addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7));
}

/** Number of its week by ISO 8601. */
export function isoWeekOf(day: LocalDay): number {
  const thursday = addDays(weekStartOf(day, 1), 3);
  return 1 + Math.floor(daysBetween({ year: thursday.year, month: 1, day: 1 }, thursday) / 7);
}

/** `20231015` */
export function dayCodeOf({ year, month, day }: LocalDay): number {
  return year * 10_000 + month * 100 + day;
}

export function dayOfCode(code: number): LocalDay {
  return { year: Math.floor(code / 10_000), month: Math.floor(code / 100) % 100, day: code % 100 };
}

/** @param seconds since the epoch */
export function dayOf(seconds: number, zone: string): LocalDay {
  const { year, month, day } = localParts(seconds * 1000, zone);
  return { year, month, day };
}

/** @param seconds since the epoch */
export function timeOf(seconds: number, zone: string): TimeOfDay {
  const { hour, minute } = localParts(seconds * 1000, zone);
  return { hour, minute };
}

/** Seconds since the epoch at which the zone's wall clock shows this. */
export function secondsAt(day: LocalDay, { hour, minute }: TimeOfDay, zone: string): number {
  return Math.floor(atLocal({ ...day, hour, minute }, zone) / 1000);
}

/** First second of a day. */
export function dayStart(day: LocalDay, zone: string): number {
  return secondsAt(day, { hour: 0, minute: 0 }, zone);
}

/** Last second of a day. */
export function dayEnd(day: LocalDay, zone: string): number {
  return dayStart(addDays(day, 1), zone) - 1;
}

/** Days since 1970-01-01. */
function epochDay({ year, month, day }: LocalDay, monthsLater = 0): number {
  return Date.UTC(year, month - 1 + monthsLater, day) / dayMs;
}

function dayAt(epoch: number): LocalDay {
  const date = new Date(epoch * dayMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
