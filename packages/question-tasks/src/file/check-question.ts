import type { QuestionApp } from '../apps/question-app.ts';
import type { Day } from '../dates/day.ts';
import { daysExpectation, expandDay, expandDays } from '../dates/expand-days.ts';
import type { FieldKind } from '../state/field.ts';
import { kindOf, valuesOf } from '../state/parameter.ts';
import { onlyPlaceholder } from '../state/placeholder.ts';
import type { Question, Written } from '../state/question.ts';
import { parseRepeat } from '../state/repeat.ts';
import { checkAnswerOf } from './check-answer-of.ts';
import { checkPlaceholders } from './check-placeholders.ts';
import type { Problem } from './problem.ts';
import { expectedOf } from './question-schema.ts';

export interface CheckContext {
  readonly app: QuestionApp;
  readonly today: Day;
}

/** What the schema cannot say: days there are not, placeholders for nothing, answers no state can give. */
export function checkQuestion(question: Question, context: CheckContext): Problem[] {
  const problems = [
    ...checkParameters(question, context),
    ...checkGoal(question),
    ...checkItems(question, context),
    ...checkConditions(question, context),
  ];
  return problems.length > 0 ? problems : [...checkPools(question, context), ...checkAnswerOf(question, context)];
}

function checkParameters({ params }: Question, { today }: CheckContext): Problem[] {
  return Object.entries(params).flatMap(([name, parameter]): Problem[] => {
    const { days, texts } = parameter;
    if (days !== undefined && expandDays(days, today) === undefined) {
      return [{ path: ['params', name, 'days'], expected: daysExpectation, found: days }];
    }
    return (texts ?? []).flatMap((text, index) =>
      checkPlaceholders(text, { path: ['params', name, 'texts', index], params, another: false }),
    );
  });
}

function checkGoal({ goal, params }: Question): Problem[] {
  return checkPlaceholders(goal, { path: ['goal'], params, another: false });
}

function checkItems({ items, params }: Question, { app, today }: CheckContext): Problem[] {
  return items.flatMap((item, index) =>
    Object.entries(item).flatMap(([name, written]): Problem[] => {
      const field = app.fields[name];
      if (field === undefined || written === undefined) return [];
      const path = ['items', index, name];
      const placeholders = checkPlaceholders(written, { path, params, another: true });
      if (placeholders.length > 0) return placeholders;
      const only = typeof written === 'string' ? onlyPlaceholder(written) : undefined;
      if (only !== undefined) {
        const kind = kindOf(params[only.name] ?? {});
        const fits = kind === field.kind || (field.kind === 'text' && kind === 'number');
        const found = `{${only.name}}, which holds ${nameOfKind[kind]}`;
        if (!fits) return [{ path, expected: `a parameter that holds ${nameOfKind[field.kind]}`, found }];
        const values = valuesOf(params[only.name] ?? {}, today);
        const bad =
          field.oneOf === undefined ? undefined : values.find((value) => !field.oneOf?.includes(String(value)));
        return bad === undefined ? [] : [{ path, expected: `${expectedOf(field)} for values of these`, found: bad }];
      }
      const isDay = field.kind !== 'date' || (typeof written !== 'boolean' && expandDay(written, today) !== undefined);
      return isDay ? [] : [{ path, expected: expectedOf(field), found: written }];
    }),
  );
}

function checkConditions({ exclude, params }: Question, { app, today }: CheckContext): Problem[] {
  return exclude.flatMap((condition, index) =>
    Object.entries(condition).flatMap(([operator, written]): Problem[] => {
      if (operator === 'field' || operator === 'isSet' || written === undefined) return [];
      const path = ['exclude', index, operator];
      const field = app.fields[condition.field];
      if (field === undefined) return [];
      if (operator === 'within') {
        const isRange = field.kind === 'date' && expandDays(condition.within ?? [], today) !== undefined;
        return isRange ? [] : [{ path, expected: `${daysExpectation}, of a field that is a date`, found: written }];
      }
      if (typeof written === 'object') return [];
      const placeholders = checkPlaceholders(written, { path, params, another: false });
      if (placeholders.length > 0) return placeholders;
      const only = typeof written === 'string' ? onlyPlaceholder(written) : undefined;
      const kind = only === undefined ? literalKind(written, field.kind, today) : kindOf(params[only.name] ?? {});
      const fits = kind === field.kind;
      return fits ? [] : [{ path, expected: expectedOf({ ...field, required: true }), found: written }];
    }),
  );
}

function literalKind(written: Written, wanted: FieldKind, today: Day): FieldKind {
  if (wanted === 'date' && typeof written !== 'boolean')
    return expandDay(written, today) === undefined ? 'text' : 'date';
  if (wanted === 'time' && typeof written === 'string')
    return /^([01]\d|2[0-3]):[0-5]\d$/.test(written) ? 'time' : 'text';
  if (typeof written === 'string') return 'text';
  return typeof written === 'number' ? 'number' : 'boolean';
}

/** `{name*}` takes each value once: are there enough of them for the most items there can be? */
function checkPools({ items, params }: Question, { today }: CheckContext): Problem[] {
  const left = new Map(
    Object.entries(params).map(([name, parameter]) => {
      const values = valuesOf(parameter, today);
      const twice = values.filter((value, index) => values.indexOf(value) !== index);
      return [name, { have: new Set(values).size - 1, twice }];
    }),
  );
  return items.flatMap((item, index) =>
    Object.entries(item).flatMap(([name, written]): Problem[] => {
      const only = typeof written === 'string' ? onlyPlaceholder(written) : undefined;
      const pool = only?.another === true ? left.get(only.name) : undefined;
      if (pool === undefined || only === undefined) return [];
      pool.have -= parseRepeat(item.repeat)?.max ?? 1;
      if (pool.have >= 0) return [];
      const expected = `at most as many of {${only.name}*} as "${only.name}" has values besides its own`;
      return [{ path: ['items', index, name], expected, found: `${-pool.have} more` }];
    }),
  );
}

const nameOfKind: Readonly<Record<FieldKind, string>> = {
  text: 'texts',
  number: 'numbers',
  date: 'days',
  time: 'times',
  boolean: 'booleans',
};
