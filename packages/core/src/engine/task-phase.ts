import type { Device } from '../contracts/device.ts';
import { withDeadline } from '../wait/with-deadline.ts';
import type { EpisodeContext } from './episode-context.ts';
import { taskError } from './episode-error.ts';
import { guardedDevice } from './guarded-device.ts';

export interface PhaseContext {
  readonly device: Device;
  readonly signal: AbortSignal;
}

/** What a part needs to know of its episode. */
export type PhasePlace = Pick<EpisodeContext, 'device' | 'signal' | 'deadlines' | 'clock'>;

interface PhaseLimits {
  /** Default: `phaseMs`. */
  readonly limitMs?: number;
  /** As of `guardedDevice`. */
  onLost?(error: unknown): void;
}

/** A part of the episode with its own signal, deadline, and device: nothing it leaves running can touch the phone. */
export async function enginePhase<T>(
  what: string,
  { device: whole, signal, deadlines, clock }: PhasePlace,
  work: (context: PhaseContext) => Promise<T>,
  { limitMs = deadlines.phaseMs, onLost }: PhaseLimits = {},
): Promise<T> {
  const ended = new AbortController();
  try {
    return await withDeadline({ what, clock, signal, timeoutMs: limitMs }, (own) => {
      const reach = AbortSignal.any([own, ended.signal]);
      const limits = { signal: reach, callMs: deadlines.callMs, clock, ...(onLost && { onLost }) };
      const device = guardedDevice(whole, limits);
      return work({ device, signal: own });
    });
  } finally {
    ended.abort(new Error(`${what} has ended`));
  }
}

/**
 * A part that is the task's or the suite's own code. One that catches the loss of the device and carries on, to a score
 * of 0 say, has failed all the same.
 */
export async function taskPhase<T>(
  what: string,
  place: PhasePlace,
  work: (context: PhaseContext) => Promise<T>,
  limits: Pick<PhaseLimits, 'limitMs'> = {},
): Promise<T> {
  let lost: unknown;
  const onLost = (error: unknown) => {
    lost ??= error;
  };
  try {
    const value = await enginePhase(what, place, work, { ...limits, onLost });
    if (lost !== undefined) throw lost;
    return value;
  } catch (error) {
    throw taskError(lost ?? error, what);
  }
}
