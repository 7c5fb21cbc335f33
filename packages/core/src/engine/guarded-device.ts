import type { CallOptions, Device } from '../contracts/device.ts';
import { isAndroidWorldError } from '../contracts/errors.ts';
import type { Clock } from '../wait/clock.ts';
import { withDeadline } from '../wait/with-deadline.ts';
import { wrapDevice } from './wrap-device.ts';

export interface GuardedDeviceOptions {
  /** When it aborts every call ends, and no later one reaches the device: abandoned code cannot touch it. */
  readonly signal: AbortSignal;
  /** Limit of a call that names none itself. */
  readonly callMs: number;
  readonly clock: Clock;
  /** Told of every call that lost the connection, whatever its caller makes of it. */
  onLost?(error: unknown): void;
}

/** The same device, each call of which ends at its deadline or with the signal, whatever the driver does. */
export function guardedDevice(device: Device, options: GuardedDeviceOptions): Device {
  return wrapDevice(device, (call, next) => {
    const what = `${call.what} on device "${device.serial}"`;
    return guardCall({ ...options, what, given: call.options }, next);
  });
}

/** A driver's own limit acts first, so that its better message is the one that is seen. */
const driverHeadStartMs = 1_000;

async function guardCall<T>(
  options: GuardedDeviceOptions & { what: string; given: CallOptions | undefined },
  run: (limits: CallOptions) => Promise<T>,
): Promise<T> {
  const { signal, callMs, clock, what, given, onLost } = options;
  const timeoutMs = given?.timeoutMs === undefined ? callMs : given.timeoutMs + driverHeadStartMs;
  const stop = given?.signal ? AbortSignal.any([signal, given.signal]) : signal;
  const limits = given?.timeoutMs === undefined ? {} : { timeoutMs: given.timeoutMs };
  try {
    return await withDeadline({ what, clock, signal: stop, timeoutMs }, (own) => run({ ...limits, signal: own }));
  } catch (error) {
    if (isAndroidWorldError(error, 'AW_TRANSPORT')) onLost?.(error);
    throw error;
  }
}
