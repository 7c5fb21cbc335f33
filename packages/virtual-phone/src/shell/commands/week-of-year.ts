/** The week that has most days of its seven in a year: its number and the year. */
export function isoWeek(year: number, month: number, day: number): { readonly year: number; readonly week: number } {
  const date = new Date(Date.UTC(year, month - 1, day));
  const weekday = (date.getUTCDay() + 6) % 7;
  date.setUTCDate(date.getUTCDate() - weekday + 3);
  const first = Date.UTC(date.getUTCFullYear(), 0, 1);
  return { year: date.getUTCFullYear(), week: Math.floor((date.getTime() - first) / (7 * 86_400_000)) + 1 };
}

/** Counted from 1. */
export function dayOfYear(year: number, month: number, day: number): number {
  return Math.round((Date.UTC(year, month - 1, day) - Date.UTC(year, 0, 1)) / 86_400_000) + 1;
}
