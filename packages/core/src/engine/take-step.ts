import type { Action, ActionResult } from '../contracts/action.ts';
import type { AgentStep, CoordinateFrame } from '../contracts/agent.ts';
import type { Device } from '../contracts/device.ts';
import type { Observation } from '../contracts/observation.ts';
import type { StepRecord, StepScreen } from '../contracts/records.ts';
import type { AnyTool } from '../contracts/tool.ts';
import { convertCoordinates } from './convert-coordinates.ts';
import { parseAction } from './parse-action.ts';
import { performAction } from './perform-action.ts';
import type { Phases } from './phases.ts';
import { type ResolvedAction, resolveAction, type Touched } from './resolve-action.ts';
import { type Observes, settle } from './settle.ts';
import type { Time } from './time.ts';
import { verifyTarget } from './verify-target.ts';

/** What stays the same from step to step of an episode. */
export interface StepWorld {
  readonly device: Device;
  readonly observes: Observes;
  readonly coordinates: CoordinateFrame;
  readonly tools: readonly AnyTool[];
  readonly phases: Phases;
  readonly time: Time;
  readonly signal: AbortSignal;
}

export interface TakenStep {
  readonly record: Pick<StepRecord, 'rawAction' | 'action' | 'result' | 'touched'>;
  /** What the agent sees next; absent when it has ended. */
  readonly observation?: Observation;
  readonly end?: 'complete' | 'infeasible';
  readonly answer?: string;
}

/**
 * One step: validates what the agent decided on the screen it saw, does it, waits until the screen is stable, and
 * observes it.
 *
 * @param screens `seen` is the observation the agent was given: its indices count, whatever the screen shows by now;
 *   `newest` the latest the engine knows of
 */
export async function takeStep(
  decision: AgentStep,
  screens: { readonly seen: Observation; readonly newest?: Observation },
  world: StepWorld,
): Promise<TakenStep> {
  const { action, resolved, note } = understand(decision.action, screens, world);
  const done = await world.phases.run('act', () => performAction(resolved, world));
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
    observation: await look(resolved, screens.newest ?? screens.seen, world),
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

function understand(
  raw: unknown,
  { seen, newest = seen }: { readonly seen: Observation; readonly newest?: Observation },
  world: StepWorld,
): Understood {
  const parsed = parseAction(raw);
  if (!parsed.ok) return { resolved: { kind: 'failed', result: parsed.result } };
  const converted = convertCoordinates(parsed.action, world.coordinates, seen.screen);
  const moved = verifyTarget(converted.action, seen, newest);
  return { ...converted, resolved: moved ? { kind: 'failed', result: moved } : resolveAction(converted.action, seen) };
}

function withNote(result: ActionResult, note: string | undefined): ActionResult {
  if (note === undefined) return result;
  if (!result.ok) return { ...result, message: `${result.message}. ${note}` };
  return { ok: true, note: result.note === undefined ? note : `${result.note}. ${note}` };
}

/** The paper's `wait` is 1.0 s long; it ends early when something happens on a device that does not own its time. */
const waitMs = 1_000;

async function look(resolved: ResolvedAction, before: Observation, world: StepWorld): Promise<Observation> {
  const { device, observes, phases, time, signal } = world;
  const sinceMs = time.now();
  switch (resolved.kind) {
    case 'inputs':
    case 'openApp':
    case 'tool': {
      const settled = await phases.run('settle', () => settle({ device, before, sinceMs, observes, time, signal }));
      return settled.observation;
    }
    case 'wait': {
      if (device.time !== undefined) {
        await phases.run('settle', async () => device.time?.pass(waitMs, { signal }));
        const settled = await phases.run('settle', () => settle({ device, before, sinceMs, observes, time, signal }));
        return settled.observation;
      }
      const { graceMs, timeoutMs, ...times } = device.settleTimes;
      const patient = { ...times, graceMs: Math.max(graceMs, waitMs), timeoutMs: Math.max(timeoutMs, 2 * waitMs) };
      const settled = await phases.run('settle', () =>
        settle({ device, before, sinceMs, observes, time, signal, times: patient }),
      );
      return settled.observation;
    }
    default:
      // Nothing was done, so there is nothing to wait for.
      return await phases.run('observe', () => device.observe({ ...observes, signal }));
  }
}
