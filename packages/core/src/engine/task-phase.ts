import type { Device } from '../contracts/device.ts';
import type { Clock } from './clock.ts';
import type { Deadlines } from './deadlines.ts';
import { taskError } from './episode-error.ts';
import { guardedDevice } from './guarded-device.ts';
import { withDeadline } from './with-deadline.ts';

export interface PhaseContext {
  readonly device: Device;
  readonly signal: AbortSignal;
}

/** Where a part runs, and within which limits. */
export interface Limited {
  readonly device: Device;
  readonly signal: AbortSignal;
  readonly deadlines: Deadlines;
  readonly time: Clock;
  /** Default: `phaseMs`. */
  readonly limitMs?: number;
  /** As of `guardedDevice`. */
  onLost?(error: unknown): void;
}

/** A part of the episode with its own signal, deadline, and device: nothing it leaves running can touch the phone. */
export async function enginePhase<T>(
  what: string,
  limited: Limited,
  work: (context: PhaseContext) => Promise<T>,
): Promise<T> {
  const { signal, deadlines, time, onLost, limitMs = deadlines.phaseMs } = limited;
  const ended = new AbortController();
  try {
    return await withDeadline(
      (own) => {
        const reach = AbortSignal.any([own, ended.signal]);
        const limits = { signal: reach, callMs: deadlines.callMs, time, ...(onLost && { onLost }) };
        const device = guardedDevice(limited.device, limits);
        return work({ device, signal: own });
      },
      { what, time, signal, timeoutMs: limitMs },
    );
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
  limited: Limited,
  work: (context: PhaseContext) => Promise<T>,
): Promise<T> {
  let lost: unknown;
  const onLost = (error: unknown) => {
    lost ??= error;
  };
  try {
    const value = await enginePhase(what, { ...limited, onLost }, work);
    if (lost !== undefined) throw lost;
    return value;
  } catch (error) {
    throw taskError(lost ?? error, what);
  }
}
