import type { Day } from '../dates/day.ts';
import { expandDay, expandDays } from '../dates/expand-days.ts';
import type { Field, FieldValue, Item } from './field.ts';
import type { Written, WrittenCondition } from './question.ts';

const operators = ['equals', 'contains', 'atLeast', 'atMost', 'moreThan', 'lessThan', 'isSet'] as const;
/** How a condition compares; on texts, dates and times `atLeast` and the like go by their order as texts. */
export type Operator = (typeof operators)[number];

/** A condition whose value is known. */
export interface Condition {
  /** Field of the app's items, as the app's `fields` name it. */
  readonly field: string;
  /** How the item's value is compared with `value`. */
  readonly operator: Operator;
  /** Days as `2023-10-15`, times as `09:05`; of `isSet`, whether the item must have the field. */
  readonly value: FieldValue;
}

/** Case does not count; an item without the field meets only `isSet: false`. */
export function meetsCondition(item: Item, { field, operator, value }: Condition): boolean {
  const held = item[field];
  if (operator === 'isSet') return (held !== undefined) === value;
  return held !== undefined && compare(held, operator, value);
}

/** Whether an item meets every condition; true when there are none. */
export function meetsAll(item: Item, conditions: readonly Condition[]): boolean {
  return conditions.every((condition) => meetsCondition(item, condition));
}

export function compare(held: FieldValue, operator: Operator, value: FieldValue): boolean {
  const [left, right] = [comparable(held), comparable(value)];
  switch (operator) {
    case 'equals':
      return left === right;
    case 'contains':
      return String(left).includes(String(right));
    case 'atLeast':
      return left >= right;
    case 'atMost':
      return left <= right;
    case 'moreThan':
      return left > right;
    case 'lessThan':
      return left < right;
    case 'isSet':
      return value === true;
  }
}

function comparable(value: FieldValue): string | number | boolean {
  return typeof value === 'string' ? value.toLowerCase() : value;
}

interface ConditionContext {
  readonly fields: Readonly<Record<string, Field>>;
  readonly today: Day;
  /** A text with its placeholders filled, or the value of the only one. */
  valueOf(written: Written): FieldValue;
  normalize(field: string, value: FieldValue): FieldValue;
}

/** The conditions as written, with values for everything that depends on the instance. */
export function resolveConditions(written: readonly WrittenCondition[], context: ConditionContext): Condition[] {
  return written.flatMap((condition) => resolveCondition(condition, context));
}

function resolveCondition(written: WrittenCondition, context: ConditionContext): Condition[] {
  const { field, within } = written;
  if (within !== undefined) {
    const days = (expandDays(within, context.today) ?? []).toSorted();
    const [first = '', last = ''] = [days[0], days.at(-1)];
    return [
      { field, operator: 'atLeast', value: first },
      { field, operator: 'atMost', value: last },
    ];
  }
  return operators.flatMap((operator): Condition[] => {
    const value = written[operator];
    if (value === undefined) return [];
    if (operator === 'isSet') return [{ field, operator, value }];
    const filled = context.valueOf(value);
    const isDate = context.fields[field]?.kind === 'date';
    const day = isDate && typeof filled !== 'boolean' ? expandDay(filled, context.today) : undefined;
    return [{ field, operator, value: context.normalize(field, day ?? filled) }];
  });
}
