/** A day as `2023-10-15`: texts that sort by time and survive a file. */
export type Day = string;

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export const months = [
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

const millisecondsPerDay = 86_400_000;

/** The day of an instant, in UTC: devices of the benchmark are set to it. */
export function dayOf(instant: Date): Day {
  return instant.toISOString().slice(0, 10);
}

export function addDays(day: Day, days: number): Day {
  return dayOf(new Date(Date.parse(day) + days * millisecondsPerDay));
}

/** Days from one to the other; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / millisecondsPerDay);
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayIndex(day: Day): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

export function weekdayOf(day: Day): (typeof weekdays)[number] {
  return weekdays[weekdayIndex(day)] ?? 'Monday';
}

/** `October 5`, and `October 5 2023` with its year. */
export function spellDay(day: Day, { year = true }: { readonly year?: boolean } = {}): string {
  const [fullYear, month, date] = day.split('-').map(Number);
  const text = `${months[(month ?? 1) - 1]} ${date}`;
  return year ? `${text} ${fullYear}` : text;
}

/** The day of these numbers, if there is one: February has no 30th. */
export function makeDay(year: number, month: number, date: number): Day | undefined {
  const text = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-');
  return isDay(text) ? text : undefined;
}

export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && dayOf(new Date(time)) === text;
}
