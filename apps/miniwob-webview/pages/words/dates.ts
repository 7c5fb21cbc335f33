import type { Random } from '../runtime/random.ts';

/** A day as `YYYY-MM-DD`: days compare as texts do. */
export type Day = string;

const DAY_MILLISECONDS = 86_400_000;

/** Draws a day from `first` to `last`, both included. */
export function drawDay(random: Random, first: Day, last: Day): Day {
  return dayAfter(first, random.integer(0, (Date.parse(last) - Date.parse(first)) / DAY_MILLISECONDS));
}

/** The day that many days later. */
export function dayAfter(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * DAY_MILLISECONDS).toISOString().slice(0, 10);
}

/** A day as `MM/DD/YYYY`. */
export function formatDay(day: Day): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}
