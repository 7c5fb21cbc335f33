import { addDays, type Day, isDay, weekdayIndex } from './day.ts';

/**
 * Days as the data says them: `3` (days from the device's day), `2023-10-18`, `0..14`, `this week`, `next week`,
 * `last week` (Monday to Sunday), or a list of the first two.
 */
export type DaysText = number | string | readonly (number | string)[];

export const daysExpectation =
  'days counted from the device\'s day, such as 3, -1..7, [0, 2], "this week", "next week", "last week"; or a day as "2023-10-18"';

const weeks: Readonly<Record<string, number>> = { 'last week': -1, 'this week': 0, 'next week': 1 };

/** @returns the days in the order given, or nothing when the text says none */
export function expandDays(text: DaysText, today: Day): Day[] | undefined {
  if (typeof text === 'object') {
    const days = text.map((entry) => expandDay(entry, today));
    return days.every((day) => day !== undefined) && days.length > 0 ? days : undefined;
  }
  const day = expandDay(text, today);
  if (day !== undefined) return [day];
  const [from, to] = boundsOf(String(text), today) ?? [];
  if (from === undefined || to === undefined || from > to) return undefined;
  const days = [from];
  for (let next = addDays(from, 1); next <= to && days.length <= 1000; next = addDays(next, 1)) days.push(next);
  return days;
}

/** One day: a number of days from today, or a day by its date. */
export function expandDay(text: number | string, today: Day): Day | undefined {
  if (typeof text === 'number')
    return Number.isInteger(text) && Math.abs(text) < 10_000 ? addDays(today, text) : undefined;
  if (/^[+-]?\d{1,4}$/.test(text)) return addDays(today, Number(text));
  return isDay(text) ? text : undefined;
}

function boundsOf(text: string, today: Day): readonly [Day, Day] | undefined {
  const week = weeks[text];
  if (week !== undefined) {
    const monday = addDays(today, week * 7 - weekdayIndex(today));
    return [monday, addDays(monday, 6)];
  }
  const [, from, to] = /^\s*(\S+?)\s*\.\.\s*(\S+)\s*$/.exec(text) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const [first, last] = [expandDay(from, today), expandDay(to, today)];
  return first === undefined || last === undefined ? undefined : [first, last];
}
