import type { AgentRun, Usage } from '../contracts/agent.ts';
import { AndroidWorldError } from '../contracts/errors.ts';
import type { Observation } from '../contracts/observation.ts';
import type { EpisodePhase, EpisodeResult, StepRecord } from '../contracts/records.ts';
import type { SuiteContext } from '../contracts/suite.ts';
import type { TaskContext } from '../contracts/task.ts';
import { parseVerdict, type Verdict } from '../contracts/verdict.ts';
import { renderValue } from '../messages/render-value.ts';
import { requireGoal } from '../planning/instance.ts';
import { createRandom } from '../planning/random.ts';
import { describeTools } from './describe-tools.ts';
import type { EpisodeContext } from './episode-context.ts';
import { episodeError, taskError } from './episode-error.ts';
import { guardedDevice } from './guarded-device.ts';
import { type AgentEnd, runAgent } from './run-agent.ts';
import { observesOf, settle } from './settle.ts';
import { sumUsage } from './sum-usage.ts';
import { enginePhase, type PhaseContext, taskPhase } from './task-phase.ts';
import { tearDown } from './tear-down.ts';

/**
 * Runs one episode: prepare, set up, let the agent act, score, tear down. What was begun is torn down in reverse,
 * also after failures.
 *
 * @returns the result, whatever failed; `undefined` when the signal ended it
 */
export async function runEpisode(episodeContext: EpisodeContext): Promise<EpisodeResult | undefined> {
  const { clock, signal, phases } = episodeContext;
  const startMs = clock.now();
  const outcome = await attempt(episodeContext);
  const tearDownError = await tearDown(episodeContext, outcome.error);
  if (signal.aborted) return undefined;
  return {
    ...outcome,
    ...(tearDownError && { tearDownError }),
    durations: phases.durations,
    durationMs: clock.now() - startMs,
  };
}

type Outcome = Omit<EpisodeResult, 'tearDownError' | 'durations' | 'durationMs'>;

async function attempt(episodeContext: EpisodeContext): Promise<Outcome> {
  let steps = 0;
  let usage: Usage | undefined;
  let goal: string | undefined;
  try {
    const state = await setUp(episodeContext);
    const given = goalAfterSetUp(episodeContext, state);
    if (given !== episodeContext.instance.goal) goal = given;
    const observation = await episodeContext.phases.run('observe', () => firstObservation(episodeContext));
    const end = await act(episodeContext, { goal: given, state, observation }, (step) => {
      steps += 1;
      usage = sumUsage(usage, step.usage);
    });
    const { score: stateScore, reason } = await score(episodeContext, state, end);
    const hasEnded = end.endReason !== undefined && AGENT_ENDS.has(end.endReason);
    const value = hasEnded ? stateScore : 0;
    const status = value === 1 ? 'passed' : 'failed';
    const why = reason ?? (stateScore > value ? notDeclared : undefined);
    return {
      status,
      ...(goal !== undefined && { goal }),
      ...{ score: value, stateScore },
      ...(why !== undefined && { reason: why }),
      ...end,
    };
  } catch (error) {
    const found = episodeError(error, episodeContext.phases.current);
    return { status: 'errored', ...(goal !== undefined && { goal }), steps, error: found, ...(usage && { usage }) };
  }
}

const notDeclared =
  'the goal was reached, but the agent did not say that it was done before its steps or its time ran out';

/** The others ran out of steps or time. */
const AGENT_ENDS: ReadonlySet<NonNullable<AgentEnd['endReason']>> = new Set(['complete', 'infeasible', 'terminated']);

function goalAfterSetUp({ task, instance }: EpisodeContext, state: unknown): string {
  try {
    return requireGoal(task, task.goal(instance.params, state));
  } catch (error) {
    throw taskError(error, `goal() of task "${task.name}" after its set-up`);
  }
}

