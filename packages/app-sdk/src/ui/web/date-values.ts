import type { CalendarDay } from '../widgets/calendar-days.ts';
import type { TimeOfDay } from '../widgets/time-of-day.ts';

/** The day an HTML date, month, week or date and time names; without one today's. */
export function dateOfValue(value: string, nowMs: number, zone: string): CalendarDay {
  const week = /^(\d{4,})-W(\d\d)$/.exec(value);
  if (week !== null) return mondayOf(Number(week[1]), Number(week[2]));
  const [, year, month, day = '1'] = /^(\d{4,})-(\d\d)(?:-(\d\d))?/.exec(value) ?? today(nowMs, zone);
  return { year: Number(year), month: Number(month), day: Number(day) };
}

/** The time an HTML time, or date and time, names; without one the present. */
export function timeOfValue(value: string, nowMs: number, zone: string): TimeOfDay {
  const [, hour, minute] = /(\d\d):(\d\d)/.exec(value) ?? now(nowMs, zone);
  return { hour: Number(hour), minute: Number(minute) };
}

export function renderDate({ year, month, day }: CalendarDay): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

export function renderTime({ hour, minute }: TimeOfDay): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

const DAY_MS = 86_400_000;

/** The week a day is in, by ISO 8601: that of its Thursday. */
export function isoWeek({ year, month, day }: CalendarDay): string {
  const date = new Date(Date.UTC(year, month - 1, day));
  const thursday = new Date(date.getTime() + (4 - (date.getUTCDay() || 7)) * DAY_MS);
  const first = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  const week = Math.floor((thursday.getTime() - first) / DAY_MS / 7) + 1;
  return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, '0')}`;
}

/** 4 January is in the first week of its year. */
function mondayOf(year: number, week: number): CalendarDay {
  const fourth = new Date(Date.UTC(year, 0, 4));
  const monday = new Date(fourth.getTime() + (1 - (fourth.getUTCDay() || 7) + (week - 1) * 7) * DAY_MS);
  return { year: monday.getUTCFullYear(), month: monday.getUTCMonth() + 1, day: monday.getUTCDate() };
}

function today(nowMs: number, zone: string): readonly string[] {
  const text = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(nowMs);
  return [text, ...text.split('-')];
}

function now(nowMs: number, zone: string): readonly string[] {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  const text = format.format(nowMs);
  return [text, ...text.split(':')];
}
