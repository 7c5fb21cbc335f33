import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyTask, Device, Driver } from '../../packages/core/src/index.ts';
import { proveTask, renderProofs } from '../../packages/core/src/testing/index.ts';
import { androidWorld } from '../../packages/suite-androidworld/src/index.ts';
import { standardApps } from '../../packages/virtual-apps/src/index.ts';
import { systemImage } from '../../packages/virtual-image/src/index.ts';
import { virtualPhone } from '../../packages/virtual-phone/src/index.ts';
import { originalRules } from './original-rules.ts';

const suite = androidWorld();
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

test('every task has the rule of the original', () => {
  expect(Object.keys(originalRules).sort()).toEqual(suite.tasks.map(({ name }) => name).sort());
});

test.each(suite.tasks.map((task) => [task.name, task] as const))(
  'the solution of %s satisfies the rule of the original',
  { timeout: 120_000 },
  async (_name, task) => {
    const proofs = await proveTask(judgedByOriginal(task), {
      openDevice: async () => device,
      keepOpen: true,
      seeds: [],
      solutionSeeds: [1],
      suite,
    });
    expect(renderProofs(proofs.filter(({ holds }) => !holds))).toBe('');
  },
);

/** The same task, scored by the original's rule in place of ours. */
function judgedByOriginal(task: AnyTask): AnyTask {
  const rule = originalRules[task.name];
  if (rule === undefined) throw new Error(`There is no rule of the original for ${task.name}`);
  interface State {
    readonly own: unknown;
    readonly remembered: unknown;
  }
  return {
    ...task,
    async setUp(context, params) {
      const own = await task.setUp?.(context, params);
      return { own, remembered: await rule.remember?.(context) } satisfies State;
    },
    async score(context, params, state) {
      const { own, remembered } = state as State;
      const given = { params: params as Record<string, unknown>, state: (own ?? {}) as Record<string, unknown> };
      return (await rule.holds(context, { ...given, remembered })) ? 1 : 0;
    },
    tearDown: async (context, params, state) => task.tearDown?.(context, params, (state as State | undefined)?.own),
  };
}