async function setUp(episodeContext: EpisodeContext): Promise<unknown> {
  const { suite, task, instance, prepared, deadlines, cleanups, phases, log } = episodeContext;
  const suiteContext = (context: PhaseContext): SuiteContext => ({
    ...context,
    log: (message, data) => log('suite.log', message, data),
  });
  return await phases.run('setUp', async () => {
    if (!prepared.has(suite.name)) {
      await taskPhase(
        `Preparing the device for suite "${suite.name}"`,
        episodeContext,
        async (context) => suite.prepareDevice?.(suiteContext(context)),
        { limitMs: deadlines.prepareMs },
      );
      // What the others had prepared may be changed by this one's episodes.
      prepared.clear();
      prepared.add(suite.name);
    }
    cleanups.push({
      what: `afterEpisode of suite "${suite.name}"`,
      run: (context) => suite.afterEpisode?.(suiteContext(context), task),
    });
    await taskPhase(`beforeEpisode of suite "${suite.name}"`, episodeContext, async (context) =>
      suite.beforeEpisode?.(suiteContext(context), task),
    );
    await enginePhase('Going to the home screen', episodeContext, ({ device, signal }) =>
      device.perform({ type: 'key', keycode: 'KEYCODE_HOME' }, { signal }),
    );
    let state: unknown;
    cleanups.push({
      what: `Tear-down of task "${task.name}"`,
      run: (context) => task.tearDown?.(taskContext(context, episodeContext, 'tearDown'), instance.params, state),
    });
    state = await taskPhase(`Set-up of task "${task.name}"`, episodeContext, async (context) =>
      task.setUp?.(taskContext(context, episodeContext, 'setUp'), instance.params),
    );
    return state;
  });
}

async function firstObservation(episodeContext: EpisodeContext): Promise<Observation> {
  const { agent, clock } = episodeContext;
  const settled = await enginePhase('The first observation', episodeContext, ({ device, signal }) =>
    settle({ device, sinceMs: clock.now(), observes: observesOf(agent), clock, signal }),
  );
  return settled.observation;
}

/** What set-up left for the agent's part. */
interface Start {
  readonly goal: string;
  readonly state: unknown;
  readonly observation: Observation;
}

async function act(episodeContext: EpisodeContext, start: Start, count: (step: StepRecord) => void): Promise<AgentEnd> {
  const { agent, task, episode, instance, tools, deadlines, clock, signal, log } = episodeContext;
  const privileges = agent.privileges ?? [];
  const solution = task.solution;
  const ended = new AbortController();
  const limits = { clock, callMs: deadlines.callMs, signal: AbortSignal.any([signal, ended.signal]) };
  const device = guardedDevice(episodeContext.device, limits);
  const onStep = (step: StepRecord) => {
    count(step);
    return episodeContext.onStep(step);
  };
  const run: Omit<AgentRun, 'signal'> = {
    goal: start.goal,
    observation: start.observation,
    stepBudget: episode.stepBudget,
    tools: describeTools(tools),
    random: createRandom(episode.seed).fork(`agent/${agent.name}`),
    log: (message, data) => log('agent.log', message, data),
    ...(privileges.includes('solution') && solution && { solution: (ui) => solution.call(task, ui, instance.params) }),
    ...(privileges.includes('device') && { device }),
  };
  try {
    return await runAgent({ ...episodeContext, device, onStep }, run, () => isOver(episodeContext, start.state));
  } finally {
    // A left-behind agent must not touch the phone of the next episode.
    ended.abort(new Error(`The episode ${episode.id} has ended`));
  }
}

async function isOver(episodeContext: EpisodeContext, state: unknown): Promise<boolean> {
  const { task, instance, phases } = episodeContext;
  if (task.isOver === undefined) return false;
  const ask = task.isOver.bind(task);
  return await phases.run('score', () =>
    taskPhase(`Asking task "${task.name}" whether it is over`, episodeContext, (context) =>
      ask(taskContext(context, episodeContext, 'score'), instance.params, state),
    ),
  );
}

async function score(episodeContext: EpisodeContext, state: unknown, { answer }: AgentEnd): Promise<Verdict> {
  const { task, instance, phases } = episodeContext;
  const value: unknown = await phases.run('score', () =>
    taskPhase(`Scoring of task "${task.name}"`, episodeContext, async (context) =>
      task.score(
        { ...taskContext(context, episodeContext, 'score'), ...(answer !== undefined && { answer }) },
        instance.params,
        state,
      ),
    ),
  );
  const verdict = parseVerdict(value);
  if (verdict !== undefined) return verdict;
  throw new AndroidWorldError(
    'AW_TASK_FAILED',
    `score() of task "${task.name}" returned ${renderValue(value)}: expected a number from 0 to 1, or { score, reason }`,
    { details: { task: task.name } },
  );
}

function taskContext(context: PhaseContext, { episode, log }: EpisodeContext, phase: EpisodePhase): TaskContext {
  return {
    ...context,
    random: createRandom(episode.seed).fork(phase),
    log: (message, data) => log('task.log', message, data),
  };
}
