import { afterAll, beforeAll, test } from 'vitest';
import type { Device, Driver } from '../packages/core/src/index.ts';
import { testTasks } from '../packages/core/src/testing/index.ts';
import { androidWorld } from '../packages/suite-androidworld/src/index.ts';
import { standardApps } from '../packages/virtual-apps/src/index.ts';
import { virtualPhone } from '../packages/virtual-phone/src/index.ts';

const suite = androidWorld();
let driver: Driver;
let device: Device;

beforeAll(async () => {
  driver = virtualPhone({ apps: standardApps });
  device = await driver.open('emulator-5554');
});

afterAll(async () => {
  await device.close();
  await driver.close?.();
});

testTasks(suite.tasks, {
  test: (name, run) => test(name, { timeout: 300_000 }, run),
  openDevice: async () => device,
  keepOpen: true,
  seeds: [1, 2, 3],
  suite,
  // All that apps and providers keep, and what a person sees as the phone's storage.
  folders: ['/sdcard', '/data/data', '/data/user_de/0'],
  ignore: [
    // SQLite's index of a write-ahead log: reading the database changes it.
    /-shm: /,
    // MediaStore's index of /sdcard keeps the numbers of rows it once had; the files themselves are compared.
    /^file \/data\/data\/com\.google\.android\.providers\.media\.module\/databases\//,
  ],
});
