import { afterAll, beforeAll, test } from 'vitest';
import type { AnyTask, Device, Driver } from '../../packages/core/src/index.ts';
import { testTasks } from '../../packages/core/src/testing/index.ts';
import { standardApps } from '../../packages/virtual-apps/src/index.ts';
import { systemImage } from '../../packages/virtual-image/src/index.ts';
import { virtualPhone } from '../../packages/virtual-phone/src/index.ts';
import { phoneState } from '../../tooling/prove/phone-state.ts';
import { provedSuites } from '../../tooling/prove/proved-suites.ts';
import { oneOfEvery, rotated } from '../../tooling/today.ts';

/**
 * Proves a share of the tasks of our suites on a phone of its own. A test file of Vitest runs in one process: shares in
 * several files keep several workers busy.
 *
 * @param share from 0
 */
export function proveShare(share: number, { of: shares }: { readonly of: number }): void {
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

  for (const { suite, seeds, solutionSeeds } of provedSuites()) {
    // The instance of which all is proved today, and one that crashes in some tasks' proofs before it.
    const [first = 1, second = 2] = rotated([...seeds, ...solutionSeeds].slice(0, 3));
    const tasks = deal(suite.tasks, shares)[share] ?? [];
    const crashing = new Set(oneOfEvery(8, tasks));
    const options = {
      test: (name: string, run: () => Promise<void>) => test(name, { timeout: 600_000 }, run),
      openDevice: async () => device,
      keepOpen: true,
      seeds: [first],
      suite,
      ...phoneState,
    };
    for (const task of tasks) {
      const crash = crashing.has(task);
      testTasks([withOneNearMiss(task)], { ...options, crash, solutionSeeds: crash ? [second] : [] });
    }
  }
}

/** That of today: all of them are proved by `pnpm proofs`, whose report a test compares with the tasks. */
function withOneNearMiss(task: AnyTask): AnyTask {
  return { ...task, nearMisses: rotated(task.nearMisses ?? []).slice(0, 1) };
}

/** The costliest first, each to whoever has least: so shares end at about the same time. */
function deal(tasks: readonly AnyTask[], shares: number): AnyTask[][] {
  const dealt = Array.from({ length: shares }, () => ({ cost: 0, tasks: [] as AnyTask[] }));
  for (const task of tasks.toSorted((a, b) => costOf(b) - costOf(a))) {
    const least = dealt.reduce((a, b) => (b.cost < a.cost ? b : a));
    least.cost += costOf(task);
    least.tasks.push(task);
  }
  return dealt.map((each) => each.tasks);
}

/** About in proportion to the steps all its episodes take. */
function costOf({ optimalSteps, stepBudget }: AnyTask): number {
  return 10 + (optimalSteps ?? stepBudget);
}
