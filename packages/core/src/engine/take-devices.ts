import type { DeviceInfo, LeaseOwner } from '../contracts/device.ts';
import { AndroidWorldError, isAndroidWorldError } from '../contracts/errors.ts';
import { describeThrown } from '../messages/describe-thrown.ts';
import { type DeviceHold, type HoldOptions, holdDevice } from './hold-device.ts';

/** A device that is left out because somebody else has it. */
interface BusyDevice {
  readonly serial: string;
  /** Names who holds it. */
  readonly message: string;
}

export interface TakenDevices {
  readonly holds: readonly DeviceHold[];
  readonly busy: readonly BusyDevice[];
}

/**
 * Takes the leases of devices. Those that somebody else has are left out; one that cannot be asked just now stays in:
 * it may recover, and is leased then.
 *
 * @throws AW_DEVICE_BUSY if all of them are in use; the signal's reason
 */
export async function takeDevices(
  devices: readonly DeviceInfo[],
  { signal, ...options }: HoldOptions & { readonly owner: LeaseOwner; readonly signal: AbortSignal },
): Promise<TakenDevices> {
  const holds = devices.map((info) => holdDevice(info, options));
  const busy: (BusyDevice & { readonly error: unknown })[] = [];
  await Promise.all(
    holds.map(async (hold) => {
      try {
        await hold.take(signal);
      } catch (error) {
        if (isAndroidWorldError(error, 'AW_DEVICE_BUSY')) {
          busy.push({ serial: hold.info.serial, message: describeThrown(error), error });
        }
      }
    }),
  );
  const free = holds.filter(({ info }) => !busy.some(({ serial }) => serial === info.serial));
  if (signal.aborted) {
    await Promise.all(free.map((hold) => hold.release()));
    signal.throwIfAborted();
  }
  if (free.length > 0 || busy.length === 0) return { holds: free, busy };
  if (busy.length === 1) throw busy[0]?.error;
  throw new AndroidWorldError(
    'AW_DEVICE_BUSY',
    `All devices are in use:\n${busy.map(({ message }) => `  ${message}`).join('\n')}`,
    { details: { devices: Object.fromEntries(busy.map(({ serial, message }) => [serial, message])) } },
  );
}
