import type { DeviceFacts } from './device.ts';
import type {
  EpisodeFacts,
  EpisodeResult,
  RunEvent,
  RunManifest,
  RunSummary,
  StepRecord,
  StoredEpisode,
  StoredRun,
  StoredStep,
} from './records.ts';

export type StartedEpisode = Omit<StoredEpisode, 'attempt' | 'runId' | 'result'>;

/**
 * Where runs are kept. Every write is durable when its promise resolves, so that a kill loses at most the step in
 * flight. Reads stream: memory does not grow with the number of steps.
 */
export interface RunStore {
  createRun(manifest: RunManifest): Promise<RunWriter>;
  /**
   * Opens a run to go on with it. A run has one writer at a time, in all processes; one whose process is gone is
   * replaced. `last` is the run started last.
   *
   * @throws AW_RUN_NOT_FOUND listing the latest ids; AW_RUN_BUSY naming who writes it
   */
  openRun(id: string | 'last'): Promise<RunWriter>;
  listRuns(): Promise<readonly RunSummary[]>;
  readRun(id: string | 'last'): Promise<StoredRun>;
  /** The latest attempt of every episode of a run that was begun, in plan order. */
  readEpisodes(runId: string): AsyncIterable<StoredEpisode>;
  /** The same episodes, as far as tables need them: without goals, parameters and steps. */
  readFacts(runId: string): AsyncIterable<EpisodeFacts>;
  readSteps(runId: string, episodeId: string, attempt: number): AsyncIterable<StoredStep>;
  readEvents(runId: string): AsyncIterable<RunEvent>;
  /** Bytes of a `screenshotFile`. */
  readScreenshot(file: string): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Every write throws AW_STORE_FAILED when nothing can be written any more, AW_RUN_TAKEN_OVER when another writer has the run. */
export interface RunWriter {
  readonly manifest: RunManifest;
  /** Aborts with the error that the next write would throw. */
  readonly lost: AbortSignal;
  saveDevice(facts: DeviceFacts): Promise<void>;
  /** Begins a new attempt; an earlier one without result counts as abandoned. */
  startEpisode(episode: StartedEpisode): Promise<EpisodeWriter>;
  saveEvent(event: RunEvent): Promise<void>;
  finish(): Promise<void>;
  /** Lets go of the run: another may open it. Never throws. */
  close(): Promise<void>;
}

export interface EpisodeWriter {
  readonly attempt: number;
  saveStep(step: StepRecord): Promise<void>;
  finish(result: EpisodeResult): Promise<void>;
}
