import type { DeviceFacts, DeviceInfo, Driver } from '../contracts/device.ts';
import { AndroidWorldError } from '../contracts/errors.ts';
import { describeThrown } from '../messages/describe-thrown.ts';
import { didYouMean } from '../messages/near-names.ts';
import type { Clock } from '../wait/clock.ts';
import { withDeadline } from '../wait/with-deadline.ts';
import { requireDevices } from './check-device.ts';
import type { EpisodeQueue, Job } from './episode-queue.ts';
import type { DeviceHold } from './hold-device.ts';
import { type NotOpened, type OpenDevice, openPooledDevice, type PooledDevice } from './open-pooled-device.ts';
import { probeDelayMs } from './retry-policy.ts';

/** Whether the device still works; else what went wrong, and whether that was surely the device. */
export type Verdict = 'healthy' | { readonly suspect: string; readonly isFault: boolean };

export interface DevicePoolOptions {
  readonly driver: Driver;
  readonly queue: EpisodeQueue;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly callMs: number;
  /** How long a device may take to come back before it is given up. */
  readonly recoverMs: number;
  onDevice(facts: DeviceFacts): Promise<void>;
  onEvent(kind: string, message: string, deviceSerial: string): Promise<void>;
  /** Runs a job; says whether the device still works. */
  work(pooled: PooledDevice, job: Job): Promise<Verdict>;
}

/**
 * A device is given up when so many different episodes in a row met a fault on it, however well it opens. Different
 * ones, because one episode may be what breaks it.
 */
const episodesToGiveUp = 5;

/** Times a device that does not come back is opened before it is given up; the time limit may come first. */
const opensToGiveUp = 7;

/**
 * The devices of a driver, ready or not: those of the given serials, or all.
 *
 * @throws AW_PLUGIN_INVALID if it lists no devices but something else; AW_NO_DEVICE if it knows none; AW_DEVICE_NOT_FOUND if it does not know one of the serials
 */
export async function listDevices(
  driver: Driver,
  options: Pick<DevicePoolOptions, 'clock' | 'signal' | 'callMs'> & { readonly serials: readonly string[] | undefined },
): Promise<readonly DeviceInfo[]> {
  const { clock, signal, callMs, serials } = options;
  const what = `Listing the devices of driver "${driver.name}"`;
  const listed = await withDeadline({ what, clock, signal, timeoutMs: callMs }, async (own) =>
    requireDevices(await driver.list({ signal: own }), driver),
  );
  if (listed.length === 0) {
    throw new AndroidWorldError(
      'AW_NO_DEVICE',
      `Driver "${driver.name}" found no device. Start an emulator or connect a phone, then see \`androidworld list devices\``,
    );
  }
  const known = listed.map(({ serial }) => serial);
  const missing = serials?.find((serial) => !known.includes(serial));
  if (missing !== undefined) {
    throw new AndroidWorldError(
      'AW_DEVICE_NOT_FOUND',
      `Driver "${driver.name}" has no device "${missing}"; it has ${known.join(', ')}${didYouMean(missing, known)}`,
      { details: { serial: missing, known } },
    );
  }
  return serials === undefined ? listed : listed.filter(({ serial }) => serials.includes(serial));
}

/**
 * Lets every device take jobs until none is left. A device that fails is closed and opened anew; when it does not come
 * back in time, keeps failing, or is taken over by somebody else, it is given up. Leases are given back in any case.
 *
 * @returns why devices were given up, by serial; jobs may then be left in the queue
 */
export async function runOnDevices(
  holds: readonly DeviceHold[],
  options: DevicePoolOptions,
): Promise<ReadonlyMap<string, string>> {
  const lost = new Map<string, string>();
  await Promise.all(
    holds.map(async (hold) => {
      const reason = await serve(hold, options);
      const notReleased = await hold.release();
      const { serial } = hold.info;
      if (notReleased !== undefined) await options.onEvent('device.release-failed', notReleased, serial);
      if (reason === undefined) return;
      lost.set(serial, reason);
      await options.onEvent('device.given-up', `Device "${serial}" is given up: ${reason}`, serial);
    }),
  );
  return lost;
}

