import type { Device, DeviceFacts, DeviceInfo, Driver } from '../contracts/device.ts';
import { AndroidWorldError } from '../contracts/errors.ts';
import { didYouMean } from '../messages/near-names.ts';
import { messageOf } from './episode-error.ts';
import type { EpisodeQueue, Job } from './episode-queue.ts';
import { guard } from './guard.ts';
import { guardedDevice } from './guarded-device.ts';
import { probeDelayMs } from './retry-policy.ts';
import type { Time } from './time.ts';

/** A device that takes episodes. */
export interface PooledDevice {
  readonly device: Device;
  readonly facts: DeviceFacts;
  /** Suites it was prepared for since it was opened. */
  readonly prepared: Set<string>;
}

export interface DevicePoolOptions {
  readonly driver: Driver;
  readonly queue: EpisodeQueue;
  readonly time: Time;
  readonly signal: AbortSignal;
  readonly callMs: number;
  onDevice(facts: DeviceFacts): Promise<void>;
  onEvent(kind: string, message: string, deviceSerial: string): Promise<void>;
  /** Runs a job; says whether the device still works. */
  work(pooled: PooledDevice, job: Job): Promise<'healthy' | 'suspect'>;
}

/** Failures in a row after which a device is put into quarantine. */
const failuresToQuarantine = 3;

/** Probes of a device in quarantine (about two minutes) before it is given up. */
const probesToGiveUp = 7;

/**
 * The devices of a driver, ready or not: those of the given serials, or all.
 *
 * @throws NO_DEVICE if it knows none; DEVICE_NOT_FOUND if it does not know one of the serials
 */
export async function listDevices(
  driver: Driver,
  options: Pick<DevicePoolOptions, 'time' | 'signal' | 'callMs'> & { readonly serials: readonly string[] | undefined },
): Promise<readonly DeviceInfo[]> {
  const { time, signal, callMs, serials } = options;
  const what = `Listing the devices of driver "${driver.name}"`;
  const listed = await guard((own) => driver.list({ signal: own }), { what, time, signal, timeoutMs: callMs });
  if (listed.length === 0) {
    throw new AndroidWorldError(
      'NO_DEVICE',
      `Driver "${driver.name}" found no device. Start an emulator or connect a phone, then see \`androidworld list devices\``,
    );
  }
  const known = listed.map(({ serial }) => serial);
  const missing = serials?.find((serial) => !known.includes(serial));
  if (missing !== undefined) {
    throw new AndroidWorldError(
      'DEVICE_NOT_FOUND',
      `Driver "${driver.name}" has no device "${missing}"; it has ${known.join(', ')}${didYouMean(missing, known)}`,
      { details: { serial: missing, known } },
    );
  }
  return serials === undefined ? listed : listed.filter(({ serial }) => serials.includes(serial));
}

/**
 * Lets every device take jobs until none is left. A device that keeps failing is put into quarantine and probed;
 * when it does not recover it is given up.
 *
 * @returns why devices were given up, by serial; jobs may then be left in the queue
 */
export async function runOnDevices(
  devices: readonly DeviceInfo[],
  options: DevicePoolOptions,
): Promise<ReadonlyMap<string, string>> {
  const lost = new Map<string, string>();
  await Promise.all(
    devices.map(async (info) => {
      const reason = await serve(info, options);
      if (reason !== undefined) lost.set(info.serial, reason);
    }),
  );
  return lost;
}

/** One device from beginning to end; returns why it was given up. */
async function serve(info: DeviceInfo, options: DevicePoolOptions): Promise<string | undefined> {
  const { queue, signal, onEvent } = options;
  const { serial } = info;
  let opened = await tryOpen(info, options);
  queue.setWorking(serial, opened.ok);
  try {
    for (;;) {
      if (!opened.ok) {
        // Opening was cut off because the run ends: that says nothing about the device.
        if (signal.aborted) return undefined;
        queue.setWorking(serial, false);
        await onEvent('device.quarantined', `Device "${serial}" is in quarantine: ${opened.reason}`, serial);
        opened = await recover(info, opened.reason, options);
        if (!opened.ok) return signal.aborted || queue.over.aborted ? undefined : opened.reason;
        await onEvent('device.recovered', `Device "${serial}" works again`, serial);
        queue.setWorking(serial, true);
      }
      const reason = await takeJobs(opened.pooled, options);
      if (reason === undefined) return undefined;
      await close(opened.pooled, options);
      opened = { ok: false, reason };
    }
  } finally {
    queue.setWorking(serial, false);
    if (opened.ok) await close(opened.pooled, options);
  }
}

/** Takes jobs until none is left (`undefined`), or the device has failed too often (why). */
async function takeJobs(pooled: PooledDevice, options: DevicePoolOptions): Promise<string | undefined> {
  const { queue, signal, work } = options;
  let failures = 0;
  for (;;) {
    const job = await queue.take(pooled.device.serial, signal);
    if (job === undefined) return undefined;
    if ((await work(pooled, job)) === 'healthy') {
      failures = 0;
      continue;
    }
    failures += 1;
    let trouble = `its last ${failures} episodes failed`;
    // A device that does not even answer would only use up the tries of the next episodes.
    while (failures < failuresToQuarantine) {
      const answer = await probe(pooled.device, options);
      if (answer.ok) break;
      failures += 1;
      trouble = answer.reason;
    }
    if (failures >= failuresToQuarantine) return trouble;
  }
}

type Opened = { readonly ok: true; readonly pooled: PooledDevice } | { readonly ok: false; readonly reason: string };

async function recover(info: DeviceInfo, reason: string, options: DevicePoolOptions): Promise<Opened> {
  const { queue, time, signal } = options;
  const ended = AbortSignal.any([signal, queue.over]);
  let latest: Opened = { ok: false, reason };
  for (let number = 0; number < probesToGiveUp && !latest.ok && !ended.aborted; number += 1) {
    await time.sleep(probeDelayMs(number), ended).catch(() => undefined /* It ended: seen by the next line. */);
    if (!ended.aborted) latest = await tryOpen(info, options);
  }
  return latest;
}

async function tryOpen(info: DeviceInfo, options: DevicePoolOptions): Promise<Opened> {
  const { driver, time, signal, callMs, onDevice } = options;
  let device: Device | undefined;
  try {
    device = await guard((own) => driver.open(info.serial, { signal: own }), {
      what: `Opening device "${info.serial}"`,
      time,
      signal,
      timeoutMs: callMs,
    });
    const guarded = guardedDevice(device, { signal, callMs, time });
    const facts = await guarded.facts();
    await guarded.observe({ screenshot: false });
    await onDevice(facts);
    return { ok: true, pooled: { device, facts, prepared: new Set() } };
  } catch (error) {
    if (device) await close({ device }, options);
    return { ok: false, reason: messageOf(error) };
  }
}

async function probe(device: Device, { signal, callMs, time }: DevicePoolOptions) {
  try {
    await guardedDevice(device, { signal, callMs, time }).observe({ screenshot: false });
    return { ok: true } as const;
  } catch (error) {
    return { ok: false, reason: messageOf(error) } as const;
  }
}

async function close(
  { device }: Pick<PooledDevice, 'device'>,
  { time, callMs, onEvent }: DevicePoolOptions,
): Promise<void> {
  try {
    await guard(() => device.close(), { what: `Closing device "${device.serial}"`, time, timeoutMs: callMs });
  } catch (error) {
    await onEvent('device.close-failed', messageOf(error), device.serial);
  }
}
