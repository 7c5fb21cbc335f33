import { daysInMonth, type LocalDay, weekdayOf } from './local-day.ts';

/** Units of `repeat_interval`, in seconds; a month and a year are only told apart by them. */
export const unit = { day: 86_400, week: 604_800, month: 2_592_001, year: 31_536_000 } as const;

type Unit = keyof typeof unit;

/** Values of `repeat_rule` of months and years. */
export const rule = { sameDay: 1, lastWeekday: 2, lastDay: 3, nthWeekday: 4 } as const;

export const everyDay = 127;

/** How often something happens: every so many days, weeks, months or years. */
export interface Frequency {
  readonly unit: Unit;
  readonly count: number;
}

/** What an interval in seconds stands for; null for none. */
export function frequencyOf(interval: number): Frequency | null {
  if (interval <= 0) return null;
  const name = (['year', 'month', 'week'] as const).find((candidate) => interval % unit[candidate] === 0) ?? 'day';
  return { unit: name, count: Math.max(1, Math.round(interval / unit[name])) };
}

/** The bit of a weekday (0 Sunday) in the rule of a weekly event: Monday has the first. */
export function weekdayBit(weekday: number): number {
  return 1 << ((weekday + 6) % 7);
}

/** Which of its weekday in its month a day is: 1 to 5. */
export function ordinalOf({ day }: LocalDay): number {
  return Math.ceil(day / 7);
}

/** Whether no more of its weekday come in its month. */
export function isLastOfWeekday(day: LocalDay): boolean {
  return day.day + 7 > daysInMonth(day);
}

/** The nth (or last) of a weekday in a month; null when there is none. */
export function nthWeekday(month: LocalDay, weekday: number, nth: number | 'last'): LocalDay | null {
  const first = { ...month, day: 1 };
  const day = 1 + ((weekday - weekdayOf(first) + 7) % 7);
  const most = daysInMonth(month);
  const date = nth === 'last' ? day + 7 * Math.floor((most - day) / 7) : day + 7 * (nth - 1);
  return date > most ? null : { ...month, day: date };
}
