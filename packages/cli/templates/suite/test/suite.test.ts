import type { Device } from '@androidworld/core';
import { suiteContract, testContract, testTasks } from '@androidworld/core/testing';
import { standardApps } from '@androidworld/virtual-apps';
import { systemImage } from '@androidworld/virtual-image';
import { virtualPhone } from '@androidworld/virtual-phone';
import { afterAll, beforeAll, test } from 'vitest';
import mySuite from '../src/index.ts';

const suite = mySuite();
const driver = virtualPhone({ image: systemImage, apps: standardApps });
let device: Device;

beforeAll(async () => {
  device = await driver.open('emulator-5554');
});
afterAll(async () => {
  await device?.close();
  await driver.close?.();
});

// Names, budgets, goals, and that a seed gives the same instance.
testContract(suiteContract, async () => suite, { test });

// For each task and seed: its solution scores 1, doing nothing 0, near misses less than 1, and tear-down cleans up.
testTasks(suite.tasks, {
  test: (name, run) => test(name, { timeout: 300_000 }, run),
  openDevice: async () => device,
  keepOpen: true,
  seeds: [1, 2],
  suite,
});
