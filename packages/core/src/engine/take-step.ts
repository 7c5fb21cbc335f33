import type { Action, ActionResult } from '../contracts/action.ts';
import type { AgentStep } from '../contracts/agent.ts';
import type { Observation } from '../contracts/observation.ts';
import type { StepRecord, StepScreen } from '../contracts/records.ts';
import { convertCoordinates } from './convert-coordinates.ts';
import type { EpisodeContext } from './episode-context.ts';
import { parseAction } from './parse-action.ts';
import { performAction } from './perform-action.ts';
import { type ResolvedAction, resolveAction, type Touched } from './resolve-action.ts';
import { observesOf, settle } from './settle.ts';

/** What a step needs to know of its episode. */
export type StepContext = Pick<EpisodeContext, 'agent' | 'device' | 'tools' | 'phases' | 'clock' | 'signal'>;

export interface TakenStep {
  readonly record: Pick<StepRecord, 'rawAction' | 'action' | 'result' | 'touched'>;
  /** What the agent sees next; absent when it has ended. */
  readonly observation?: Observation;
  readonly end?: 'complete' | 'infeasible';
  readonly answer?: string;
}

/**
 * One step: validates what the agent decided, does it, waits until the screen is stable, and observes it.
 *
 * @param observation the one the agent was given: its indices count, whatever the screen shows by now
 */
export async function takeStep(
  decision: AgentStep,
  observation: Observation,
  context: StepContext,
): Promise<TakenStep> {
  const { action, resolved, note } = understand(decision.action, observation, context);
  const done = await context.phases.run('act', () => performAction(resolved, context));
  const result = withNote(done, note);
  const record = {
    rawAction: decision.action,
    ...(action && { action }),
    result,
    ...(resolved.kind === 'inputs' && resolved.touched && { touched: resolved.touched satisfies Touched }),
  };
  if (resolved.kind === 'end') return { record, end: resolved.status };
  return {
    record,
    observation: await observeOutcome(resolved, observation, context),
    ...(resolved.kind === 'answer' && { answer: resolved.text }),
  };
}

/** The part of a step's record that shows the screen it was decided on. */
export function stepScreen({ id, screen, foreground, screenshot, elements }: Observation): StepScreen {
  return {
    observationId: id,
    size: screen,
    ...(foreground && { foreground }),
    ...(screenshot && { screenshot }),
    elementCount: elements.length,
  };
}

interface Understood {
  /** Absent when the raw one was invalid. */
  readonly action?: Action;
  readonly resolved: ResolvedAction;
  readonly note?: string;
}

function understand(raw: unknown, observation: Observation, { agent }: StepContext): Understood {
  const parsed = parseAction(raw);
  if (!parsed.ok) return { resolved: { kind: 'failed', result: parsed.result } };
  const converted = convertCoordinates(parsed.action, agent.coordinates ?? 'pixels', observation.screen);
  return { ...converted, resolved: resolveAction(converted.action, observation) };
}

function withNote(result: ActionResult, note: string | undefined): ActionResult {
  if (note === undefined) return result;
  if (!result.ok) return { ...result, message: `${result.message}. ${note}` };
  return { ok: true, note: result.note === undefined ? note : `${result.note}. ${note}` };
}

/** The paper's `wait` is 1.0 s long; it ends early when something happens on a device that does not own its time. */
const waitMs = 1_000;

async function observeOutcome(
  resolved: ResolvedAction,
  before: Observation,
  context: StepContext,
): Promise<Observation> {
  const { agent, device, phases, clock, signal } = context;
  const observes = observesOf(agent);
  const sinceMs = clock.now();
  switch (resolved.kind) {
    case 'inputs':
    case 'openApp':
    case 'tool': {
      const settled = await phases.run('settle', () => settle({ device, before, sinceMs, observes, clock, signal }));
      return settled.observation;
    }
    case 'wait': {
      if (device.time !== undefined) {
        await phases.run('settle', async () => device.time?.pass(waitMs, { signal }));
        const settled = await phases.run('settle', () => settle({ device, before, sinceMs, observes, clock, signal }));
        return settled.observation;
      }
      const { graceMs, timeoutMs, ...times } = device.settleTimings;
      const patient = { ...times, graceMs: Math.max(graceMs, waitMs), timeoutMs: Math.max(timeoutMs, 2 * waitMs) };
      const settled = await phases.run('settle', () =>
        settle({ device, before, sinceMs, observes, clock, signal, times: patient }),
      );
      return settled.observation;
    }
    default:
      // Nothing was done, so there is nothing to wait for.
      return await phases.run('observe', () => device.observe({ ...observes, signal }));
  }
}
