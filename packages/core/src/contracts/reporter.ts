import type { EpisodeResult, PlannedEpisode, RunEvent, RunManifest, StepRecord } from './records.ts';
import type { RunStore } from './store.ts';

/** An attempt at a planned episode, as it runs. */
export interface RunningEpisode extends PlannedEpisode {
  /** From 1, counted per episode of a run. */
  readonly attempt: number;
  /** As worded before set-up; `EpisodeResult.goal` where set-up changed it. */
  readonly goal: string;
  /** Of the device it runs on. */
  readonly deviceSerial: string;
}

/**
 * Told of a run as it goes; all members are optional. An error in a reporter becomes an event and never ends a run.
 * Reporters that write at the end (JUnit, CSV, HTML) read the store they are given.
 */
export interface Reporter {
  /** Names it in the event its own error becomes. */
  readonly name: string;
  /** Before anything else. `remaining` are the episodes to be run now: all, or what a resumed run had left. */
  onRunStart?(run: { manifest: RunManifest; remaining: readonly PlannedEpisode[] }): void | Promise<void>;
  /** An attempt begins, before its set-up. */
  onEpisodeStart?(episode: RunningEpisode): void | Promise<void>;
  /** A step was taken and is stored. */
  onStep?(episode: RunningEpisode, step: StepRecord): void | Promise<void>;
  /** An attempt has its result, which is stored; one that the end of the run cut off has none. */
  onEpisodeEnd?(episode: RunningEpisode, result: EpisodeResult): void | Promise<void>;
  /** An event is stored; of one about this reporter itself it is not told. */
  onEvent?(event: RunEvent): void | Promise<void>;
  /** `limit` says which limit of the run ended it, where one did. */
  onRunEnd?(run: { runId: string; store: RunStore; interrupted: boolean; limit?: string }): void | Promise<void>;
}
