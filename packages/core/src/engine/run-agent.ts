import type { Agent, AgentObservation, AgentOutcome, AgentRun, AgentStep, Usage } from '../contracts/agent.ts';
import { AndroidWorldError } from '../contracts/errors.ts';
import type { EpisodeResult, StepRecord } from '../contracts/records.ts';
import type { Deadlines } from './deadlines.ts';
import { agentError, messageOf } from './episode-error.ts';
import { durationsSince } from './phases.ts';
import { sumUsage } from './sum-usage.ts';
import { type StepContext, stepScreen, takeStep } from './take-step.ts';
import { passThinking, type Thinking } from './thinking.ts';
import { withDeadline } from './with-deadline.ts';

export interface AgentOptions {
  readonly agent: Agent;
  readonly run: Omit<AgentRun, 'signal'>;
  readonly deadlines: Deadlines;
  readonly thinkingMs: Thinking;
  readonly context: Omit<StepContext, 'signal'>;
  readonly signal: AbortSignal;
  onStep(step: StepRecord): Promise<void>;
  /** Asked after every step: whether the task has ended the episode. */
  isOver(): Promise<boolean>;
  /** Called when the agent's clean-up fails or does not end: its result stands. */
  onCleanUpError(message: string): void;
}

/** How an agent's part of an episode ended. */
export interface AgentEnd {
  /** Absent when it stopped without a word. */
  readonly endReason?: NonNullable<EpisodeResult['endReason']>;
  readonly answer?: string;
  readonly steps: number;
  readonly usage?: Usage;
}

type EndReason = AgentEnd['endReason'];

/**
 * Lets an agent act until it ends, the task does, its steps are used up, or its time is.
 *
 * An end is a decision and takes a step, whether it is yielded as a `status` action or returned: so agents written
 * either way have the same number of looks at the screen, as in the paper.
 *
 * @throws AGENT_FAILED if the agent throws or breaks its contract; harness errors of the device
 */
export async function runAgent(options: AgentOptions): Promise<AgentEnd> {
  const { agent, deadlines, context, signal } = options;
  const { time } = context;
  const tally: Tally = { steps: 0, stored: Promise.resolve() };
  const over = deadlineError(`Agent "${agent.name}" used up its ${deadlines.episodeMs} ms for the episode`);
  const stop = new AbortController();
  const generator = startAgent(options, stop.signal);
  try {
    const endReason = await withDeadline((inTime) => loop({ ...options, generator, tally, signal: inTime }), {
      what: `Agent "${agent.name}"`,
      time,
      signal,
      timeoutMs: deadlines.episodeMs,
      deadlineError: over,
    });
    return endOf(tally, endReason);
  } catch (error) {
    if (error === over || error === tally.overtime) return endOf(tally, 'deadline');
    throw error;
  } finally {
    stop.abort(new Error('The episode has ended'));
    await endAgent(generator, options);
    // Whatever ended the agent: its phase is told.
    await tally.stored;
  }
}

/** What is known so far; kept outside the loop, which may be abandoned. */
interface Tally {
  steps: number;
  /** Settled when the last step is written. */
  stored: Promise<void>;
  answer?: string;
  usage?: Usage;
  /** Set when a decision took too long. */
  overtime?: Error;
}

type Generator = ReturnType<Agent['run']>;

function startAgent({ agent, run }: AgentOptions, signal: AbortSignal): Generator {
  try {
    return agent.run({ ...run, signal });
  } catch (error) {
    throw agentError(error, agent.name);
  }
}

