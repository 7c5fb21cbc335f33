import { type Day, makeDay, months, weekdayOf, weekdays } from '../dates/day.ts';
import { type TimeOfDay, timeOfMinutes } from '../dates/time-of-day.ts';
import { isOnlyAround, tokensOf } from './answer-words.ts';

export interface MomentWanted {
  readonly date?: Day;
  readonly time?: TimeOfDay;
}

/** Whether an answer holds the one right date, the one right time, or both, whichever is asked for. */
export function checkMoment(answer: string, wanted: MomentWanted, question: ReadonlySet<string>): boolean {
  const dates = takeDates(answer.toLowerCase().replaceAll(/(\d)t(\d)/g, '$1 $2'));
  const times = takeTimes(dates.rest);
  const weekday = takeWeekdays(times.rest);
  const isDate = wanted.date === undefined ? dates.found.length === 0 : isOnly(dates.found, wanted.date);
  const isTime = wanted.time === undefined ? times.found.length === 0 : isOnly(times.found, wanted.time);
  const isWeekday = weekday.found.every((name) => wanted.date !== undefined && name === weekdayOf(wanted.date));
  return isDate && isTime && isWeekday && isOnlyAround(tokensOf(weekday.rest), question);
}

interface Taken {
  /** What was found; nothing for what looks like one and is none, such as the 31st of June. */
  readonly found: readonly (string | undefined)[];
  /** The text without it. */
  readonly rest: string;
}

function isOnly(found: readonly (string | undefined)[], wanted: string): boolean {
  return found.length === 1 && found[0] === wanted;
}

const monthName = `(${months.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)})?`).join('|')}|sept)\\.?`;
const dayNumber = '(\\d{1,2})(?:st|nd|rd|th)?';
const datePatterns: readonly { pattern: RegExp; order: 'mdy' | 'dmy' | 'ymd' }[] = [
  { pattern: new RegExp(`\\b${monthName}\\s+${dayNumber}(?:,\\s*|\\s+)(\\d{4})\\b`, 'gi'), order: 'mdy' },
  { pattern: new RegExp(`\\b${dayNumber}\\.?\\s+(?:of\\s+)?${monthName},?\\s+(\\d{4})\\b`, 'gi'), order: 'dmy' },
  { pattern: /\b(\d{4})-(\d{2})-(\d{2})\b/g, order: 'ymd' },
];

function takeDates(text: string): Taken {
  const found: (Day | undefined)[] = [];
  const rest = datePatterns.reduce(
    (left, { pattern, order }) =>
      left.replaceAll(pattern, (_, first: string, second: string, third: string) => {
        if (order === 'mdy') found.push(makeDay(Number(third), monthOf(first), Number(second)));
        else if (order === 'dmy') found.push(makeDay(Number(third), monthOf(second), Number(first)));
        else found.push(makeDay(Number(first), Number(second), Number(third)));
        return ' ';
      }),
    text,
  );
  return { found, rest };
}

function monthOf(name: string): number {
  return months.findIndex((month) => month.toLowerCase().startsWith(name.slice(0, 3))) + 1;
}

const clock = /(?<![\d:.-])(\d{1,2}):(\d{2})(?::00)?(?:\s*([ap])\.?m\b\.?)?(?![\d:])/gi;
const hourOnly = /(?<![\d:.-])(\d{1,2})\s*([ap])\.?m\b\.?/gi;

function takeTimes(text: string): Taken {
  const found: (TimeOfDay | undefined)[] = [];
  const rest = text
    .replaceAll(clock, (_, hours: string, minutes: string, half?: string) => {
      found.push(makeTime(Number(hours), Number(minutes), half));
      return ' ';
    })
    .replaceAll(hourOnly, (_, hours: string, half: string) => {
      found.push(makeTime(Number(hours), 0, half));
      return ' ';
    });
  return { found, rest };
}

function makeTime(hours: number, minutes: number, half: string | undefined): TimeOfDay | undefined {
  if (minutes > 59 || hours > 23) return undefined;
  if (half === undefined) return timeOfMinutes(hours * 60 + minutes);
  if (hours < 1 || hours > 12) return undefined;
  return timeOfMinutes(((hours % 12) + (half === 'p' ? 12 : 0)) * 60 + minutes);
}

const weekdayName = new RegExp(`\\b(${weekdays.map((day) => `${day}|${day.slice(0, 3)}\\b\\.?`).join('|')})`, 'gi');

function takeWeekdays(text: string): Taken {
  const found: string[] = [];
  const rest = text.replaceAll(weekdayName, (name) => {
    found.push(weekdays.find((day) => day.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase()) ?? name);
    return ' ';
  });
  return { found, rest };
}
