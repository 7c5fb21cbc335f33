import { defineSuite, defineTask } from '@androidworld/core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { robustnessPlan } from './robustness-plan.ts';

const task = defineTask({
  name: 'Note',
  apps: [],
  stepBudget: 5,
  params: z.object({ number: z.number() }),
  sample: (random) => ({ number: random.integer(0, 1_000_000) }),
  goal: ({ number }) => `Note ${number}.`,
  score: async () => 1,
});
const suite = defineSuite({ name: 'test', version: '1', tasks: [task] });

test('robustnessPlan() keeps the seed, then the parameters, then neither', async () => {
  const episodes = await robustnessPlan({ suites: [suite], agents: [{ name: 'a' }, { name: 'b' }], seed: 30 }, 3);
  expect(episodes.map(({ id }) => id)).toEqual(
    ['a', 'b'].flatMap((agent) => [0, 1, 2, 3, 4, 5, 6, 7, 8].map((instance) => `${agent}/test/Note/${instance}`)),
  );
  const own = episodes.slice(0, 9);
  const seeds = own.map(({ seed }) => seed);
  expect(new Set(seeds.slice(0, 3)).size).toBe(1);
  expect(new Set(seeds.slice(3, 6)).size).toBe(3);
  expect(seeds.slice(6)).toEqual(seeds.slice(3, 6));
  expect(seeds.slice(3)).not.toContain(seeds[0]);
  const params = own.map((episode) => episode.params);
  expect(params.slice(0, 3)).toEqual([undefined, undefined, undefined]);
  expect(new Set(params.slice(3, 6).map((each) => JSON.stringify(each))).size).toBe(1);
  expect(params.slice(6)).toEqual([undefined, undefined, undefined]);
});
