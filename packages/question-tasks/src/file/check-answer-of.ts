import type { QuestionApp } from '../apps/question-app.ts';
import type { Day } from '../dates/day.ts';
import type { FieldKind } from '../state/field.ts';
import { kindOf, valuesOf } from '../state/parameter.ts';
import { onlyPlaceholder } from '../state/placeholder.ts';
import type { Question, WrittenAnswer } from '../state/question.ts';
import { parseRepeat } from '../state/repeat.ts';
import { checkPlaceholders } from './check-placeholders.ts';
import type { Problem } from './problem.ts';

interface AnswerContext {
  readonly app: QuestionApp;
  readonly today: Day;
}

/** Ways to say what is right, of which an answer has one; `date` and `time` together are one. */
const ways = ['texts', 'number', 'sum', 'count', 'date', 'time', 'value', 'truth'] as const;
const kindOfWay: Partial<Record<(typeof ways)[number], FieldKind>> = {
  texts: 'text',
  number: 'number',
  sum: 'number',
  date: 'date',
  time: 'time',
  truth: 'boolean',
};
const ofOneItem: ReadonlySet<string> = new Set(['number', 'date', 'time', 'truth']);

/** Whether some state can give the answer. */
export function checkAnswerOf(question: Question, context: AnswerContext): Problem[] {
  const { answer } = question;
  const given = ways.filter((way) => answer[way] !== undefined);
  const isOne = given.length === 1 || (given.length === 2 && given.includes('date') && given.includes('time'));
  if (!isOne)
    return [{ path: ['answer'], expected: `exactly one of ${ways.join(', ')}; or date and time`, found: answer }];
  return [
    ...given.flatMap((way) => checkField(question, way, context)),
    ...checkExtras(answer),
    ...checkValue(question, context),
    ...checkTexts(question, context),
  ];
}

function checkField(question: Question, way: (typeof ways)[number], { app }: AnswerContext): Problem[] {
  const [name, kind] = [question.answer[way], kindOfWay[way]];
  if (name === undefined || kind === undefined) return [];
  const path = ['answer', way];
  const field = app.fields[name];
  if (field?.kind !== kind) {
    const fitting = Object.keys(app.fields).filter((candidate) => app.fields[candidate]?.kind === kind);
    return [{ path, expected: `a ${kind}: ${fitting.join(', ') || `none of ${app.name} is one`}`, found: name }];
  }
  const most = question.items.reduce((sum, item) => sum + (parseRepeat(item.repeat)?.max ?? 1), 0);
  if (ofOneItem.has(way) && most > 1) {
    return [
      { path, expected: `one item, as "${way}" is of one; "sum" and "texts" are of several`, found: `${most} items` },
    ];
  }
  const lacking = question.items.findIndex((item) => item[name] === undefined);
  return lacking === -1
    ? []
    : [{ path, expected: `a field that every item sets; items[${lacking}] does not`, found: name }];
}

function checkExtras(answer: WrittenAnswer): Problem[] {
  const isNumber = [answer.number, answer.sum, answer.count].some((way) => way !== undefined) || answer.as === 'number';
  const extras = (['unit', 'tolerance'] as const).filter((extra) => answer[extra] !== undefined && !isNumber);
  const as: Problem[] =
    answer.as !== undefined && answer.value === undefined
      ? [{ path: ['answer', 'as'], expected: 'it only beside "value"', found: answer.as }]
      : [];
  return [
    ...extras.map((extra) => ({ path: ['answer', extra], expected: 'it only of a number', found: answer[extra] })),
    ...as,
  ];
}

function checkValue({ answer: { value, as }, params }: Question, { today }: AnswerContext): Problem[] {
  if (value === undefined) return [];
  const path = ['answer', 'value'];
  const problems = checkPlaceholders(value, { path, params, another: false });
  if (problems.length > 0 || as !== 'number') return problems;
  const only = onlyPlaceholder(value);
  const values = only === undefined ? [value] : valuesOf(params[only.name] ?? {}, today);
  const bad = values.find((candidate) => String(candidate).trim() === '' || Number.isNaN(Number(candidate)));
  return bad === undefined ? [] : [{ path, expected: 'a number, as "as" says', found: bad }];
}

/** A text with a comma cannot be told from two in a list, nor an empty one from none. */
function checkTexts({ answer, items, params }: Question, { today }: AnswerContext): Problem[] {
  const { texts } = answer;
  if (texts === undefined) return [];
  const expected = 'texts without a comma, since answers are lists with commas between them';
  return items.flatMap((item, index): Problem[] => {
    const written = item[texts];
    if (typeof written !== 'string') return [];
    const only = onlyPlaceholder(written);
    if (only === undefined) {
      return isListable(written) ? [] : [{ path: ['items', index, texts], expected, found: written }];
    }
    const parameter = params[only.name] ?? {};
    const bad = valuesOf(parameter, today).findIndex((value) => !isListable(String(value)));
    if (bad === -1) return [];
    const list = kindOf(parameter) === 'text' ? 'texts' : 'numbers';
    return [{ path: ['params', only.name, list, bad], expected, found: valuesOf(parameter, today)[bad] }];
  });
}

function isListable(text: string): boolean {
  return text.trim() !== '' && !text.includes(',');
}
