import { shorten } from '../messages/shorten.ts';

/** What a task says of how far its goal was reached. */
export interface Verdict {
  /** 0 to 1. */
  readonly score: number;
  /**
   * Why it is not 1, in one short sentence with what was expected and what was found, e.g. `expected the note "a.md" to hold
   * "milk", found "milk\nbread"`. Ignored when the score is 1.
   */
  readonly reason?: string;
}

/** What `score()` may return: a number stands for a verdict without a reason. */
export type Score = number | Verdict;

/** So long may a reason be; the rest of it is cut. Characters. */
const reasonLength = 500;

/** @returns the verdict, its reason on one line and cut to length, or `undefined` if it is none */
export function parseVerdict(value: unknown): Verdict | undefined {
  const { score, reason }: { readonly score?: unknown; readonly reason?: unknown } =
    typeof value === 'object' && value !== null ? value : { score: value };
  if (typeof score !== 'number' || !(score >= 0 && score <= 1)) return undefined;
  if (reason !== undefined && typeof reason !== 'string') return undefined;
  const told = reason?.replaceAll(/\s+/g, ' ').trim() ?? '';
  if (score === 1 || told === '') return { score };
  return { score, reason: shorten(told, reasonLength) };
}