async function loop(options: AgentOptions & { generator: Generator; tally: Tally }): Promise<EndReason> {
  const { run, context, tally, signal } = options;
  let observation: AgentObservation = run.observation;
  while (tally.steps < run.stepBudget) {
    const before = context.phases.durations;
    const startedAt = new Date(context.time.date()).toISOString();
    const beganMs = context.time.now();
    const decided = await context.phases.run('agent', () => decide(observation, options));
    const tookMs = context.time.now() - beganMs;
    // A step is written while the agent thinks about the next one, and is there before anything more is done.
    await context.phases.run('store', () => tally.stored);
    await context.phases.run('act', () => passThinking(context.device, options.thinkingMs, { tookMs, signal }));
    const step = asStep(decided, options);
    if (step === undefined) return undefined;
    const taken = await takeStep(step, observation, { ...context, signal });
    signal.throwIfAborted();
    const record = { index: tally.steps, startedAt, ...noted(step), ...taken.record, before: stepScreen(observation) };
    const durations = durationsSince(before, context.phases.durations);
    tally.steps += 1;
    const usage = sumUsage(tally.usage, step.usage);
    if (usage !== undefined) tally.usage = usage;
    const answer = answerOf(decided) ?? taken.answer;
    if (answer !== undefined) tally.answer = answer;
    tally.stored = options.onStep({ ...record, durations });
    // A failure is told when it is waited for.
    tally.stored.catch(() => undefined);
    if (taken.observation === undefined) return taken.end;
    if (await options.isOver()) return 'terminated';
    observation = { ...taken.observation, result: taken.record.result };
  }
  return 'budget';
}

type Decided = IteratorResult<AgentStep, AgentOutcome | undefined>;

async function decide(
  observation: AgentObservation,
  options: AgentOptions & { generator: Generator; tally: Tally },
): Promise<Decided> {
  const { agent, deadlines, context, signal, generator, tally } = options;
  const over = deadlineError(`Agent "${agent.name}" took longer than ${deadlines.stepMs} ms for one decision`);
  try {
    return await withDeadline(() => generator.next(observation), {
      what: `A decision of agent "${agent.name}"`,
      time: context.time,
      signal,
      timeoutMs: deadlines.stepMs,
      deadlineError: over,
      // A model's reply that comes late is of no use.
      leaveMs: 0,
    });
  } catch (error) {
    if (error === over) tally.overtime = over;
    if (error === over || signal.aborted) throw error;
    throw agentError(error, agent.name);
  }
}

/** An outcome that is returned is a `status` action by another name. */
function asStep(decided: Decided, { agent }: AgentOptions): AgentStep | undefined {
  if (!decided.done) return isObject(decided.value) ? decided.value : { action: decided.value };
  const outcome = decided.value;
  if (outcome === undefined) return undefined;
  if (!isObject(outcome) || (outcome.status !== 'complete' && outcome.status !== 'infeasible')) {
    throw new AndroidWorldError(
      'AGENT_FAILED',
      `Agent "${agent.name}" returned ${JSON.stringify(outcome)}: expected { status: 'complete' | 'infeasible', answer? } or undefined`,
    );
  }
  return { action: { action_type: 'status', goal_status: outcome.status } };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function answerOf(decided: Decided): string | undefined {
  return decided.done ? decided.value?.answer : undefined;
}

function noted({ thought, trace, usage }: AgentStep): Pick<StepRecord, 'thought' | 'trace' | 'usage'> {
  return { ...(thought !== undefined && { thought }), ...(trace && { trace }), ...(usage && { usage }) };
}

function endOf({ steps, answer, usage }: Tally, endReason: EndReason): AgentEnd {
  return {
    ...(endReason && { endReason }),
    ...(answer !== undefined && { answer }),
    steps,
    ...(usage && { usage }),
  };
}

function deadlineError(message: string): AndroidWorldError {
  return new AndroidWorldError('TIMEOUT', message);
}

/** Lets the agent clean up; a hung one is left behind. */
async function endAgent(generator: Generator, { agent, context, onCleanUpError }: AgentOptions): Promise<void> {
  try {
    await withDeadline(() => generator.return(undefined), {
      what: `The end of agent "${agent.name}"`,
      time: context.time,
      timeoutMs: 1_000,
      leaveMs: 0,
    });
  } catch (error) {
    onCleanUpError(messageOf(error));
  }
}
