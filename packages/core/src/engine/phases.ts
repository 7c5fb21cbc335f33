import type { EpisodePhase } from '../contracts/records.ts';
import type { Clock } from '../wait/clock.ts';

export type Durations = Readonly<Partial<Record<EpisodePhase, number>>>;

/** Where an episode is, and how long each phase took. */
export interface Phases {
  /** The phase that runs, or ran last: where an error came from. */
  readonly current: EpisodePhase;
  /** Milliseconds per phase so far. */
  readonly durations: Durations;
  run<T>(phase: EpisodePhase, work: () => Promise<T>): Promise<T>;
}

export function createPhases(clock: Clock): Phases {
  const durations: Partial<Record<EpisodePhase, number>> = {};
  let current: EpisodePhase = 'setUp';
  return {
    get current() {
      return current;
    },
    get durations() {
      return { ...durations };
    },
    async run(phase, work) {
      current = phase;
      const startMs = clock.now();
      try {
        return await work();
      } finally {
        durations[phase] = (durations[phase] ?? 0) + clock.now() - startMs;
      }
    },
  };
}

/** Milliseconds per phase between two readings of `Phases.durations`. */
export function durationsSince(earlier: Durations, now: Durations): Durations {
  return Object.fromEntries(
    Object.entries(now)
      .map(([phase, milliseconds]) => [phase, milliseconds - (earlier[phase as EpisodePhase] ?? 0)] as const)
      .filter(([phase, milliseconds]) => milliseconds > 0 || !(phase in earlier)),
  );
}
