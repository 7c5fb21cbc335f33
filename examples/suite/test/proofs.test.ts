import type { Device } from '@androidworld/core';
import { testTasks } from '@androidworld/core/testing';
import { standardApps } from '@androidworld/virtual-apps';
import { systemImage } from '@androidworld/virtual-image';
import { virtualPhone } from '@androidworld/virtual-phone';
import { afterAll, beforeAll, test } from 'vitest';
import firstSteps from '../src/index.ts';

const suite = firstSteps();
const driver = virtualPhone({ image: systemImage, apps: standardApps });
let device: Device;

beforeAll(async () => {
  device = await driver.open('emulator-5554');
}, 60_000); // The first phone on a computer unpacks its Chromium.
afterAll(() => driver.close?.());

testTasks(suite.tasks, {
  test: (name, run) => test(name, { timeout: 300_000 }, run),
  openDevice: async () => device,
  keepOpen: true,
  seeds: [1, 2],
  suite,
});
