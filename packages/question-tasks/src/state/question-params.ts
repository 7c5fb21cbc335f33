import { AndroidWorldError, type Random } from '@androidworld/core';
import { z } from 'zod';
import type { QuestionApp } from '../apps/question-app.ts';
import { type Day, dayOf } from '../dates/day.ts';
import { dayWordings } from '../dates/day-wordings.ts';
import { expandDay } from '../dates/expand-days.ts';
import { timeWordings } from '../dates/time-of-day.ts';
import type { Field, FieldValue, Item } from './field.ts';
import { kindOf, valuesOf } from './parameter.ts';
import { fillPlaceholders, onlyPlaceholder, type Placeholder, placeholdersOf } from './placeholder.ts';
import type { DeclaredItem, Question, Written } from './question.ts';
import { parseRepeat } from './repeat.ts';

const valueSchema = z.union([z.string(), z.number(), z.boolean()]);

export const questionParamsSchema = z.strictObject({
  /** The drawn parameters; days as 2023-10-15, times as 09:05. */
  values: z.record(z.string(), valueSchema),
  /** How the goal words those it mentions. Stands after `values`: templates from elsewhere take the later. */
  wordings: z.record(z.string(), z.string()),
  /** What the answer is about. */
  items: z.array(z.record(z.string(), valueSchema)),
  /** Noise has its own seed: it is not bound up with the parameters, and the same wherever it is asked for. */
  noiseSeed: z.int().min(0),
});

/** Parameters of an instance: what was drawn, its wordings, the items and the seed of the noise. JSON. */
export type QuestionParams = z.infer<typeof questionParamsSchema>;

/** What an instance is drawn and built for. */
export interface QuestionWorld {
  /** The app that the question is about. */
  readonly app: QuestionApp;
  /** When episodes begin. */
  readonly now: Date;
}

const maximumDraws = 1000;

/** Draws an instance of a question. */
export function sampleParams(question: Question, { app, now }: QuestionWorld, random: Random): QuestionParams {
  const today = dayOf(now);
  for (let draw = 0; draw < maximumDraws; draw++) {
    const drawn = drawItems(question, { app, today, random });
    const isLate = (item: Item) => (app.instantOf?.(item) ?? Number.POSITIVE_INFINITY) <= now.getTime();
    if (question.onlyFuture && drawn.items.some(isLate)) continue;
    const wordings = wordParameters(question, drawn.values, { today, random: random.fork('wordings') });
    return { ...drawn, wordings, noiseSeed: random.fork('noise').integer(0, 2 ** 32 - 1) };
  }
  throw new AndroidWorldError(
    'AW_TASK_FAILED',
    `Question "${question.name}": in ${maximumDraws} draws no instance had all its items after ${now.toISOString()}, as "onlyFuture" asks`,
    { details: { task: question.name } },
  );
}

/** What a written value is in an instance. */
export function fillWritten(written: Written, values: Readonly<Record<string, FieldValue>>): FieldValue {
  if (typeof written !== 'string') return written;
  const only = onlyPlaceholder(written);
  if (only !== undefined) return values[only.name] ?? written;
  return fillPlaceholders(written, ({ name }) => String(values[name] ?? `{${name}}`));
}

interface Draw {
  readonly app: QuestionApp;
  readonly today: Day;
  readonly random: Random;
}

function drawItems(question: Question, draw: Draw): { values: Record<string, FieldValue>; items: Item[] } {
  const { app, today, random } = draw;
  const names = Object.keys(question.params);
  const drawn: Record<string, FieldValue> = {};
  for (const name of names) drawn[name] = random.pick(valuesOf(question.params[name] ?? {}, today));
  const values = Object.fromEntries(names.map((name) => [name, fillWritten(drawn[name] ?? '', drawn)]));
  const pools = new Map(
    names.map((name) => {
      const all = new Set(valuesOf(question.params[name] ?? {}, today).map((value) => fillWritten(value, drawn)));
      return [name, random.shuffle([...all].filter((value) => value !== values[name]))];
    }),
  );
  const valueFor = ({ name, another }: Placeholder): FieldValue => {
    const value = another ? pools.get(name)?.pop() : values[name];
    if (value !== undefined) return value;
    throw new AndroidWorldError('AW_TASK_FAILED', `Question "${question.name}" has no further value for {${name}*}`);
  };
  const items = question.items.flatMap((declared) => {
    const { min, max } = parseRepeat(declared.repeat) ?? { min: 1, max: 1 };
    return Array.from({ length: random.integer(min, max) }, () => itemOf(declared, { app, today, valueFor }));
  });
  return { values, items };
}

function itemOf(
  declared: DeclaredItem,
  { app, today, valueFor }: Pick<Draw, 'app' | 'today'> & { valueFor(placeholder: Placeholder): FieldValue },
): Item {
  const entries = Object.entries(declared).flatMap(([name, written]): [string, FieldValue][] => {
    const field = app.fields[name];
    if (field === undefined || written === undefined) return [];
    const value = asKind(fill(written, valueFor), field, today);
    return [[name, app.normalize?.(name, value) ?? value]];
  });
  return Object.fromEntries(entries);
}

function fill(written: Written, valueFor: (placeholder: Placeholder) => FieldValue): FieldValue {
  if (typeof written !== 'string') return written;
  const only = onlyPlaceholder(written);
  return only === undefined ? fillPlaceholders(written, (one) => String(valueFor(one))) : valueFor(only);
}

function asKind(value: FieldValue, field: Field, today: Day): FieldValue {
  if (field.kind === 'text') return String(value);
  return field.kind === 'date' && typeof value !== 'boolean' ? (expandDay(value, today) ?? value) : value;
}

/** Days and times can be worded in several ways; which is drawn for those the goal mentions. */
function wordParameters(
  question: Question,
  values: Readonly<Record<string, FieldValue>>,
  { today, random }: { readonly today: Day; readonly random: Random },
): Record<string, string> {
  const names = [...new Set(placeholdersOf(question.goal).map(({ name }) => name))];
  return Object.fromEntries(
    names.flatMap((name): [string, string][] => {
      const kind = kindOf(question.params[name] ?? {});
      const value = String(values[name]);
      if (kind === 'date') return [[name, random.pick(dayWordings(value, today))]];
      return kind === 'time' ? [[name, random.pick(timeWordings(value))]] : [];
    }),
  );
}

/** What the agent is asked. */
export function goalOf(question: Question, { values, wordings }: QuestionParams): string {
  return fillPlaceholders(question.goal, ({ name }) => wordings[name] ?? String(values[name] ?? `{${name}}`));
}
