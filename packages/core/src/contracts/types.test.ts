import { describe, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import {
  type Action,
  type AgentStep,
  type AndroidWorldConfig,
  type AnyTask,
  compositeTask,
  type Device,
  defineAgent,
  defineConfig,
  defineTask,
  defineTool,
  type ScoreContext,
  type Ui,
} from '../index.ts';
import type { RawAction } from './agent.ts';

// Nothing here runs into a failure: what is claimed is checked by the compiler (`pnpm typecheck`).
const params = z.object({ name: z.string(), count: z.number() });

const open = defineTask({
  name: 'Open',
  apps: [],
  stepBudget: 5,
  params,
  sample: (random) => ({ name: random.pick(['a', 'b']), count: random.integer(1, 3) }),
  goal: ({ name, count }) => `${name} ${count}`,
  setUp: async () => ({ before: new Map<string, number>() }),
  score: async ({ answer }, { name }, { before }) => (before.has(name) || answer === name ? 1 : 0),
});

describe('the types of', () => {
  it('defineTask() come from the schema of its parameters and from what its set-up returns', () => {
    type Score = typeof open.score;
    expectTypeOf<Parameters<Score>[0]>().toEqualTypeOf<ScoreContext>();
    expectTypeOf<Parameters<Score>[1]>().toEqualTypeOf<{ name: string; count: number }>();
    expectTypeOf<Parameters<Score>[2]>().toEqualTypeOf<{ before: Map<string, number> }>();
    expectTypeOf(open).toExtend<AnyTask>();
    // @ts-expect-error a sample must fit the schema
    defineTask({ ...open, sample: () => ({ name: 1, count: 1 }) });
    // @ts-expect-error a task has a score
    defineTask({ name: 'None', apps: [], stepBudget: 1, params, sample: open.sample, goal: () => '' });
  });

  it('compositeTask() are those of its parts, each under its name', () => {
    const both = compositeTask({
      name: 'Both',
      parts: { first: open, second: open },
      goal: ({ first, second }) => first.name + second.name,
    });
    expectTypeOf<ReturnType<typeof both.sample>['first']>().toEqualTypeOf<{ name: string; count: number }>();
    expectTypeOf(both).toExtend<AnyTask>();
    // @ts-expect-error there is no third part
    compositeTask({ name: 'Both', parts: { first: open }, goal: ({ third }) => String(third) });
  });

  it('defineTool() come from the schema of its arguments', () => {
    defineTool({
      name: 'count',
      description: 'Counts',
      arguments: z.object({ text: z.string() }),
      async run({ device }, { text }) {
        expectTypeOf(device).toEqualTypeOf<Device>();
        expectTypeOf(text).toEqualTypeOf<string>();
        return text;
      },
    });
  });

  it('an agent take any action a model may reply with, and complete those there are', () => {
    defineAgent({
      name: 'one',
      async *run() {
        const result = yield { action: { action_type: 'click', index: 3 } };
        expectTypeOf(result.elements[0]?.text).toEqualTypeOf<string | undefined>();
        yield { action: JSON.parse('{}') as unknown };
        return { status: 'complete' };
      },
    });
    expectTypeOf<Action>().toExtend<RawAction>();
    expectTypeOf<AgentStep['action']>().toEqualTypeOf<RawAction>();
    expectTypeOf<Extract<RawAction, { action_type: 'click' }>>().not.toBeNever();
  });

  it('a solution give it the screen, and nothing else of the device', () => {
    expectTypeOf<Ui>().not.toHaveProperty('shell');
    expectTypeOf<Ui>().not.toHaveProperty('device');
  });

  it('a configuration refuse unknown keys and wrong values', () => {
    expectTypeOf(defineConfig({ seed: 3, tasks: 'Contacts*' })).toEqualTypeOf<AndroidWorldConfig>();
    // @ts-expect-error `seeds` is no key
    defineConfig({ seeds: 3 });
    // @ts-expect-error a seed is a number
    defineConfig({ seed: '3' });
    // @ts-expect-error there is no such difficulty
    defineConfig({ difficulty: 'impossible' });
  });
});
