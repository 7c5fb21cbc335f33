import type { NewCalendarEvent } from '@androidworld/android-kit';
import type { Random } from '@androidworld/core';
import { z } from 'zod';
import { eventDescription, eventTitle } from '../../words/events.ts';
import { october, secondsAt } from './october.ts';

/** An event as a goal tells of it. */
export interface AskedEvent {
  /** Of October 2023. */
  readonly day: number;
  readonly hour: number;
  readonly durationMins: number;
  readonly eventTitle: string;
  readonly eventDescription: string;
  readonly repeatRule?: RepeatRule;
}

export const repeatRules = ['daily', 'weekly'] as const;
export type RepeatRule = (typeof repeatRules)[number];

/** The app does not keep white space at the ends. */
const line = z.string().regex(/^\S(.*\S)?$/, 'one line without spaces at its ends');

/** Parameters that say which day. */
export const dateParams = {
  year: z.literal(october.year),
  month: z.literal(october.month),
  day: z.number().int().min(october.today).max(october.lastDay),
};

/** Parameters that say what is on it. */
export const eventParams = {
  hour: z.number().int().min(0).max(23),
  // What can be picked from the dial of the clock.
  durationMins: z.number().int().min(5).max(60).multipleOf(5),
  eventTitle: line,
  eventDescription: line,
};

/** A day from today on. */
export function sampleDate(random: Random) {
  return { year: october.year, month: october.month, day: random.integer(october.today, october.lastDay) };
}

export function sampleEvent(random: Random) {
  return {
    hour: random.integer(0, 23),
    durationMins: random.pick([15, 30, 45, 60]),
    eventTitle: eventTitle(random),
    eventDescription: eventDescription(random),
  };
}

/** The event as the app's database has it. */
export function asRow(event: AskedEvent) {
  const { day, hour, durationMins, repeatRule } = event;
  const start_ts = secondsAt(day, hour);
  return {
    start_ts,
    end_ts: start_ts + durationMins * 60,
    title: event.eventTitle,
    description: event.eventDescription,
    location: '',
    ...repetition(start_ts, repeatRule),
    // For ever.
    repeat_limit: 0,
  } satisfies NewCalendarEvent;
}

function repetition(start: number, rule: RepeatRule | undefined) {
  if (rule === undefined) return { repeat_interval: 0, repeat_rule: 0 };
  if (rule === 'daily') return { repeat_interval: 86_400, repeat_rule: 0 };
  // A bit for each weekday, Monday first.
  const weekday = (new Date(start * 1000).getUTCDay() + 6) % 7;
  return { repeat_interval: 604_800, repeat_rule: 2 ** weekday };
}