/** One device from beginning to end; returns why it was given up. */
async function serve(hold: DeviceHold, options: DevicePoolOptions): Promise<string | undefined> {
  const { queue, signal, onEvent } = options;
  const { serial } = hold.info;
  const ended = AbortSignal.any([signal, queue.over]);
  const faulted = new Set<string>();
  let opened: OpenDevice | NotOpened = await openPooledDevice(hold, { ...options, signal: ended });
  let wasOpen = false;
  try {
    for (;;) {
      if (!opened.ok) {
        // Opening was cut off because the run ends: that says nothing about the device.
        if (ended.aborted) return undefined;
        if (opened.final) return opened.reason;
        await onEvent('device.quarantined', `Device "${serial}" is in quarantine: ${opened.reason}`, serial);
        opened = await recover(hold, { ...options, signal: ended, reason: opened.reason });
        if (!opened.ok) return ended.aborted ? undefined : opened.reason;
        await onEvent('device.recovered', `Device "${serial}" works again`, serial);
      } else if (wasOpen) {
        await onEvent('device.reopened', `Device "${serial}" was opened anew and answers`, serial);
      }
      wasOpen = true;
      queue.setWorking(serial, true);
      const trouble = await takeJobs(opened.pooled, hold, { ...options, faulted });
      queue.setWorking(serial, false);
      if (trouble === undefined) return undefined;
      await opened.close();
      opened = { ok: false, reason: trouble, final: true };
      if (hold.lost.aborted) return trouble;
      if (faulted.size >= episodesToGiveUp)
        return `${faulted.size} episodes in a row failed on it, the last: ${trouble}`;
      opened = await openPooledDevice(hold, { ...options, signal: ended });
    }
  } finally {
    queue.setWorking(serial, false);
    if (opened.ok) await opened.close();
  }
}

/** Takes jobs until none is left (`undefined`), or the device is suspect (why). Notes the episodes that failed in a row. */
async function takeJobs(
  pooled: PooledDevice,
  { lost, info }: DeviceHold,
  { queue, signal, work, faulted }: DevicePoolOptions & { readonly faulted: Set<string> },
): Promise<string | undefined> {
  const stop = AbortSignal.any([signal, lost]);
  for (;;) {
    const job = await queue.take(info.serial, stop);
    if (job === undefined) return lost.aborted && !signal.aborted ? reasonOf(lost) : undefined;
    const verdict = await work(pooled, job);
    if (verdict === 'healthy') {
      faulted.clear();
      continue;
    }
    if (verdict.isFault) faulted.add(job.episode.id);
    return lost.aborted ? reasonOf(lost) : verdict.suspect;
  }
}

function reasonOf({ reason }: AbortSignal): string {
  return describeThrown(reason);
}

/** Opens a device again and again, less and less often, until it answers or is given up. */
async function recover(
  hold: DeviceHold,
  options: DevicePoolOptions & { readonly reason: string },
): Promise<OpenDevice | NotOpened> {
  const { clock, signal, recoverMs } = options;
  const limit = new AbortController();
  const over = new AbortController();
  clock.sleep(recoverMs, over.signal).then(
    () => limit.abort(new Error(`it did not answer within ${Math.round(recoverMs / 1_000)} s`)),
    () => undefined, // It ended before the limit, and was switched off.
  );
  const ended = AbortSignal.any([signal, limit.signal]);
  let reason = options.reason;
  try {
    for (let number = 0; number < opensToGiveUp && !ended.aborted; number += 1) {
      await clock.sleep(probeDelayMs(number), ended).catch(() => undefined /* It ended: seen by the next line. */);
      if (ended.aborted) break;
      const opened = await openPooledDevice(hold, { ...options, signal: ended });
      if (opened.ok || opened.final) return opened;
      // What the limit cut off says less than what went wrong before.
      if (!limit.signal.aborted) reason = opened.reason;
    }
  } finally {
    over.abort();
  }
  const inTime = limit.signal.aborted ? ` (it did not come back within ${Math.round(recoverMs / 1_000)} s)` : '';
  return { ok: false, reason: `${reason}${inTime}`, final: true };
}
