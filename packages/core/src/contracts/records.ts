import type { Action, ActionResult } from './action.ts';
import type { AgentPrivilege, Usage } from './agent.ts';
import type { DeviceFacts, DeviceKind } from './device.ts';
import type { ErrorAudience } from './errors.ts';
import type { ForegroundActivity, Point, Rect, Screenshot, Size } from './observation.ts';
import type { Difficulty, TaskParams } from './task.ts';

/** `passed`: score 1; `failed`: less; `errored`: the harness, the task or the agent's program broke, so there is no score. */
export type EpisodeStatus = (typeof episodeStatuses)[number];

export const episodeStatuses = ['passed', 'failed', 'errored'] as const;

/** The phases of an episode, in order; durations and errors name them. */
export type EpisodePhase = 'setUp' | 'observe' | 'agent' | 'act' | 'settle' | 'score' | 'tearDown' | 'store';

/** One planned episode: a task instance for an agent. JSON. */
export interface PlannedEpisode {
  /** `<agent>/<suite>/<task>/<instance>`; unique in a run and the same for the same configuration. */
  readonly id: string;
  readonly agent: string;
  readonly suite: string;
  readonly task: string;
  /** From 0. */
  readonly instance: number;
  /** Of the instance: unsigned 32 bits. */
  readonly seed: number;
  readonly stepBudget: number;
  readonly tags: readonly string[];
  readonly apps: readonly string[];
  readonly difficulty?: Difficulty;
  readonly optimalSteps?: number;
  readonly startsInGoalState: boolean;
  /** Frozen parameters: the instance has these instead of drawing its own. */
  readonly params?: TaskParams;
}

/** What a run was made of; written once. A run is resumed only with an equal `configHash`. */
export interface RunManifest {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly configHash: string;
  /** The configuration as far as it is JSON: agents with settings, suites with version and budget profile, seed, … */
  readonly config: Readonly<Record<string, unknown>>;
  /** Package name to version. */
  readonly versions: Readonly<Record<string, string>>;
  /** How the run was asked for, e.g. the flags of a command: recorded so that it can be asked for again, not compared. */
  readonly invocation?: Readonly<Record<string, unknown>>;
  readonly plan: readonly PlannedEpisode[];
}

export interface EpisodeError {
  readonly code: string;
  /** `bug`: an error that nobody expected. */
  readonly audience: ErrorAudience | 'bug';
  readonly phase: EpisodePhase;
  readonly message: string;
  readonly stack?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

export interface StepRecord {
  /** From 0. */
  readonly index: number;
  /** ISO 8601, UTC: when the agent was asked. */
  readonly startedAt: string;
  /** As the agent gave it, before validation and conversion of coordinates. */
  readonly rawAction: unknown;
  /** Absent when the raw one was invalid. Coordinates in pixels of the screen. */
  readonly action?: Action;
  readonly result: ActionResult;
  readonly thought?: string;
  readonly trace?: Readonly<Record<string, unknown>>;
  readonly usage?: Usage;
  /** Where it touched, and the element meant, on the screen before. */
  readonly touched?: { readonly point?: Point; readonly to?: Point; readonly bounds?: Rect; readonly label?: string };
  /** The screen the decision was made on. */
  readonly before: StepScreen;
  /** Milliseconds per phase. */
  readonly durations: Readonly<Partial<Record<EpisodePhase, number>>>;
}

export interface StepScreen {
  readonly observationId: number;
  readonly size: Size;
  readonly foreground?: ForegroundActivity;
  /** Present when a picture was taken: the store keeps it as a file. */
  readonly screenshot?: Screenshot;
  readonly elementCount: number;
}

/** A step as read back: the picture is a file, named relative to the results folder. */
export interface StoredStep extends Omit<StepRecord, 'before'> {
  readonly before: Omit<StepScreen, 'screenshot'> & { readonly screenshotFile?: string };
}

/**
 * How an episode ended: the agent said so (`complete`, `infeasible`), the task itself was over (`terminated`), or steps or
 * time ran out. More may be added.
 */
export type EndReason = (typeof endReasons)[number];

export const endReasons = ['complete', 'infeasible', 'terminated', 'budget', 'deadline'] as const;

/** The end of an episode. */
export interface EpisodeResult {
  readonly status: EpisodeStatus;
  /** The goal as the agent was given it, when it was known only after set-up. */
  readonly goal?: string;
  /** 0 to 1: `stateScore` if the agent or the task ended it within the budget, else 0. Absent when errored. */
  readonly score?: number;
  /** What the device's state alone scored (the paper's `is_successful`). Absent when errored. */
  readonly stateScore?: number;
  /** Why the score is not 1, where that is known: what was expected and what was found. */
  readonly reason?: string;
  readonly endReason?: EndReason;
  readonly answer?: string;
  readonly steps: number;
  readonly error?: EpisodeError;
  /** A failed tear-down does not change the score. */
  readonly tearDownError?: EpisodeError;
  readonly usage?: Usage;
  /** Milliseconds, sums over the episode. */
  readonly durations: Readonly<Partial<Record<EpisodePhase, number>>>;
  readonly durationMs: number;
}

/** An attempt at a planned episode as stored: the latest attempt of an id counts. */
export interface StoredEpisode extends PlannedEpisode {
  readonly attempt: number;
  readonly runId: string;
  readonly params: TaskParams;
  readonly goal: string;
  readonly agentPrivileges: readonly AgentPrivilege[];
  readonly deviceSerial: string;
  readonly deviceKind: DeviceKind;
  readonly startedAt: string;
  /** Absent while it runs, or when the process was killed in it. */
  readonly result?: EpisodeResult;
}

/** What tables and resuming need of an episode: a part of {@link StoredEpisode} that is read at little cost. */
export interface EpisodeFacts
  extends Pick<
    StoredEpisode,
    | 'id'
    | 'attempt'
    | 'agent'
    | 'agentPrivileges'
    | 'deviceKind'
    | 'suite'
    | 'task'
    | 'apps'
    | 'tags'
    | 'startsInGoalState'
    | 'difficulty'
    | 'optimalSteps'
  > {
  readonly result?: Pick<
    EpisodeResult,
    'status' | 'score' | 'stateScore' | 'endReason' | 'steps' | 'durations' | 'durationMs'
  > & { readonly error?: Pick<EpisodeError, 'code' | 'audience'> };
}

/** Anything worth a line in the record: device quarantined, retry, log of a task or an agent. */
export interface RunEvent {
  readonly at: string;
  readonly kind: string;
  readonly message: string;
  readonly episodeId?: string;
  readonly deviceSerial?: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

export interface RunSummary {
  readonly id: string;
  readonly startedAt: string;
  readonly finishedAt?: string;
  readonly episodes: {
    readonly planned: number;
    readonly passed: number;
    readonly failed: number;
    readonly errored: number;
  };
}

export interface StoredRun {
  readonly manifest: RunManifest;
  readonly finishedAt?: string;
  readonly devices: readonly DeviceFacts[];
}
