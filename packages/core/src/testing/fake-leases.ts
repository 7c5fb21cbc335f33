import type { DeviceLease, LeaseOwner } from '../contracts/device.ts';
import { AndroidWorldError } from '../contracts/errors.ts';

/** Who has which device of a fake driver. */
export interface FakeLeases {
  /** By serial; a device that is free is missing. */
  readonly holders: ReadonlyMap<string, LeaseOwner>;
  /** @throws AW_DEVICE_BUSY */
  take(serial: string, owner: LeaseOwner): DeviceLease;
  /** Somebody takes a device, from its owner if it has one. */
  takeOver(serial: string, owner?: LeaseOwner): void;
}

/** Another run, on another machine. */
export const otherOwner: LeaseOwner = {
  runId: 'other-run',
  host: 'other-host',
  pid: 4711,
  startedAt: '2023-10-15T15:00:00.000Z',
};

/** Leases in memory, all devices free at first. */
export function fakeLeases(): FakeLeases {
  const holders = new Map<string, LeaseOwner>();
  const losing = new Map<string, AbortController>();
  return {
    holders,
    take(serial, owner) {
      const holder = holders.get(serial);
      if (holder !== undefined) {
        const { runId, host, pid } = holder;
        throw new AndroidWorldError(
          'AW_DEVICE_BUSY',
          `Device "${serial}" is used by run "${runId}" (process ${pid} on ${host})`,
          { details: { serial, holder } },
        );
      }
      const lost = new AbortController();
      holders.set(serial, owner);
      losing.set(serial, lost);
      return {
        lost: lost.signal,
        async release() {
          if (holders.get(serial) === owner) holders.delete(serial);
        },
      };
    },
    takeOver(serial, owner = otherOwner) {
      holders.set(serial, owner);
      losing.get(serial)?.abort(new Error(`run "${owner.runId}" has it`));
    },
  };
}
