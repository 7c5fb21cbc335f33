import type { Failure } from './classify-failure.ts';

export interface Situation {
  readonly failure: Pick<Failure, 'kind' | 'retryAfterMs'>;
  /** Attempts so far, the failed one included. */
  readonly attempts: number;
  /** What is left of the deadline. */
  readonly remainingMs: number;
  /** From 0 to 1, exclusive. */
  readonly random: number;
}

/** A provider that talks nonsense costs money with every try. */
const malformedAttempts = 3;
const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

/**
 * Decides what comes after a failed attempt.
 *
 * @returns milliseconds to wait before the next attempt: as long as the provider asks, else 1 s, 2 s, 4 s, … at most
 *   60 s, less up to a half by chance, so that many callers do not come back together; `undefined` to give up
 */
export function pauseBeforeRetry({ failure, attempts, remainingMs, random }: Situation): number | undefined {
  if (failure.kind === 'rejected' || failure.kind === 'refused') return undefined;
  if (failure.kind === 'malformed' && attempts >= malformedAttempts) return undefined;
  const pauseMs = failure.retryAfterMs ?? backoff(attempts) * (1 - random / 2);
  return pauseMs < remainingMs ? pauseMs : undefined;
}

function backoff(attempts: number): number {
  return Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs);
}
