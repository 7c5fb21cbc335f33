import { type Agent, defineSuite, defineTask } from '@androidworld/core';
import { describeConfig } from '@androidworld/core/config';
import { plan, run } from '@androidworld/core/engine';
import { fakeDevice, fakeDriver, memoryRunStore } from '@androidworld/core/testing';
import { z } from 'zod';

/** One episode on a phone with one button, and everything recorded of it. */
export async function playEpisode(agent: Agent) {
  const device = fakeDevice({
    screens: { home: [{ text: 'Press me', onTap: 'pressed' }], pressed: [{ text: 'Pressed' }] },
    settleTimings: { intervalMs: 0, quietMs: 0, graceMs: 0, timeoutMs: 1_000 },
  });
  const suite = defineSuite({ name: 'test', version: '1', tasks: [button] });
  const made = { suites: [suite], agents: [agent], seed: 30, instances: 1, identicalParams: false, select: {} };
  const store = memoryRunStore();
  const { runId } = await run({
    ...made,
    plan: plan(made),
    config: describeConfig({ ...made, tools: [] }),
    driver: fakeDriver([device]),
    store,
  });
  const [episode] = await collect(store.readEpisodes(runId));
  const steps = episode ? await collect(store.readSteps(runId, episode.id, episode.attempt)) : [];
  return { result: episode?.result, steps, calls: device.calls };
}

const button = defineTask({
  name: 'Button',
  apps: [],
  stepBudget: 6,
  params: z.object({}),
  sample: () => ({}),
  goal: () => 'Press the button.',
  score: async ({ device }) => ((await device.observe({ screenshot: false })).elements[0]?.text === 'Pressed' ? 1 : 0),
});

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}
