import type { DeviceInfo, DeviceLease, Driver, LeaseOwner } from '../contracts/device.ts';
import { AndroidWorldError } from '../contracts/errors.ts';
import { describeThrown } from '../messages/describe-thrown.ts';
import type { Clock } from '../wait/clock.ts';
import { withDeadline } from '../wait/with-deadline.ts';

export interface HoldOptions {
  readonly driver: Driver;
  readonly owner: LeaseOwner;
  readonly clock: Clock;
  readonly callMs: number;
}

/** A device and its lease, which is kept however often the device is opened anew. */
export interface DeviceHold {
  readonly info: DeviceInfo;
  /**
   * Takes the lease; of no effect when it is held, or the driver has none.
   *
   * @throws AW_DEVICE_BUSY naming who holds the device; what the driver throws
   */
  take(signal: AbortSignal): Promise<void>;
  /** Aborts with AW_DEVICE_STATE when somebody else has taken the device over. */
  readonly lost: AbortSignal;
  /** Gives the lease back; never throws. @returns why it could not be given back */
  release(): Promise<string | undefined>;
}

/** What a hung device may cost when it is given back or closed. */
export const partingMs = 10_000;

export function holdDevice(info: DeviceInfo, { driver, owner, clock, callMs }: HoldOptions): DeviceHold {
  const { serial } = info;
  const lost = new AbortController();
  let lease: DeviceLease | undefined;

  const keep = (taken: DeviceLease) => {
    lease = taken;
    const onLost = () => lost.abort(takenOver(serial, taken.lost.reason));
    if (taken.lost.aborted) onLost();
    else taken.lost.addEventListener('abort', onLost, { once: true });
  };

  return {
    info,
    lost: lost.signal,
    async take(signal) {
      lost.signal.throwIfAborted();
      if (lease !== undefined || driver.lease === undefined) return;
      let asked: Promise<DeviceLease> | undefined;
      const ask = (own: AbortSignal) => {
        asked = Promise.resolve(driver.lease?.(serial, owner, { signal: own })).then(expectLease);
        return asked;
      };
      try {
        keep(await withDeadline({ what: `Leasing device "${serial}"`, clock, signal, timeoutMs: callMs }, ask));
      } catch (error) {
        // One that comes after all is for nobody.
        asked?.then((late) => late.release()).catch(() => undefined);
        throw error;
      }
    },
    async release() {
      const held = lease;
      lease = undefined;
      if (held === undefined) return undefined;
      try {
        await withDeadline(
          {
            what: `Giving back device "${serial}"`,
            clock,
            timeoutMs: Math.min(callMs, partingMs),
          },
          () => held.release(),
        );
        return undefined;
      } catch (error) {
        return describeThrown(error);
      }
    },
  };
}

function expectLease(lease: DeviceLease | undefined): DeviceLease {
  if (lease !== undefined) return lease;
  throw new AndroidWorldError(
    'AW_PLUGIN_INVALID',
    'The lease() of the driver returned nothing: expected { release, lost }',
  );
}

function takenOver(serial: string, reason: unknown): AndroidWorldError {
  return new AndroidWorldError(
    'AW_DEVICE_STATE',
    `Device "${serial}" was taken over by somebody else and is no longer used by this run: ${describeThrown(reason)}`,
    { details: { serial }, cause: reason },
  );
}
