import type { Score } from '@androidworld/core';
import { shorten } from '@androidworld/core/internals';

/** What a score that is not 1 is explained by. */
export interface Finding {
  /** e.g. `the note "a.md" with the text "milk"` */
  readonly expected: string;
  readonly found: string;
}

/** 1, or 0 with what was expected and what was found instead. */
export function judge(holds: boolean, { expected, found }: Finding): Score {
  return holds ? 1 : { score: 0, reason: `expected ${expected}; found ${found}` };
}

/** The mean of several scores, with the reasons of all. */
export function mean(scores: readonly Score[]): Score {
  const verdicts = scores.map((score) => (typeof score === 'number' ? { score } : score));
  const reasons = verdicts.flatMap(({ reason }) => (reason === undefined ? [] : [reason]));
  return {
    score: verdicts.reduce((sum, { score }) => sum + score, 0) / verdicts.length,
    ...(reasons.length > 0 && { reason: reasons.join('; and ') }),
  };
}

/** So many names are listed; the others are counted. */
const listed = 4;

/** `"a", "b" and 3 more`, or `nothing`. */
export function listNames(names: readonly (string | null)[]): string {
  if (names.length === 0) return 'nothing';
  const shown = names.slice(0, listed).map((name) => JSON.stringify(shorten(name ?? '', 60)));
  const more = names.length - shown.length;
  return more === 0 ? shown.join(', ') : `${shown.join(', ')} and ${more} more`;
}
