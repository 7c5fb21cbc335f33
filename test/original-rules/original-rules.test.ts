import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Device, Driver } from '../../packages/core/src/index.ts';
import { proveTask, renderProofs } from '../../packages/core/src/testing/index.ts';
import { androidWorld } from '../../packages/suite-androidworld/src/index.ts';
import { standardApps } from '../../packages/virtual-apps/src/index.ts';
import { systemImage } from '../../packages/virtual-image/src/index.ts';
import { virtualPhone } from '../../packages/virtual-phone/src/index.ts';
import { oneOfEvery } from '../../tooling/today.ts';

const suite = androidWorld({ checks: 'published', answers: 'published' });
const tasks = oneOfEvery(12, suite.tasks);
let driver: Driver;
let device: Device;

beforeAll(async () => {
  driver = virtualPhone({ image: systemImage, apps: standardApps });
  device = await driver.open('emulator-5554');
});
afterAll(async () => {
  await device.close();
  await driver.close?.();
});

test.each(tasks.map((task) => [task.name, task] as const))(
  'the solution of %s satisfies the rules of the original',
  { timeout: 120_000 },
  async (_name, task) => {
    const proofs = await proveTask(task, {
      openDevice: async () => device,
      keepOpen: true,
      seeds: [],
      solutionSeeds: [1],
      suite,
    });
    expect(proofs).toHaveLength(1);
    expect(renderProofs(proofs.filter(({ holds }) => !holds))).toBe('');
  },
);
