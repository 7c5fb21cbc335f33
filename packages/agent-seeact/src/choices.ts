import type { Candidate } from './candidates.ts';

/** One line of the multi-choice question. */
export interface Choice extends Candidate {
  /** `A` to `Y` */
  readonly letter: string;
}

/** The letter for "none of these". */
export const noneLetter = 'Z';

/** A to Y: what fits into one question. */
const batchSize = 25;

/** Puts candidates into questions of at most 25 choices; a screen without candidates is one question without choices. */
export function batchChoices(candidates: readonly Candidate[]): Choice[][] {
  const count = Math.max(1, Math.ceil(candidates.length / batchSize));
  return Array.from({ length: count }, (_, batch) =>
    candidates
      .slice(batch * batchSize, (batch + 1) * batchSize)
      .map((candidate, place) => ({ ...candidate, letter: String.fromCharCode(firstLetter + place) })),
  );
}

const firstLetter = 'A'.charCodeAt(0);
