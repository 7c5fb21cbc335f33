import { z } from 'zod';
import { describeConfig } from '../config/describe-config.ts';
import type { Agent, AgentStep } from '../contracts/agent.ts';
import { defineSuite, type Suite } from '../contracts/suite.ts';
import { type AnyTask, defineTask, type Task } from '../contracts/task.ts';
import { type RunOptions, run } from '../engine/run.ts';
import { plan } from '../planning/plan.ts';
import { fakeClock } from './fake-clock.ts';
import { type FakeDevice, type FakeDeviceOptions, fakeDevice } from './fake-device.ts';
import { fakeDriver } from './fake-driver.ts';
import { memoryRunStore } from './memory-run-store.ts';

/** A phone with one button; the task is to press it. For tests of the engine. */
export function buttonDevice(options: FakeDeviceOptions = {}): FakeDevice {
  return fakeDevice({
    screens: { home: [{ text: 'Press me', onTap: 'pressed' }], pressed: [{ text: 'Pressed' }] },
    ...options,
  });
}

export const pressButton: Task<{ button: string }, string> = defineTask({
  name: 'PressButton',
  apps: [],
  stepBudget: 5,
  params: z.object({ button: z.string() }),
  sample: (random) => ({ button: random.pick(['Press me']) }),
  goal: ({ button }) => `Press "${button}".`,
  setUp: async () => 'set up',
  score: async ({ device }) => ((await device.observe({ screenshot: false })).elements[0]?.text === 'Pressed' ? 1 : 0),
  solution: async (ui, { button }) => ui.tap(button),
});

export const press = { action: { action_type: 'click', index: 0 } };
export const complete = { action: { action_type: 'status', goal_status: 'complete' } };

/** An agent that gives the steps listed, whatever it sees, then stops without a word. */
export function scriptedAgent(steps: readonly AgentStep[], rest: Partial<Agent> = {}): Agent {
  return {
    name: 'scripted',
    async *run() {
      for (const step of steps) yield step;
      return undefined;
    },
    ...rest,
  };
}

export function suiteOf(tasks: readonly AnyTask[], rest: Partial<Suite> = {}): Suite {
  return defineSuite({ name: 'test', version: '1', tasks, ...rest });
}

/** Runs an agent on tasks in memory, and reads back what was recorded. */
export async function runInMemory(options: {
  agent: Agent;
  tasks?: readonly AnyTask[];
  suite?: Partial<Suite>;
  device?: FakeDeviceOptions;
  devices?: readonly FakeDevice[];
  instances?: number;
  given?: Partial<RunOptions>;
}) {
  const clock = fakeClock();
  const suite = suiteOf(options.tasks ?? [pressButton], options.suite);
  const devices = options.devices ?? [buttonDevice({ clock, ...options.device })];
  const store = options.given?.store ?? memoryRunStore();
  const makeup = { seed: 30, instances: options.instances ?? 1, identicalParams: false, select: {} };
  const planned = plan({ suites: [suite], agents: [options.agent], ...makeup });
  const given: RunOptions = {
    plan: planned,
    config: describeConfig({ suites: [suite], agents: [options.agent], tools: [], ...makeup }),
    suites: [suite],
    agents: [options.agent],
    driver: fakeDriver(devices),
    store,
    clock,
    ...options.given,
  };
  const outcome = await run(given);
  return { ...outcome, ...(await readBack(outcome.runId, given)), devices, options: given };
}

/** Everything recorded of a run. */
export async function readBack(runId: string, { store }: Pick<RunOptions, 'store'>) {
  const episodes = await collect(store.readEpisodes(runId));
  const steps = await Promise.all(episodes.map(({ id, attempt }) => collect(store.readSteps(runId, id, attempt))));
  const [first] = episodes;
  return { episodes, steps: steps.flat(), result: first?.result, events: await collect(store.readEvents(runId)) };
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}
