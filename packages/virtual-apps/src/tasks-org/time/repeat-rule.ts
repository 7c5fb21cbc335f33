import { atLocal, localParts } from '@androidworld/app-sdk';
import { addDays, dayMs, hasTime, weekdayOf } from './local-day.ts';

export const frequencies = ['MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Frequency = (typeof frequencies)[number];

export const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
export type Weekday = (typeof weekdays)[number];

/** What the app reads of an iCalendar RRULE. */
export interface RepeatRule {
  readonly frequency: Frequency;
  readonly interval: number;
  /** Of weekly rules; empty: the day it is due. */
  readonly days: readonly Weekday[];
  /** How often it is still due. */
  readonly count?: number;
  /** `20231231` and what follows. */
  readonly until?: string;
}

/** @returns undefined for what is no rule */
export function parseRepeatRule(text: string): RepeatRule | undefined {
  const parts = new Map(
    text
      .replace(/^RRULE:/, '')
      .split(';')
      .map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)] as const),
  );
  const frequency = frequencies.find((name) => name === parts.get('FREQ'));
  if (frequency === undefined) return undefined;
  const days = (parts.get('BYDAY') ?? '').split(',');
  const count = Number(parts.get('COUNT') ?? 0);
  const until = parts.get('UNTIL');
  return {
    frequency,
    interval: Math.max(1, Math.trunc(Number(parts.get('INTERVAL') ?? 1)) || 1),
    days: weekdays.filter((day) => days.includes(day)),
    ...(count > 0 ? { count } : {}),
    ...(until === undefined ? {} : { until }),
  };
}

export function renderRepeatRule({ frequency, interval, days, count, until }: RepeatRule): string {
  const parts = [`FREQ=${frequency}`];
  if (until !== undefined) parts.push(`UNTIL=${until}`);
  if (count !== undefined) parts.push(`COUNT=${count}`);
  parts.push(`INTERVAL=${interval}`);
  if (days.length > 0) parts.push(`BYDAY=${days.join(',')}`);
  return parts.join(';');
}

const adverbs: Readonly<Record<Frequency, string>> = {
  MINUTELY: 'minutely',
  HOURLY: 'hourly',
  DAILY: 'daily',
  WEEKLY: 'weekly',
  MONTHLY: 'monthly',
  YEARLY: 'yearly',
};

export const units: Readonly<Record<Frequency, string>> = {
  MINUTELY: 'minute',
  HOURLY: 'hour',
  DAILY: 'day',
  WEEKLY: 'week',
  MONTHLY: 'month',
  YEARLY: 'year',
};

const shortDays: Readonly<Record<Weekday, string>> = {
  SU: 'Sun',
  MO: 'Mon',
  TU: 'Tue',
  WE: 'Wed',
  TH: 'Thu',
  FR: 'Fri',
  SA: 'Sat',
};

/** `Repeats weekly`, `Repeats every 2 weeks on Mon, Wed, occurs 3 times`. */
export function describeRepeat(rule: RepeatRule): string {
  const { frequency, interval, days, count, until } = rule;
  const how = interval === 1 ? adverbs[frequency] : `every ${interval} ${units[frequency]}s`;
  const on = days.length > 0 ? ` on ${days.map((day) => shortDays[day]).join(', ')}` : '';
  const times = count === undefined ? '' : `, occurs ${count} ${count === 1 ? 'time' : 'times'}`;
  const end = until === undefined ? '' : `, ends on ${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`;
  return `Repeats ${how}${on}${times}${end}`;
}

/** What a task that is done becomes. */
export interface Repetition {
  readonly dueMs: number;
  /** The rule as it goes on; it has been done once more. */
  readonly rule: RepeatRule;
}

/**
 * When it is due next. A date without a time stays one.
 *
 * @param fromMs the due date, or now
 * @returns undefined when the rule has come to its end
 */
export function nextRepetition(rule: RepeatRule, fromMs: number, zone: string): Repetition | undefined {
  if (rule.count === 1) return undefined;
  const dueMs = shift(rule, fromMs, zone);
  if (rule.until !== undefined && dueMs > endOf(rule.until, zone)) return undefined;
  return { dueMs, rule: rule.count === undefined ? rule : { ...rule, count: rule.count - 1 } };
}

function shift({ frequency, interval, days }: RepeatRule, fromMs: number, zone: string): number {
  switch (frequency) {
    case 'MINUTELY':
      return withTime(fromMs) + interval * 60_000;
    case 'HOURLY':
      return withTime(fromMs) + interval * 3_600_000;
    case 'DAILY':
      return addDays(fromMs, interval, zone);
    case 'WEEKLY':
      return days.length === 0 ? addDays(fromMs, 7 * interval, zone) : nextWeekday(fromMs, days, interval, zone);
    case 'MONTHLY':
      return addMonths(fromMs, interval, zone);
    case 'YEARLY':
      return addMonths(fromMs, 12 * interval, zone);
  }
}

/** A rule of hours makes a time of a date without one. */
function withTime(ms: number): number {
  return hasTime(ms) ? ms : ms + 1000;
}

/** The next of the days in this week, or the first of them `interval` weeks on; weeks begin on Monday. */
function nextWeekday(fromMs: number, days: readonly Weekday[], interval: number, zone: string): number {
  const place = (day: number) => (day + 6) % 7;
  const today = place(weekdayOf(fromMs, zone));
  const places = days.map((day) => place(weekdays.indexOf(day))).sort((one, other) => one - other);
  const later = places.find((day) => day > today);
  const first = places[0] ?? today;
  return addDays(fromMs, later === undefined ? first - today + 7 * interval : later - today, zone);
}

/** The same day of another month, or its last. */
function addMonths(ms: number, months: number, zone: string): number {
  const local = localParts(ms, zone);
  const first = new Date(Date.UTC(local.year, local.month - 1 + months, 1));
  const year = first.getUTCFullYear();
  const month = first.getUTCMonth() + 1;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return atLocal({ ...local, year, month, day: Math.min(local.day, last) }, zone) + (ms % 60_000);
}

function endOf(until: string, zone: string): number {
  const [year, month, day] = [until.slice(0, 4), until.slice(4, 6), until.slice(6, 8)].map(Number);
  return atLocal({ year: year ?? 0, month: month ?? 1, day: day ?? 1, hour: 0, minute: 0 }, zone) + dayMs - 1;
}
