import type { EpisodeResult, PlannedEpisode, RunEvent, RunManifest, StepRecord } from './records.ts';
import type { RunStore } from './store.ts';

export interface RunningEpisode extends PlannedEpisode {
  readonly attempt: number;
  readonly goal: string;
  readonly deviceSerial: string;
}

/**
 * Told of a run as it goes; all members are optional. An error in a reporter becomes an event and never ends a run.
 * Reporters that write at the end (JUnit, CSV, HTML) read the store they are given.
 */
export interface Reporter {
  readonly name: string;
  onRunStart?(run: { manifest: RunManifest; remaining: readonly PlannedEpisode[] }): void | Promise<void>;
  onEpisodeStart?(episode: RunningEpisode): void | Promise<void>;
  onStep?(episode: RunningEpisode, step: StepRecord): void | Promise<void>;
  onEpisodeEnd?(episode: RunningEpisode, result: EpisodeResult): void | Promise<void>;
  onEvent?(event: RunEvent): void | Promise<void>;
  /** `limit` says which limit of the run ended it, where one did. */
  onRunEnd?(run: { runId: string; store: RunStore; interrupted: boolean; limit?: string }): void | Promise<void>;
}
