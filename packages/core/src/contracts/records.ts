import type { Action, ActionResult } from './action.ts';
import type { AgentPrivilege, Usage } from './agent.ts';
import type { DeviceFacts, DeviceKind } from './device.ts';
import type { ErrorAudience } from './errors.ts';
import type { ForegroundActivity, Point, Rect, Screenshot, Size } from './observation.ts';
import type { Difficulty, TaskParams } from './task.ts';

/** `passed`: score 1; `failed`: less; `errored`: the harness, the task or the agent's program broke, so there is no score. */
export type EpisodeStatus = (typeof episodeStatuses)[number];

/** All statuses there are, e.g. for a schema. */
export const episodeStatuses = ['passed', 'failed', 'errored'] as const;

/** The phases of an episode, in order; durations and errors name them. */
export type EpisodePhase = (typeof episodePhases)[number];

/** All phases there are, in their order. */
export const episodePhases = ['setUp', 'observe', 'agent', 'act', 'settle', 'score', 'tearDown', 'store'] as const;

/** One planned episode: a task instance for an agent. JSON. */
export interface PlannedEpisode {
  /** `<agent>/<suite>/<task>/<instance>`; unique in a run and the same for the same configuration. */
  readonly id: string;
  /** Its name. */
  readonly agent: string;
  /** Its name. */
  readonly suite: string;
  /** Its name, without the suite's. */
  readonly task: string;
  /** From 0. */
  readonly instance: number;
  /** Of the instance: unsigned 32 bits. */
  readonly seed: number;
  /** Most steps the agent may take. */
  readonly stepBudget: number;
  /** Of the task; empty when it has none. */
  readonly tags: readonly string[];
  /** Names of the apps the task touches; empty when it touches none. */
  readonly apps: readonly string[];
  /** Of the task; absent when it says none. */
  readonly difficulty?: Difficulty;
  /** A person's estimate of the fewest actions; absent when the task says none. */
  readonly optimalSteps?: number;
  /** True when doing nothing already scores 1. */
  readonly startsInGoalState: boolean;
  /** Frozen parameters: the instance has these instead of drawing its own. */
  readonly params?: TaskParams;
}

/** What a run was made of; written once. A run is resumed only with an equal `configHash`. */
export interface RunManifest {
  /** Unique in its store: begin in UTC and six hexadecimal digits, e.g. `20261124-093000-a1b2c3`. */
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  /** SHA-256 of `config` and `plan`, 64 hexadecimal digits. */
  readonly configHash: string;
  /** The configuration as far as it is JSON: agents with settings, suites with version and budget profile, seed, … */
  readonly config: Readonly<Record<string, unknown>>;
  /** Package name to version. */
  readonly versions: Readonly<Record<string, string>>;
  /** How the run was asked for, e.g. the flags of a command: recorded so that it can be asked for again, not compared. */
  readonly invocation?: Readonly<Record<string, unknown>>;
  /** All episodes, in the order of the plan. */
  readonly plan: readonly PlannedEpisode[];
}

