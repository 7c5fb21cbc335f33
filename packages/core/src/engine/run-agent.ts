import type { Agent, AgentObservation, AgentOutcome, AgentRun, AgentStep, Usage } from '../contracts/agent.ts';
import { AndroidWorldError } from '../contracts/errors.ts';
import type { EpisodeResult, StepRecord } from '../contracts/records.ts';
import { describeThrown } from '../messages/describe-thrown.ts';
import { withDeadline } from '../wait/with-deadline.ts';
import { checkGenerator, checkOutcome, checkStep, isObject } from './check-agent.ts';
import type { EpisodeContext } from './episode-context.ts';
import { agentError } from './episode-error.ts';
import { durationsSince } from './phases.ts';
import { sumUsage } from './sum-usage.ts';
import { stepScreen, takeStep } from './take-step.ts';
import { passThinking } from './thinking.ts';

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
 * @param isOver asked after every step: whether the task has ended the episode
 * @throws AW_AGENT_FAILED if the agent throws or breaks its contract; harness errors of the device
 */
export async function runAgent(
  episodeContext: EpisodeContext,
  run: Omit<AgentRun, 'signal'>,
  isOver: () => Promise<boolean>,
): Promise<AgentEnd> {
  const { agent, deadlines, clock, signal } = episodeContext;
  const tally: Tally = { steps: 0, stored: Promise.resolve() };
  const over = deadlineError(`Agent "${agent.name}" used up its ${deadlines.episodeMs} ms for the episode`);
  const stop = new AbortController();
  const generator = startAgent(agent, { ...run, signal: stop.signal });
  try {
    const endReason = await withDeadline(
      {
        what: `Agent "${agent.name}"`,
        clock,
        signal,
        timeoutMs: deadlines.episodeMs,
        deadlineError: over,
      },
      (inTime) => loop({ ...episodeContext, signal: inTime }, { run, isOver, generator, tally }),
    );
    return endOf(tally, endReason);
  } catch (error) {
    if (error === over || error === tally.overtime) return endOf(tally, 'deadline');
    throw error;
  } finally {
    stop.abort(new Error('The episode has ended'));
    await endAgent(generator, episodeContext);
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

function startAgent(agent: Agent, run: AgentRun): Generator {
  let generator: Generator;
  try {
    generator = agent.run(run);
  } catch (error) {
    throw agentError(error, agent.name);
  }
  checkGenerator(generator, agent);
  return generator;
}

interface Play {
  readonly run: Omit<AgentRun, 'signal'>;
  readonly generator: Generator;
  readonly tally: Tally;
  isOver(): Promise<boolean>;
}

async function loop(episodeContext: EpisodeContext, play: Play): Promise<EndReason> {
  const { agent, device, thinkingMs, clock, phases, signal } = episodeContext;
  const { run, tally, isOver } = play;
  let observation: AgentObservation = run.observation;
  while (tally.steps < run.stepBudget) {
    const before = phases.durations;
    const startedAt = new Date(clock.date()).toISOString();
    const beganMs = clock.now();
    const decided = await phases.run('agent', () => decide(observation, episodeContext, play));
    const tookMs = clock.now() - beganMs;
    // A step is written while the agent thinks about the next one, and is there before anything more is done.
    await phases.run('store', () => tally.stored);
    await phases.run('act', () => passThinking(device, thinkingMs, { tookMs, signal }));
    const step = asStep(decided, agent);
    if (step === undefined) return undefined;
    const taken = await takeStep(step, observation, episodeContext);
    signal.throwIfAborted();
    const record = { index: tally.steps, startedAt, ...noted(step), ...taken.record, before: stepScreen(observation) };
    const durations = durationsSince(before, phases.durations);
    tally.steps += 1;
    const usage = sumUsage(tally.usage, step.usage);
    if (usage !== undefined) tally.usage = usage;
    const answer = answerOf(decided) ?? taken.answer;
    if (answer !== undefined) tally.answer = answer;
    tally.stored = episodeContext.onStep({ ...record, durations });
    // A failure is told when it is waited for.
    tally.stored.catch(() => undefined);
    if (taken.observation === undefined) return taken.end;
    if (await isOver()) return 'terminated';
    observation = { ...taken.observation, result: taken.record.result };
  }
  return 'budget';
}

type Decided = IteratorResult<AgentStep, AgentOutcome | undefined>;

async function decide(
  observation: AgentObservation,
  { agent, deadlines, clock, signal }: EpisodeContext,
  { generator, tally }: Play,
): Promise<Decided> {
  const over = deadlineError(`Agent "${agent.name}" took longer than ${deadlines.stepMs} ms for one decision`);
  try {
    return await withDeadline(
      {
        what: `A decision of agent "${agent.name}"`,
        clock,
        signal,
        timeoutMs: deadlines.stepMs,
        deadlineError: over,
        // A model's reply that comes late is of no use.
        leaveMs: 0,
      },
      () => generator.next(observation),
    );
  } catch (error) {
    if (error === over) tally.overtime = over;
    if (error === over || signal.aborted) throw error;
    throw agentError(error, agent.name);
  }
}

/** An outcome that is returned is a `status` action by another name. */
function asStep(decided: Decided, agent: Agent): AgentStep | undefined {
  if (!decided.done) {
    if (!isObject(decided.value)) return { action: decided.value };
    checkStep(decided.value, agent);
    return decided.value;
  }
  const outcome: unknown = decided.value;
  if (outcome === undefined) return undefined;
  checkOutcome(outcome, agent);
  return { action: { action_type: 'status', goal_status: outcome.status } };
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
  return new AndroidWorldError('AW_TIMEOUT', message);
}

/** Lets the agent clean up; a hung one is left behind. */
async function endAgent(generator: Generator, { agent, clock, log }: EpisodeContext): Promise<void> {
  try {
    await withDeadline(
      {
        what: `The end of agent "${agent.name}"`,
        clock,
        timeoutMs: 1_000,
        leaveMs: 0,
      },
      () => generator.return(undefined),
    );
  } catch (error) {
    // Its result stands.
    log('agent.cleanup-failed', describeThrown(error));
  }
}
