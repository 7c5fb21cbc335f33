import type { Day } from '../dates/day.ts';
import type { TimeOfDay } from '../dates/time-of-day.ts';
import { type Item, numberOf, textOf } from '../state/field.ts';
import type { Question, Unit } from '../state/question.ts';
import { fillWritten, type QuestionParams } from '../state/question-params.ts';

/** What is right in an instance. */
export type ExpectedAnswer =
  | { readonly kind: 'texts'; readonly texts: readonly string[] }
  | { readonly kind: 'number'; readonly number: number; readonly tolerance: number; readonly unit?: Unit }
  | { readonly kind: 'moment'; readonly date?: Day; readonly time?: TimeOfDay }
  | { readonly kind: 'truth'; readonly truth: boolean };

/** Works out what is right in an instance, from the question's `answer` and the parameters drawn. */
export function expectedAnswer(question: Question, { items, values }: QuestionParams): ExpectedAnswer {
  const { answer } = question;
  const [only = {}] = items;
  if (answer.texts !== undefined) return { kind: 'texts', texts: textsOf(items, answer.texts) };
  if (answer.truth !== undefined) return { kind: 'truth', truth: only[answer.truth] === true };
  if (answer.date !== undefined || answer.time !== undefined) {
    return {
      kind: 'moment',
      ...(answer.date !== undefined && { date: textOf(only, answer.date) }),
      ...(answer.time !== undefined && { time: textOf(only, answer.time) }),
    };
  }
  if (answer.value !== undefined && answer.as !== 'number') {
    return { kind: 'texts', texts: [String(fillWritten(answer.value, values))] };
  }
  const { tolerance = 0, unit } = answer;
  return { kind: 'number', number: expectedNumber(question, { items, values }), tolerance, ...(unit && { unit }) };
}

function expectedNumber({ answer }: Question, { items, values }: Pick<QuestionParams, 'items' | 'values'>): number {
  const { number, sum, value } = answer;
  if (number !== undefined) return numberOf(items[0] ?? {}, number);
  if (sum !== undefined) return items.reduce((total, item) => total + numberOf(item, sum), 0);
  return value === undefined ? items.length : Number(fillWritten(value, values));
}

function textsOf(items: readonly Item[], field: string): string[] {
  return items.map((item) => textOf(item, field));
}
