import { type NewCalendarEvent, simpleCalendar } from '@androidworld/android-kit';
import type { Random } from '@androidworld/core';
import { dayAndTime, instantOf } from '../dates/instant.ts';
import {
  eventBeginnings,
  eventExtras,
  eventObjects,
  eventPeople,
  eventSubjects,
  eventVerbs,
} from '../noise/calendar-words.ts';
import { type Condition, compare, meetsCondition } from '../state/condition.ts';
import { type Item, numberOf, textOf } from '../state/field.ts';
import { appOf } from './app-of.ts';
import type { QuestionApp } from './question-app.ts';

const minute = 60_000;
const defaultDuration = 30;

/** Simple Calendar Pro: questions about events. */
export const simpleCalendarApp: QuestionApp = appOf({
  data: simpleCalendar,
  row: eventRow,
  name: 'simple calendar pro',
  itemName: 'event',
  fields: {
    start_date: { kind: 'date', required: true, describe: 'The day it begins.' },
    start_time: { kind: 'time', describe: 'When it begins. Default 00:00.' },
    duration: { kind: 'number', min: 1, max: 1440, describe: 'In minutes. Default 30.' },
    title: { kind: 'text', required: true, describe: 'What the event is called.' },
    description: { kind: 'text', describe: 'Further text.' },
    location: { kind: 'text', describe: 'Where it is.' },
  },
  noiseCount: 75,
  noise: noiseEvent,
  meets: meetsEvent,
  instantOf: startOf,
});

export function eventRow(item: Item): NewCalendarEvent {
  return {
    start_ts: startOf(item) / 1000,
    end_ts: endOf(item) / 1000,
    title: textOf(item, 'title'),
    location: textOf(item, 'location'),
    description: textOf(item, 'description'),
  };
}

/** Within 15 days of now, to the minute, for 15 to 60 minutes. */
function noiseEvent(random: Random, { now }: { readonly now: Date }): Item {
  const start = now.getTime() + random.integer(-15 * 1440, 15 * 1440 - 1) * minute;
  const { day, time } = dayAndTime(start);
  const beginning = random.pick(eventBeginnings);
  const rest = random.pick(beginning.endsWith('with') ? eventPeople : eventSubjects);
  const extra = random.chance(0.5) ? ` ${random.pick(eventExtras)}` : '';
  return {
    start_date: day,
    start_time: time,
    duration: random.pick([15, 30, 45, 60]),
    title: `${beginning} ${rest}`,
    description: `To ${random.pick(eventVerbs)} ${random.pick(eventObjects)}.${extra}`,
  };
}

function startOf(item: Item): number {
  return instantOf(textOf(item, 'start_date'), textOf(item, 'start_time') || '00:00');
}

function endOf(item: Item): number {
  return startOf(item) + (numberOf(item, 'duration') || defaultDuration) * minute;
}

/**
 * An event meets a condition on its day or time with its start or its end, and is on every day and at every time
 * between the two: one that ends as another begins, or at midnight, may be taken for one of the later time. Conditions
 * for both a day and a time are of one instant.
 */
function meetsEvent(item: Item, conditions: readonly Condition[]): boolean {
  const moment = momentOf(conditions);
  const [start, end] = [startOf(item), endOf(item)];
  return conditions.every((condition) => {
    const { field, operator, value } = condition;
    if ((field !== 'start_date' && field !== 'start_time') || operator === 'isSet')
      return meetsCondition(item, condition);
    if (moment !== undefined) return overlaps(start, end, { operator, value: moment });
    if (field === 'start_date') return overlaps(dayAndTime(start).day, dayAndTime(end).day, { operator, value });
    return overlaps(dayAndTime(start).time, dayAndTime(end).time, { operator, value });
  });
}

function momentOf(conditions: readonly Condition[]): number | undefined {
  const equal = (name: string) =>
    conditions.find(({ field, operator }) => field === name && operator === 'equals')?.value;
  const [day, time] = [equal('start_date'), equal('start_time')];
  return day === undefined || time === undefined ? undefined : instantOf(String(day), String(time));
}

function overlaps(
  start: string | number,
  end: string | number,
  { operator, value }: Pick<Condition, 'operator' | 'value'>,
): boolean {
  if (operator === 'equals') return compare(start, 'atMost', value) && compare(end, 'atLeast', value);
  return compare(start, operator, value) || compare(end, operator, value);
}
