import type { Device, DeviceFacts } from '../contracts/device.ts';
import { isAndroidWorldError } from '../contracts/errors.ts';
import { describeThrown } from '../messages/describe-thrown.ts';
import { withDeadline } from '../wait/with-deadline.ts';
import { checkedDevice } from './checked-device.ts';
import type { DevicePoolOptions } from './device-pool.ts';
import { guardedDevice } from './guarded-device.ts';
import { type DeviceHold, partingMs } from './hold-device.ts';

/** A device that takes episodes. */
export interface PooledDevice {
  readonly device: Device;
  readonly facts: DeviceFacts;
  /** The suite it was last prepared for since it was opened, if any. */
  readonly prepared: Set<string>;
}

export interface OpenDevice {
  readonly ok: true;
  readonly pooled: PooledDevice;
  /** Ends in any case. */
  close(): Promise<void>;
}

export interface NotOpened {
  readonly ok: false;
  readonly reason: string;
  /** Trying again is of no use: somebody else has it. */
  readonly final: boolean;
}

/** Leases a device, opens it, and makes sure that it answers. Never throws. */
export async function openPooledDevice(
  hold: DeviceHold,
  options: Pick<DevicePoolOptions, 'driver' | 'clock' | 'signal' | 'callMs' | 'onDevice' | 'onEvent'>,
): Promise<OpenDevice | NotOpened> {
  const { driver, clock, callMs, onDevice } = options;
  const { serial } = hold.info;
  const signal = AbortSignal.any([options.signal, hold.lost]);
  let opening: Promise<Device> | undefined;
  let device: Device | undefined;
  try {
    await hold.take(signal);
    const open = (own: AbortSignal) => {
      opening = driver.open(serial, { signal: own });
      return opening;
    };
    const found = await withDeadline({ what: `Opening device "${serial}"`, clock, signal, timeoutMs: callMs }, open);
    device = checkedDevice(found, driver);
    const answering = guardedDevice(device, { signal, callMs, clock });
    const facts = await answering.facts();
    await answering.observe({ screenshot: false });
    await onDevice(facts);
    const opened = device;
    // However the lease is lost, from then on nothing reaches the phone.
    const reachable = driver.lease ? guardedDevice(opened, { signal: hold.lost, callMs, clock }) : opened;
    return {
      ok: true,
      pooled: { device: reachable, facts, prepared: new Set() },
      close: () => closeDevice(opened, options),
    };
  } catch (error) {
    if (device) await closeDevice(device, options);
    // One that opens after all is for nobody.
    else opening?.then((late) => closeDevice(late, options)).catch(() => undefined);
    return {
      ok: false,
      reason: describeThrown(error),
      // A driver that breaks its contract does so again.
      final:
        hold.lost.aborted ||
        isAndroidWorldError(error, 'AW_DEVICE_BUSY') ||
        isAndroidWorldError(error, 'AW_PLUGIN_INVALID'),
    };
  }
}

async function closeDevice(
  device: Device,
  { clock, callMs, onEvent }: Pick<DevicePoolOptions, 'clock' | 'callMs' | 'onEvent'>,
): Promise<void> {
  try {
    await withDeadline(
      {
        what: `Closing device "${device.serial}"`,
        clock,
        timeoutMs: Math.min(callMs, partingMs),
      },
      () => device.close(),
    );
  } catch (error) {
    await onEvent('device.close-failed', describeThrown(error), device.serial);
  }
}
