import { hostname } from 'node:os';
import type { DeviceInfo, Driver } from '../contracts/device.ts';
import { systemClock } from '../wait/clock.ts';
import { defaultDeadlines } from './deadlines.ts';
import { holdDevice } from './hold-device.ts';

/**
 * Has a device for itself while `work` runs, where the driver has leases: for what touches devices outside of a run.
 *
 * @param options `name` is what others are told that has the device, e.g. `doctor`
 * @throws AW_DEVICE_BUSY naming who has it; what `work` throws
 */
export async function withLease<T>(
  info: DeviceInfo,
  { driver, name, signal }: { readonly driver: Driver; readonly name: string; readonly signal: AbortSignal },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const owner = { runId: name, host: hostname(), pid: process.pid, startedAt: new Date().toISOString() };
  const hold = holdDevice(info, { driver, owner, clock: systemClock, callMs: defaultDeadlines.callMs });
  try {
    await hold.take(signal);
    return await work(AbortSignal.any([signal, hold.lost]));
  } finally {
    await hold.release();
  }
}