/** What failed in an episode, as JSON. */
export interface EpisodeError {
  /** An `ErrorCode`, or `BUG`. */
  readonly code: string;
  /** `bug`: an error that nobody expected. */
  readonly audience: ErrorAudience | 'bug';
  /** In which the error was thrown. */
  readonly phase: EpisodePhase;
  /** For people. */
  readonly message: string;
  /** With the stacks of its causes; absent when it was no `Error`. */
  readonly stack?: string;
  /** Facts for programs: serial, command, exit code, … */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** One decision of an agent, and what became of it. */
export interface StepRecord {
  /** From 0. */
  readonly index: number;
  /** ISO 8601, UTC: when the agent was asked. */
  readonly startedAt: string;
  /** As the agent gave it, before validation and conversion of coordinates. */
  readonly rawAction: unknown;
  /** Absent when the raw one was invalid. Coordinates in pixels of the screen. */
  readonly action?: Action;
  /** As the agent was told it with the next observation. */
  readonly result: ActionResult;
  /** As the agent gave it; absent when it gave none. */
  readonly thought?: string;
  /** Prompts, raw replies, … as the agent gave them; JSON. */
  readonly trace?: Readonly<Record<string, unknown>>;
  /** What this one decision cost; absent when the agent did not say. */
  readonly usage?: Usage;
  /** Where it touched, and the element meant, on the screen before. */
  readonly touched?: { readonly point?: Point; readonly to?: Point; readonly bounds?: Rect; readonly label?: string };
  /** The screen the decision was made on. */
  readonly before: StepScreen;
  /** Milliseconds per phase. */
  readonly durations: Readonly<Partial<Record<EpisodePhase, number>>>;
}

/** The screen a step was decided on. */
export interface StepScreen {
  /** `Observation.id` of what the agent was shown. */
  readonly observationId: number;
  /** Pixels of the screen as it was held. */
  readonly size: Size;
  /** Absent when the device did not tell. */
  readonly foreground?: ForegroundActivity;
  /** Present when a picture was taken: the store keeps it as a file. */
  readonly screenshot?: Screenshot;
  /** How many elements the agent was shown; 0 for one that does not look at the tree. */
  readonly elementCount: number;
}

/** A step as read back: the picture is a file, named relative to the results folder. */
export interface StoredStep extends Omit<StepRecord, 'before'> {
  /** `screenshotFile` is what `RunStore.readScreenshot` reads; absent when no picture was taken. */
  readonly before: Omit<StepScreen, 'screenshot'> & { readonly screenshotFile?: string };
}

/**
 * How an episode ended: the agent said so (`complete`, `infeasible`), the task itself was over (`terminated`), or steps or
 * time ran out. More may be added.
 */
export type EndReason = (typeof endReasons)[number];

/** All end reasons there are, e.g. for a schema. */
export const endReasons = ['complete', 'infeasible', 'terminated', 'budget', 'deadline'] as const;

/** The end of an episode. */
export interface EpisodeResult {
  /** `errored` exactly when there is an `error`. */
  readonly status: EpisodeStatus;
  /** The goal as the agent was given it, when it was known only after set-up. */
  readonly goal?: string;
  /** 0 to 1: `stateScore` if the agent or the task ended it within the budget, else 0. Absent when errored. */
  readonly score?: number;
  /** What the device's state alone scored (the paper's `is_successful`). Absent when errored. */
  readonly stateScore?: number;
  /** Why the score is not 1, where that is known: what was expected and what was found. */
  readonly reason?: string;
  /** Absent when errored, and when the agent stopped without a word. */
  readonly endReason?: EndReason;
  /** The agent's last answer; absent when it gave none. */
  readonly answer?: string;
  /** How many steps the agent took; those before an error count. */
  readonly steps: number;
  /** What failed; there is then no score. */
  readonly error?: EpisodeError;
  /** A failed tear-down does not change the score. */
  readonly tearDownError?: EpisodeError;
  /** Sum over the steps; absent when none said what it cost. */
  readonly usage?: Usage;
  /** Milliseconds, sums over the episode. */
  readonly durations: Readonly<Partial<Record<EpisodePhase, number>>>;
  /** Milliseconds from before set-up until after tear-down. */
  readonly durationMs: number;
}

/** An attempt at a planned episode as stored: the latest attempt of an id counts. */
export interface StoredEpisode extends PlannedEpisode {
  /** From 1, counted per episode of a run. */
  readonly attempt: number;
  /** Of the run it belongs to. */
  readonly runId: string;
  /** Drawn or frozen; `{}` when they could not be made. */
  readonly params: TaskParams;
  /** As worded before set-up; `result.goal` where set-up changed it. Empty when it could not be made. */
  readonly goal: string;
  /** What the agent might use beyond the screen; empty for the screen alone. */
  readonly agentPrivileges: readonly AgentPrivilege[];
  /** Of the device it ran on. */
  readonly deviceSerial: string;
  /** Of the device it ran on. */
  readonly deviceKind: DeviceKind;
  /** ISO 8601, UTC: before set-up. */
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
  /** Absent while it runs, or when the process was killed in it. */
  readonly result?: Pick<
    EpisodeResult,
    'status' | 'score' | 'stateScore' | 'endReason' | 'steps' | 'durations' | 'durationMs'
  > & { readonly error?: Pick<EpisodeError, 'code' | 'audience'> };
}

/** Anything worth a line in the record: device quarantined, retry, log of a task or an agent. */
export interface RunEvent {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** e.g. `episode.retry`, `device.busy`, `task.log`; more may be added. */
  readonly kind: string;
  /** One sentence, for people. */
  readonly message: string;
  /** The episode it concerns; absent for the run as a whole. */
  readonly episodeId?: string;
  /** The device it concerns; absent for the run as a whole. */
  readonly deviceSerial?: string;
  /** Facts for programs, as JSON. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** A run as a line of a list. */
export interface RunSummary {
  /** `RunManifest.id` */
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  /** ISO 8601, UTC; absent while it runs, and when it was interrupted or killed. */
  readonly finishedAt?: string;
  /** How many were planned, and how the latest attempts ended; those without a result are in `planned` alone. */
  readonly episodes: {
    readonly planned: number;
    readonly passed: number;
    readonly failed: number;
    readonly errored: number;
  };
}

/** A run as read back, without its episodes. */
export interface StoredRun {
  /** As it was begun. */
  readonly manifest: RunManifest;
  /** ISO 8601, UTC; absent while it runs, and when it was interrupted or killed. */
  readonly finishedAt?: string;
  /** Those it ran on, each once. */
  readonly devices: readonly DeviceFacts[];
}
