import { appendFileSync } from 'node:fs';
import { defineAgent, defineConfig, defineSuite, defineTask } from '@androidworld/core';
import type { Reporter } from '@androidworld/core/results';
import { fakeDevice, fakeDriver } from '@androidworld/core/testing';
import { z } from 'zod';

const steps = 8;

const device = fakeDevice({
  screens: { home: [{ text: 'Next', onTap: 'other' }], other: [{ text: 'Next', onTap: 'home' }] },
  settleTimings: { intervalMs: 1, quietMs: 1, graceMs: 1, timeoutMs: 1_000 },
  latency: { perform: 3 },
});

const count = defineTask({
  name: 'Count',
  apps: [],
  stepBudget: steps + 1,
  params: z.object({ number: z.number() }),
  sample: (random) => ({ number: random.integer(0, 1_000_000) }),
  goal: ({ number }) => `Tap ${steps} times for ${number}`,
  score: async () => 1,
});

const tapper = defineAgent({
  name: 'tapper',
  async *run() {
    for (let step = 0; step < steps; step += 1) yield { action: { action_type: 'click', index: 0 } };
    return { status: 'complete' };
  },
});

/** Writes down what it is told, at once: the engine tells it of what is stored. */
const journal: Reporter = {
  name: 'journal',
  onEpisodeStart: ({ id, attempt }) => note({ kind: 'start', id, attempt }),
  onStep: ({ id, attempt }, { index }) => note({ kind: 'step', id, attempt, index }),
  onEpisodeEnd: ({ id, attempt }) => note({ kind: 'end', id, attempt }),
};

function note(entry: object): void {
  appendFileSync(process.env.JOURNAL ?? 'journal.jsonl', `${JSON.stringify(entry)}\n`);
}

export default defineConfig({
  driver: fakeDriver([device]),
  suites: [defineSuite({ name: 'counting', version: '1', tasks: [count] })],
  agents: [tapper],
  reporters: [journal],
  instances: 100,
});
