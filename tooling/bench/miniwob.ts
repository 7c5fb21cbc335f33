import type { Device } from '../../packages/core/src/index.ts';
import { createRandom } from '../../packages/core/src/index.ts';
import { miniWob } from '../../packages/suite-miniwob/src/index.ts';
import { atMost, type Figure, quantile } from './figure.ts';
import { withPhones } from './phones.ts';

export const miniwobStart: Figure = {
  name: 'MiniWoB: from the first intent of an episode to its first observation, median of all pages',
  promise: 'at most 400 ms',
  measure: () =>
    withPage(async ({ device, start, tasks }) => {
      const durations: number[] = [];
      for (const task of tasks) {
        const startedMs = performance.now();
        await start(task);
        await device.observe();
        durations.push(performance.now() - startedMs);
      }
      return atMost(400, quantile(durations, 0.5), 'ms');
    }),
};

export const miniwobReward: Figure = {
  name: 'MiniWoB: asking a page for its reward, median',
  promise: 'at most 30 ms',
  measure: () =>
    withPage(async ({ start, tasks, isOver }) => {
      const [task] = tasks;
      if (task) await start(task);
      const durations: number[] = [];
      for (let question = 0; question < 60; question += 1) {
        const startedMs = performance.now();
        await isOver(task);
        durations.push(performance.now() - startedMs);
      }
      return atMost(30, quantile(durations, 0.5), 'ms');
    }),
};

type Task = ReturnType<typeof miniWob>['tasks'][number];

interface Bench {
  readonly device: Device;
  readonly tasks: readonly Task[];
  start(task: Task): Promise<void>;
  isOver(task: Task | undefined): Promise<void>;
}

/** A phone with the app set up, as a run has it from its first episode on. */
function withPage<T>(work: (bench: Bench) => Promise<T>): Promise<T> {
  return withPhones(1, async (_driver, [device]) => {
    if (device === undefined) throw new Error('Expected a phone; found none');
    const suite = miniWob();
    const { signal } = new AbortController();
    const context = { device, signal, random: createRandom(1), log: () => undefined };
    await suite.prepareDevice?.(context);
    return await work({
      device,
      tasks: suite.tasks,
      start: async (task) => void (await task.setUp?.(context, { seed: 1 })),
      isOver: async (task) => void (await task?.isOver?.(context, { seed: 1 }, '')),
    });
  });
}
