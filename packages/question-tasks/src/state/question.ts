import type { Difficulty } from '@androidworld/core';
import type { DaysText } from '../dates/expand-days.ts';
import type { Parameter } from './parameter.ts';

/** As written: a literal, or a text with placeholders. */
export type Written = string | number | boolean;

/** An item the question is about, its fields as written; `repeat` says how many of it there are. */
export type DeclaredItem = Readonly<Record<string, Written | undefined>>;

/** What noise must not be, all of a question's conditions together. One operator each. */
export interface WrittenCondition {
  readonly field: string;
  readonly equals?: Written | undefined;
  readonly contains?: Written | undefined;
  readonly atLeast?: Written | undefined;
  readonly atMost?: Written | undefined;
  readonly moreThan?: Written | undefined;
  readonly lessThan?: Written | undefined;
  /** Of a date: one of these days, from the first to the last. */
  readonly within?: DaysText | undefined;
  /** Whether the item has the field at all. */
  readonly isSet?: boolean | undefined;
}

export type Unit = 'minutes' | 'metres';

/** Where the right answer comes from. */
export interface WrittenAnswer {
  /** The field's texts of all declared items, in any order. */
  readonly texts?: string | undefined;
  /** The field's number of the one declared item. */
  readonly number?: string | undefined;
  /** Of all declared items. */
  readonly sum?: string | undefined;
  /** How many declared items there are. */
  readonly count?: 'items' | undefined;
  /** Of the one declared item. */
  readonly date?: string | undefined;
  readonly time?: string | undefined;
  /** A text with placeholders: the answer itself. */
  readonly value?: string | undefined;
  /** A boolean field of the one declared item, to be answered True or False. */
  readonly truth?: string | undefined;
  /** With `value`: what it is. Default: text. */
  readonly as?: 'text' | 'number' | undefined;
  readonly unit?: Unit | undefined;
  /** How far off a number may be, this much not included. Default: not at all. */
  readonly tolerance?: number | undefined;
}

/** A question file, checked. */
export interface Question {
  /** Of the task, unique in its suite; part of the seed. */
  readonly name: string;
  /** Name of the `QuestionApp`, e.g. `simple calendar pro`. */
  readonly app: string;
  /** What the agent is asked, with `{name}` for parameters. */
  readonly goal: string;
  /** As of any task; undefined when the file says none. */
  readonly difficulty?: Difficulty | undefined;
  /** A person's estimate of the fewest actions; undefined when the file says none. */
  readonly optimalSteps?: number | undefined;
  /** Most steps an episode may take. Default 10. */
  readonly stepBudget: number;
  /** As of any task. Default none. */
  readonly tags: readonly string[];
  /** What differs between instances, by name. Default none. */
  readonly params: Readonly<Record<string, Parameter>>;
  /** Every item the answer is about, at least one. */
  readonly items: readonly DeclaredItem[];
  /** Draw again until every item is later than the device's clock. Default false. */
  readonly onlyFuture: boolean;
  /** Noise that meets all of these is drawn again. */
  readonly exclude: readonly WrittenCondition[];
  /** Where the right answer comes from. */
  readonly answer: WrittenAnswer;
}
