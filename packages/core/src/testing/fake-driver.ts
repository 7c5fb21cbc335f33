import type { Driver } from '../contracts/device.ts';
import { AndroidWorldError } from '../contracts/errors.ts';
import type { FakeDevice } from './fake-device.ts';
import type { FakeLeases } from './fake-leases.ts';

/** A driver of devices in memory; with `leases` each is for one owner at a time. */
export function fakeDriver(devices: readonly FakeDevice[], { leases }: { readonly leases?: FakeLeases } = {}): Driver {
  return {
    name: 'fake',
    async list() {
      return devices.map(({ serial, kind }) => ({ serial, kind, state: 'device' }));
    },
    ...(leases && { lease: async (serial, owner) => leases.take(serial, owner) }),
    async open(serial, limits) {
      const device = devices.find((candidate) => candidate.serial === serial);
      if (device !== undefined) {
        await device.open(limits);
        return device;
      }
      const there = devices.map((candidate) => candidate.serial).join(', ');
      throw new AndroidWorldError(
        'AW_DEVICE_NOT_FOUND',
        `There is no device "${serial}"; there are ${there || 'none'}`,
      );
    },
  };
}
