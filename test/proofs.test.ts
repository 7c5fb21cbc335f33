import { afterAll, beforeAll, test } from 'vitest';
import type { Device, Driver } from '../packages/core/src/index.ts';
import { testTasks } from '../packages/core/src/testing/index.ts';
import { androidWorld } from '../packages/suite-androidworld/src/index.ts';
import { standardApps } from '../packages/virtual-apps/src/index.ts';
import { virtualPhone } from '../packages/virtual-phone/src/index.ts';
import { phoneState } from '../tooling/prove/phone-state.ts';

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
  ...phoneState,
});
