import { setTimeout as delay } from 'node:timers/promises';
import { AndroidWorldError, type CallOptions } from '@androidworld/core';
import type { DeviceLease, LeaseOwner } from '@androidworld/core/driver';
import type { DeviceLink } from '../device-link.ts';
import { deviceMarker, type Heartbeat, type MarkerHolder } from './device-marker.ts';
import { takeHostLock } from './host-lock.ts';
import { describeOwner, deviceBusy, type LeaseEntry, newLeaseEntry, ownerIsRunning } from './lease-entry.ts';

export interface LeaseDeviceOptions extends CallOptions {
  /** To the device, without regard to leases. */
  readonly link: DeviceLink;
  readonly owner: LeaseOwner;
  /** Of the locks of this host. */
  readonly folder?: string | undefined;
  readonly times?: LeaseTimes;
}

/** Milliseconds. */
export interface LeaseTimes {
  /** Between two signs of life. */
  readonly beatMs: number;
  /** An owner whose process cannot be looked for from here is taken for gone after so long without one. */
  readonly staleMs: number;
}

const leaseTimes: LeaseTimes = { beatMs: 10_000, staleMs: 60_000 };

export interface AdbLease extends DeviceLease {
  /**
   * To be awaited before the device is touched: an owner that slept may have been taken for gone meanwhile.
   *
   * @throws AW_DEVICE_STATE when it was taken over; what asking the device throws
   */
  assure(options: CallOptions): Promise<void>;
}

/** A device that hangs must not hold up the end of a run. */
const callMs = 8_000;
const takePauseMs = 100;
const attempts = 5;

/**
 * Takes a device for one owner: a lock on this host, then a marker on the device, for users of other hosts. An owner
 * whose process is gone, or that gives no sign of life, is taken over.
 *
 * @throws AW_DEVICE_BUSY naming who has it; what reaching the device throws
 */
export async function leaseDevice(options: LeaseDeviceOptions): Promise<AdbLease> {
  const { link, owner, folder, times = leaseTimes } = options;
  const entry = newLeaseEntry(owner);
  const { serial, server } = link;
  const hostLock = takeHostLock({ serial, place: `${server.host}:${server.port}`, entry, folder });
  try {
    await takeMarker({ ...options, entry, times });
  } catch (error) {
    hostLock.release();
    throw error;
  }
  return keepLease({ link, entry, times, releaseHost: () => hostLock.release() });
}

async function takeMarker(
  options: LeaseDeviceOptions & { readonly entry: LeaseEntry; readonly times: LeaseTimes },
): Promise<void> {
  const { link, entry, times, signal, timeoutMs } = options;
  const marker = deviceMarker(link, entry);
  const call = { ...(signal && { signal }), ...(timeoutMs !== undefined && { timeoutMs }) };
  let attempt = await marker.take(call);
  for (let number = 1; !attempt.taken; number += 1) {
    const { holder } = attempt;
    if (number === attempts || !isGone(holder, times)) throw deviceBusy(link.serial, holder.entry, lastSeen(holder));
    attempt = await marker.takeOver(holder.entry, call);
    if (!attempt.taken) await delay(takePauseMs, undefined, { ...(signal && { signal }) });
  }
}

function isGone({ entry, silentSeconds }: MarkerHolder, { staleMs }: LeaseTimes): boolean {
  const running = ownerIsRunning(entry);
  return running === 'unknown' ? silentSeconds * 1_000 > staleMs : !running;
}

function lastSeen({ silentSeconds }: MarkerHolder): string {
  return `; its last sign of life was ${silentSeconds} s ago`;
}

interface KeptLease {
  readonly link: DeviceLink;
  readonly entry: LeaseEntry;
  readonly times: LeaseTimes;
  releaseHost(): void;
}

function keepLease({ link, entry, times, releaseHost }: KeptLease): AdbLease {
  const marker = deviceMarker(link, entry);
  const lost = new AbortController();
  const over = new AbortController();
  let seen = moment();
  let beating: Promise<void> | undefined;
  let released: Promise<void> | undefined;

  /** One at a time; what fails says only that the device is away. */
  const beat = () => {
    beating ??= giveSign().finally(() => {
      beating = undefined;
    });
    return beating;
  };

  async function giveSign(): Promise<void> {
    const began = moment();
    const answer = await marker.beat({ signal: over.signal, timeoutMs: callMs });
    if (answer.state === 'missing' && mayTakeAgain(answer, agoMs(seen), times)) {
      const again = await marker.take({ signal: over.signal, timeoutMs: callMs });
      if (!again.taken) lose(`${describeOwner(again.holder.entry)} has it now`);
    } else if (answer.state !== 'held') {
      lose(
        answer.holder === undefined ? 'somebody else had it meanwhile' : `${describeOwner(answer.holder)} has it now`,
      );
    }
    seen = began;
  }

  function lose(why: string): void {
    clearInterval(timer);
    releaseHost();
    lost.abort(
      new AndroidWorldError(
        'AW_DEVICE_STATE',
        `Device ${link.serial} was taken over, after this run had given no sign of life for ${times.staleMs / 1_000} s: ${why}`,
        { details: { serial: link.serial } },
      ),
    );
  }

  const timer = setInterval(() => void beat().catch(() => undefined), times.beatMs);
  // A lease keeps no process alive.
  timer.unref();

  return {
    lost: lost.signal,
    async assure({ signal }) {
      if (!over.signal.aborted && agoMs(seen) > times.staleMs / 2) await beat();
      signal?.throwIfAborted();
      lost.signal.throwIfAborted();
    },
    release() {
      released ??= giveBack();
      return released;
    },
  };

  async function giveBack(): Promise<void> {
    clearInterval(timer);
    over.abort(new Error('The lease was given back'));
    // One that is under way wrote its sign or did not: only then is it removed.
    await beating?.catch(() => undefined);
    try {
      if (!lost.signal.aborted) await marker.giveBack({ timeoutMs: callMs });
    } finally {
      releaseHost();
    }
  }
}

/**
 * A marker that is missing was removed with the device's files (it was restored or started empty), or by one who took
 * the device over and is done. The second cannot be before this owner had been silent for long.
 */
function mayTakeAgain({ uptimeSeconds }: Heartbeat, silentMs: number, { staleMs }: LeaseTimes): boolean {
  const wasRestarted = uptimeSeconds * 1_000 < silentMs;
  return silentMs < staleMs || wasRestarted;
}

/** By both clocks: one stands still while the computer sleeps, the other may be set. */
interface Moment {
  readonly wallMs: number;
  readonly steadyMs: number;
}

function moment(): Moment {
  return { wallMs: Date.now(), steadyMs: performance.now() };
}

function agoMs({ wallMs, steadyMs }: Moment): number {
  return Math.max(Date.now() - wallMs, performance.now() - steadyMs);
}
