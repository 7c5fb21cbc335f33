import type { Action, ActionResult } from './action.ts';
import type { Device, DoctorCheck } from './device.ts';
import type { Observation } from './observation.ts';
import type { Random } from './random.ts';
import type { Ui } from './task.ts';

/** An observation, and what became of the action before it (absent at the start). */
export interface AgentObservation extends Observation {
  /** Of the action before it; absent at the start. */
  readonly result?: ActionResult;
}

/** Tokens and money a step cost, as far as known. */
export interface Usage {
  /** Tokens that went into models; absent when unknown. */
  readonly inputTokens?: number;
  /** Tokens that models wrote; absent when unknown. */
  readonly outputTokens?: number;
  /** US dollars; absent when a price is unknown. */
  readonly costUsd?: number;
  /** Milliseconds spent waiting for models. */
  readonly modelMs?: number;
}

/**
 * What an agent gives as its action: the paper's JSON form. Models reply with all sorts of things, so anything is taken;
 * what is no action comes back as a failed `ActionResult`.
 */
export type RawAction = Action | NonNullable<unknown> | null | undefined;

/** One decision. The engine validates and performs the action, observes once, and resumes the agent. */
export interface AgentStep {
  /** What the engine is asked to do; anything is taken, and what is no action comes back as a failed result. */
  readonly action: RawAction;
  /** Why the agent decided so, in its own words; goes into the step's record. */
  readonly thought?: string;
  /** What this one decision cost; absent when no model was asked or nothing is known. */
  readonly usage?: Usage;
  /** Prompts, raw replies, …: JSON that goes into the step's record. */
  readonly trace?: Readonly<Record<string, unknown>>;
}

/** How an agent ends an episode by returning: the same as a `status` action, and like it a step. */
export interface AgentOutcome {
  /** `complete`: it takes the goal as reached; `infeasible`: it takes it as impossible. */
  readonly status: 'complete' | 'infeasible';
  /** Of a goal that asks for one; takes the place of an earlier `answer` action. */
  readonly answer?: string;
}

/**
 * The frame of the coordinates an agent speaks in; the engine converts and stores both.
 * A size is that of a resized image; `0-1` is 0-1, `0-1000` 0-1000, `0-999` 0-999.
 */
export type CoordinateFrame =
  | 'pixels'
  | '0-1'
  | '0-1000'
  | '0-999'
  | { readonly width: number; readonly height: number };

/**
 * What an agent may use beyond the screen. Results of an agent with privileges are marked.
 * `solution`: the task's own solution; `device`: the Device itself; `human`: a human acts on the phone.
 */
export type AgentPrivilege = (typeof agentPrivileges)[number];

/** All privileges there are, e.g. for a schema. */
export const agentPrivileges = ['solution', 'device', 'human'] as const;

/** A tool of the run, as an agent tells its model of it; the `tool` action calls it. */
export interface AgentTool {
  /** What the `tool` action names. */
  readonly name: string;
  /** For the model. */
  readonly description: string;
  /** JSON Schema of the arguments, an object; `{ type: 'object' }` where the tool's schema cannot be told in JSON. */
  readonly inputSchema: Readonly<Record<string, unknown>>;
}

/** One episode, as its agent is given it. */
export interface AgentRun {
  /** What the agent is told to do, as worded once set-up is done. */
  readonly goal: string;
  /** The first observation. */
  readonly observation: AgentObservation;
  /** Most steps it may take; the end, too, is a step. */
  readonly stepBudget: number;
  /** Aborts when the agent's part is over, whatever ended it; pass it on to every call of a model. */
  readonly signal: AbortSignal;
  /** What the `tool` action can call in this run. */
  readonly tools: readonly AgentTool[];
  /** Seeded by instance and agent. */
  readonly random: Random;
  /** Goes into the events of the run, as `agent.log`; `data` must be JSON. */
  log(message: string, data?: Readonly<Record<string, unknown>>): void;
  /** With the privilege `solution`: the instance's solution, bound to its parameters; absent if the task has none. */
  readonly solution?: (ui: Ui) => Promise<void>;
  /** With the privilege `device`. */
  readonly device?: Device;
}

/**
 * An agent is an async generator: it yields steps and receives the observation after each.
 * It ends by returning an outcome, or by yielding a `status` action.
 */
export interface Agent {
  /** Unique in a run: the first part of its episodes' ids. */
  readonly name: string;
  /** Model, prompt version, …: recorded with the run; a resumed run must have the same. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** What it looks at; what it does not is not captured. Default both. */
  readonly observes?: { readonly screenshot?: boolean; readonly tree?: boolean };
  /** Default `pixels`. */
  readonly coordinates?: CoordinateFrame;
  /** Default none. */
  readonly privileges?: readonly AgentPrivilege[];
  /** Plays one episode. One agent may play several at once, each on a device of its own. */
  run(run: AgentRun): AsyncGenerator<AgentStep, AgentOutcome | undefined, AgentObservation>;
  /** What `androidworld doctor` asks of it, e.g. whether a key of its model's provider is there. */
  checks?(): readonly DoctorCheck[];
}

/** Returns its argument. */
export function defineAgent(agent: Agent): Agent {
  return agent;
}
