import { intl } from '../../time/date-format.ts';

/** A day of the calendar, without time or zone. */
export interface CalendarDay {
  /** With all its digits: 2023. */
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  /** 1 to 31 */
  readonly day: number;
}

/** The days of a month in weeks, `null` where other months' days would be. `firstWeekday` 0 is Sunday. */
export function monthGrid(year: number, month: number, firstWeekday: number): readonly (number | null)[] {
  const lead = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() - firstWeekday + 7) % 7;
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return [...Array<null>(lead).fill(null), ...Array.from({ length: days }, (_, index) => index + 1)];
}

/** The month `by` months away. */
export function shiftMonth(year: number, month: number, by: number): { readonly year: number; readonly month: number } {
  const shifted = new Date(Date.UTC(year, month - 1 + by, 1));
  return { year: shifted.getUTCFullYear(), month: shifted.getUTCMonth() + 1 };
}

/** Less than 0 where the first is earlier, 0 where they are the same. */
export function compareDays(one: CalendarDay, other: CalendarDay): number {
  return one.year - other.year || one.month - other.month || one.day - other.day;
}

export function formatDay({ year, month, day }: CalendarDay, options: Intl.DateTimeFormatOptions): string {
  return intl('UTC', options)(Date.UTC(year, month - 1, day));
}
