import { type LocalDay, type TimeOfDay, timeOf, weekdayOf } from './local-day.ts';

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export const shortMonthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'June',
  'July',
  'Aug',
  'Sept',
  'Oct',
  'Nov',
  'Dec',
] as const;

/** From Sunday. */
const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export function monthName({ month }: Pick<LocalDay, 'month'>): string {
  return monthNames[month - 1] ?? '';
}

export function weekdayName(weekday: number): string {
  return weekdayNames[weekday] ?? '';
}

export function shortWeekdayName(weekday: number): string {
  return weekdayName(weekday).slice(0, 3);
}

/** `October`, of another year `October 2024`. */
export function monthTitle(day: Pick<LocalDay, 'year' | 'month'>, thisYear: number): string {
  return day.year === thisYear ? monthName(day) : `${monthName(day)} ${day.year}`;
}

/** `October 16 (Mon)`, of another year `October 16 2024 (Mon)`. */
export function dayTitle(day: LocalDay, thisYear: number): string {
  return `${monthDay(day)}${day.year === thisYear ? '' : ` ${day.year}`} (${shortWeekdayName(weekdayOf(day))})`;
}

/** `October 16` */
export function monthDay(day: LocalDay): string {
  return `${monthName(day)} ${day.day}`;
}

/** `October 16 2023` */
export function fullDate(day: LocalDay): string {
  return `${monthDay(day)} ${day.year}`;
}

/** `16 Monday` */
export function dayAndWeekday(day: LocalDay): string {
  return `${day.day} ${weekdayName(weekdayOf(day))}`;
}

/** `16:00`, or with 12 hours `04:00 PM`. */
export function timeText({ hour, minute }: TimeOfDay, hour24: boolean): string {
  const two = (value: number) => String(value).padStart(2, '0');
  if (hour24) return `${two(hour)}:${two(minute)}`;
  return `${two(hour % 12 === 0 ? 12 : hour % 12)}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** @param seconds since the epoch */
export function clockText(seconds: number, { zone, hour24 }: { zone: string; hour24: boolean }): string {
  return timeText(timeOf(seconds, zone), hour24);
}
