import type { EpisodeError, EpisodeResult } from '../contracts/records.ts';

/** Tells an agent whose provider turns everything down from one that met a bad request. */
export interface CircuitBreaker {
  /** Takes note of how an episode of an agent ended that was begun. */
  note(agent: string, result: EpisodeResult): void;
  /** Why it is no use to begin another episode of an agent, if it is none. */
  errorFor(agent: string): EpisodeError | undefined;
}

/**
 * After three episodes of an agent in a row whose very first request was rejected, a wrong key say, the rest of them
 * would set up phones for nothing.
 */
export function createCircuitBreaker(): CircuitBreaker {
  const rejected = new Map<string, readonly EpisodeError[]>();
  return {
    note(agent, { steps, error }) {
      if (error?.code !== 'AW_PROVIDER_REJECTED' || steps > 0) rejected.delete(agent);
      else rejected.set(agent, [...(rejected.get(agent) ?? []), error]);
    },
    errorFor(agent) {
      const errors = rejected.get(agent) ?? [];
      const last = errors.at(-1);
      if (last === undefined || errors.length < enough) return undefined;
      const message = `Not begun: in ${enough} episodes in a row the first request was rejected. Put this right, then resume the run: ${last.message}`;
      return { code: last.code, audience: last.audience, phase: 'setUp', message };
    },
  };
}

const enough = 3;
