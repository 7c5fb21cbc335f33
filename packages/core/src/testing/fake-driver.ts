import type { Driver } from '../contracts/device.ts';
import { AndroidWorldError } from '../contracts/errors.ts';
import type { FakeDevice } from './fake-device.ts';

/** A driver of devices in memory. */
export function fakeDriver(devices: readonly FakeDevice[]): Driver {
  return {
    name: 'fake',
    async list() {
      return devices.map(({ serial, kind }) => ({ serial, kind, state: 'device' }));
    },
    async open(serial) {
      const device = devices.find((candidate) => candidate.serial === serial);
      if (device !== undefined) return device;
      const there = devices.map((candidate) => candidate.serial).join(', ');
      throw new AndroidWorldError('DEVICE_NOT_FOUND', `There is no device "${serial}"; there are ${there || 'none'}`);
    },
  };
}
