import type { ScoreContext, TaskContext } from '@androidworld/core';
import { gestaltRatio } from '@androidworld/question-tasks';

/** How the original judges the end of an episode: it pays where this holds, some tasks in part. */
export interface PublishedCheck {
  /** What it looks at when set-up has ended. */
  remember?(context: Pick<TaskContext, 'device' | 'signal'>): Promise<unknown>;
  /** A number is the score. */
  holds(context: ScoreContext, given: Given): Promise<boolean | number>;
}

export interface Given {
  readonly params: Readonly<Record<string, unknown>>;
  /** What our own set-up gave. */
  readonly state: Readonly<Record<string, unknown>>;
  readonly remembered: unknown;
}

const nearlyEqual = 0.9;

/** Whether two texts are nearly equal, as the original is content with: case aside, one character in ten. Not symmetric. */
export function isAlike(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && gestaltRatio(one.toLowerCase(), other.toLowerCase()) >= nearlyEqual;
}

/** The same of what a file or a message holds: carriage returns, and white space at its ends, aside. */
export function isText(found: string, expected: string): boolean {
  return isAlike(found.replaceAll('\r', '').trim(), expected.trim());
}

/** A parameter as a text. */
export const text = (value: unknown) => String(value);
