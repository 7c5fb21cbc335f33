import type { Day } from '../dates/day.ts';
import { type DaysText, expandDays } from '../dates/expand-days.ts';
import type { FieldKind, FieldValue } from './field.ts';

/** A parameter of a question: the values one of which an instance gets. A value given twice is drawn twice as often. */
export interface Parameter {
  readonly texts?: readonly string[] | undefined;
  readonly numbers?: readonly number[] | undefined;
  readonly times?: readonly string[] | undefined;
  readonly days?: DaysText | undefined;
  readonly booleans?: readonly boolean[] | undefined;
}

export function kindOf(parameter: Parameter): FieldKind {
  if (parameter.days !== undefined) return 'date';
  if (parameter.times !== undefined) return 'time';
  if (parameter.numbers !== undefined) return 'number';
  return parameter.booleans === undefined ? 'text' : 'boolean';
}

export function valuesOf(parameter: Parameter, today: Day): readonly FieldValue[] {
  if (parameter.days !== undefined) return expandDays(parameter.days, today) ?? [];
  return parameter.times ?? parameter.numbers ?? parameter.booleans ?? parameter.texts ?? [];
}
