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

/** An attempt as it is begun: the store numbers it, and its result comes later. */
export type StartedEpisode = Omit<StoredEpisode, 'attempt' | 'runId' | 'result'>;

/**
 * Where runs are kept. Every write is durable when its promise resolves, so that a kill loses at most the step in
 * flight. Reads stream: memory does not grow with the number of steps.
 */
export interface RunStore {
  /** Begins a run, and is the one that writes it. */
  createRun(manifest: RunManifest): Promise<RunWriter>;
  /**
   * Opens a run to go on with it. A run has one writer at a time, in all processes; one whose process is gone is
   * replaced. `last` is the run started last.
   *
   * @throws AW_RUN_NOT_FOUND listing the latest ids; AW_RUN_BUSY naming who writes it
   */
  openRun(id: string | 'last'): Promise<RunWriter>;
  /** All runs of the store. */
  listRuns(): Promise<readonly RunSummary[]>;
  /** The run with this id, or the one started last. @throws AW_RUN_NOT_FOUND listing the latest ids */
  readRun(id: string | 'last'): Promise<StoredRun>;
  /** The latest attempt of every episode of a run that was begun, in plan order. */
  readEpisodes(runId: string): AsyncIterable<StoredEpisode>;
  /** The same episodes, as far as tables need them: without goals, parameters and steps. */
  readFacts(runId: string): AsyncIterable<EpisodeFacts>;
  /** Of one attempt, in order; none when there is no such attempt. */
  readSteps(runId: string, episodeId: string, attempt: number): AsyncIterable<StoredStep>;
  /** Of a run, in the order they were saved. */
  readEvents(runId: string): AsyncIterable<RunEvent>;
  /** Bytes of a `screenshotFile`. */
  readScreenshot(file: string): Promise<Uint8Array>;
  /** Lets go of database and files; the store is not used any more. */
  close(): Promise<void>;
}

/** Every write throws AW_STORE_FAILED when nothing can be written any more, AW_RUN_TAKEN_OVER when another writer has the run. */
export interface RunWriter {
  /** Of the run that is written, as it was begun. */
  readonly manifest: RunManifest;
  /** Aborts with the error that the next write would throw. */
  readonly lost: AbortSignal;
  /** Records a device that is used; what was recorded of the same serial before is replaced. */
  saveDevice(facts: DeviceFacts): Promise<void>;
  /** Begins a new attempt; an earlier one without result counts as abandoned. */
  startEpisode(episode: StartedEpisode): Promise<EpisodeWriter>;
  /** Adds an event to the run's, JSON. */
  saveEvent(event: RunEvent): Promise<void>;
  /** Marks the run as finished: every episode has its result. */
  finish(): Promise<void>;
  /** Lets go of the run: another may open it. Never throws. */
  close(): Promise<void>;
}

/** Writes one attempt at an episode; throws as a {@link RunWriter} does. */
export interface EpisodeWriter {
  /** From 1, counted per episode of a run. */
  readonly attempt: number;
  /** Adds a step, and keeps its screenshot as a file if there is one. */
  saveStep(step: StepRecord): Promise<void>;
  /** Records how the attempt ended; one without a result is run again when the run is resumed. */
  finish(result: EpisodeResult): Promise<void>;
}
