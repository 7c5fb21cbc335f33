/** A run at one moment, as the live view shows it. JSON. */
export interface LiveRun {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly finishedAt?: string;
  /** Episodes in the plan. */
  readonly planned: number;
  readonly passed: number;
  readonly failed: number;
  readonly errored: number;
  /** Mean score of the scored episodes so far; absent when there is none. */
  readonly solved?: number;
  readonly tokens: number;
  /** Absent where no price was known. */
  readonly costUsd?: number;
  /** By the mean of the episodes that have ended, and the phones at work; absent when nothing can be said, or is left. */
  readonly remainingMs?: number;
  /** Of the last thing that happened: ISO 8601, UTC. */
  readonly lastAt?: string;
  /** By serial. */
  readonly phones: readonly LivePhone[];
}

/** A phone of a run, and what is on it. */
export interface LivePhone {
  readonly serial: string;
  readonly kind: string;
  /** What runs on it, or ran last. */
  readonly episode: LiveEpisode;
  readonly isRunning: boolean;
  /** Steps taken of the episode. */
  readonly steps: number;
  /** The screen before the last step: a name for `RunStore.readScreenshot`. */
  readonly picture?: string;
}

interface LiveEpisode {
  readonly id: string;
  readonly agent: string;
  readonly suite: string;
  readonly task: string;
  readonly instance: number;
  readonly attempt: number;
  readonly goal: string;
  readonly stepBudget: number;
  readonly status?: 'passed' | 'failed' | 'errored';
}

/** Something that happened in a run: a step was taken, or an episode ended. JSON. */
export type LiveNews =
  | {
      readonly kind: 'step';
      readonly at: string;
      readonly serial: string;
      readonly episodeId: string;
      readonly task: string;
      /** From 1. */
      readonly step: number;
      readonly verb: string;
      readonly object: string;
      readonly thought?: string;
      /** Why it was not performed. */
      readonly problem?: string;
    }
  | {
      readonly kind: 'end';
      readonly at: string;
      readonly serial: string;
      readonly episodeId: string;
      readonly task: string;
      readonly status: 'passed' | 'failed' | 'errored';
      readonly score?: number;
      readonly steps: number;
      /** Why it is not solved, or what broke. */
      readonly reason?: string;
    };
