import { addDays, spellDay } from '../dates/day.ts';
import { minutesOf, timeOfMinutes } from '../dates/time-of-day.ts';
import { type Item, textOf } from '../state/field.ts';
import type { Question } from '../state/question.ts';
import type { ExpectedAnswer } from './expected-answer.ts';

/** An answer that is nearly right. */
export interface WrongAnswer {
  /** What is wrong with it, e.g. `the whole screen`: names the near miss of the task. */
  readonly name: string;
  /** What the agent is made to answer. */
  readonly text: string;
}

/**
 * Answers that must not count, for an instance: the same names in the same order for all instances of a question.
 *
 * @param state all items on the device
 */
export function wrongAnswers(question: Question, expected: ExpectedAnswer, state: readonly Item[]): WrongAnswer[] {
  return [...nearly(question, expected, state), { name: 'the whole screen', text: wholeScreen(state) }];
}

/** The names alone: they do not depend on the instance. */
export function wrongAnswerNames(question: Question): string[] {
  return wrongAnswers(question, sampleOf(question), []).map(({ name }) => name);
}

function nearly(question: Question, expected: ExpectedAnswer, state: readonly Item[]): WrongAnswer[] {
  switch (expected.kind) {
    case 'texts':
      return wrongTexts(expected.texts, { field: question.answer.texts, state });
    case 'number':
      return wrongNumbers(expected, state.length);
    case 'moment':
      return wrongMoments(expected);
    case 'truth':
      return [
        { name: 'the opposite', text: expected.truth ? 'False' : 'True' },
        { name: 'both', text: 'True or False' },
      ];
  }
}

function wrongTexts(
  texts: readonly string[],
  { field, state }: { readonly field: string | undefined; readonly state: readonly Item[] },
): WrongAnswer[] {
  const right = new Set(texts.map((text) => text.toLowerCase()));
  const held = field === undefined ? texts.map(oneMore) : state.map((item) => textOf(item, field));
  const others = [...new Set(held)].filter((text) => text !== '' && !right.has(text.toLowerCase()));
  const wrong = [...others, 'Elsewhere', 'Another day', 'Later'];
  return [
    { name: 'one missing', text: texts.length > 1 ? texts.slice(1).join(', ') : halfOf(texts[0] ?? '') },
    { name: 'one too many', text: [...texts, wrong[0] ?? ''].join(', ') },
    { name: 'as many of another day', text: wrong.slice(0, Math.max(1, texts.length)).join(', ') },
    { name: 'one twice', text: [...texts, texts[0] ?? ''].join(', ') },
  ];
}

/** "3 cups" for "2 cups". */
function oneMore(text: string): string {
  return text.replace(/\d+/, (digits) => String(Number(digits) + 1));
}

/** The first word of several, or all letters but the last. */
function halfOf(text: string): string {
  const words = text.split(' ');
  return words.length > 1 ? (words[0] ?? '') : text.slice(0, -1);
}

function wrongNumbers(
  { number, tolerance, unit }: Extract<ExpectedAnswer, { kind: 'number' }>,
  others: number,
): WrongAnswer[] {
  const step = Math.max(1, tolerance);
  const wrongUnit = { minutes: 'hours', metres: 'km' };
  return [
    { name: 'one more', text: String(number + step) },
    { name: 'one less', text: String(number - step) },
    { name: 'right number, wrong unit', text: `${number} ${unit === undefined ? 'hours' : wrongUnit[unit]}` },
    { name: 'of another day', text: String(number + step + 1 + others) },
    { name: 'two to choose from', text: `${number} or ${number + step}` },
  ];
}

function wrongMoments({ date, time }: Extract<ExpectedAnswer, { kind: 'moment' }>): WrongAnswer[] {
  const write = (day: string | undefined, clock: string | undefined) =>
    [...(day === undefined ? [] : [spellDay(day)]), ...(clock === undefined ? [] : [clock])].join(' ');
  const later = (minutes: number) => (time === undefined ? undefined : timeOfMinutes(minutesOf(time) + minutes));
  return [
    ...(date === undefined ? [] : [{ name: 'another day', text: write(addDays(date, 1), time) }]),
    ...(time === undefined ? [] : [{ name: 'a minute later', text: write(date, later(1)) }]),
    ...(time === undefined ? [] : [{ name: 'twelve hours off', text: write(date, later(720)) }]),
    ...(date === undefined || time === undefined ? [] : [{ name: 'the day alone', text: write(date, undefined) }]),
  ];
}

/** Everything there is, as read from the screen. */
function wholeScreen(state: readonly Item[]): string {
  return state.map((item) => Object.values(item).join(', ')).join('\n');
}

function sampleOf({ answer }: Question): ExpectedAnswer {
  if (answer.truth !== undefined) return { kind: 'truth', truth: true };
  if (answer.date !== undefined || answer.time !== undefined) {
    const [date, time] = ['2023-10-15', '12:00'];
    return { kind: 'moment', ...(answer.date !== undefined && { date }), ...(answer.time !== undefined && { time }) };
  }
  const isText = answer.texts !== undefined || (answer.value !== undefined && answer.as !== 'number');
  return isText ? { kind: 'texts', texts: ['one'] } : { kind: 'number', number: 1, tolerance: 0 };
}
