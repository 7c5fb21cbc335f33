import type { PhoneClock } from '@androidworld/app-sdk';
import { longDate, timeText } from './due-words.ts';
import { addDays, atTime, hasTime, startOfDay, timeOfDay } from './local-day.ts';

/** Start dates said by the due date. */
export type StartChoice = 'none' | 'dueDate' | 'dueTime' | 'dayBefore' | 'weekBefore' | 'custom';

/** How many days before the due date. */
const daysBefore: Readonly<Record<'dueDate' | 'dayBefore' | 'weekBefore', number>> = {
  dueDate: 0,
  dayBefore: 1,
  weekBefore: 7,
};

const words: Readonly<Record<Exclude<StartChoice, 'none' | 'custom'>, string>> = {
  dueDate: 'Due date',
  dueTime: 'Due time',
  dayBefore: 'Day before due',
  weekBefore: 'Week before due',
};

/** A start date in the form it is kept in: midnight, or a second past its minute. */
export function normalStart(startMs: number, zone: string): number {
  if (startMs <= 0) return 0;
  return hasTime(startMs) ? atTime(startMs, timeOfDay(startMs, zone), zone) : startOfDay(startMs, zone);
}

/** The start date of a choice. @param timeMs since midnight; undefined for none */
export function startOf(
  choice: Exclude<StartChoice, 'custom'>,
  dueMs: number,
  timeMs: number | undefined,
  zone: string,
): number {
  if (choice === 'none' || dueMs === 0) return 0;
  if (choice === 'dueTime') return hasTime(dueMs) ? dueMs : startOfDay(dueMs, zone);
  const day = addDays(startOfDay(dueMs, zone), -daysBefore[choice], zone);
  return timeMs === undefined ? day : atTime(day, timeMs, zone);
}

/** How a start date lies to a due date. */
export function startChoiceOf(startMs: number, dueMs: number, zone: string): StartChoice {
  if (startMs === 0) return 'none';
  if (dueMs === 0) return 'custom';
  if (hasTime(dueMs) && startMs === dueMs) return 'dueTime';
  const day = startOfDay(startMs, zone);
  for (const choice of ['dueDate', 'dayBefore', 'weekBefore'] as const) {
    if (day === addDays(startOfDay(dueMs, zone), -daysBefore[choice], zone)) return choice;
  }
  return 'custom';
}

/** As the editor's first row has it. */
export function startWords(startMs: number, dueMs: number, clock: PhoneClock): string {
  const choice = startChoiceOf(startMs, dueMs, clock.zone);
  if (choice === 'none') return 'No start date';
  if (choice === 'custom') return longDate(startMs, clock);
  const time = hasTime(startMs) && choice !== 'dueTime' ? ` ${timeText(startMs, clock)}` : '';
  return `${words[choice]}${time}`;
}
