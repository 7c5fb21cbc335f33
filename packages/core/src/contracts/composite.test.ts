import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { restoreInstance, sampleInstance } from '../planning/instance.ts';
import { complete, runInMemory, scriptedAgent } from '../testing/test-world.ts';
import { compositeTask } from './composite.ts';
import { defineTask } from './task.ts';

const order: string[] = [];

function part(name: string, score: number, fails = '') {
  return defineTask<{ number: number }, string>({
    name,
    apps: ['clock', name],
    tags: ['parameterized'],
    stepBudget: 10,
    optimalSteps: 3,
    params: z.object({ number: z.number() }),
    sample: (random) => ({ number: random.integer(1, 1_000_000) }),
    goal: ({ number }) => `Do ${number}`,
    async setUp() {
      order.push(`set up ${name}`);
      if (fails === 'setUp') throw new Error('no');
      return `state of ${name}`;
    },
    score: async () => score,
    async tearDown(_context, _params, state) {
      order.push(`tear down ${name}, ${state}`);
      if (fails === 'tearDown') throw new Error(`${name} stays`);
    },
    solution: async (ui) => ui.home(),
  });
}

const both = compositeTask({
  name: 'Both',
  parts: { one: part('One', 1), two: part('Two', 0) },
  goal: ({ one, two }) => `Do ${one.number} and ${two.number}.`,
});

describe('compositeTask()', () => {
  it('merges apps and tags, and adds up budgets', () => {
    expect(both).toMatchObject({
      apps: ['clock', 'One', 'Two'],
      tags: ['parameterized'],
      stepBudget: 20,
      optimalSteps: 6,
      startsInGoalState: false,
    });
  });

  it('draws each part by its name alone', async () => {
    const three = compositeTask({
      name: 'Three',
      parts: { zero: part('Zero', 1), one: part('One', 1), two: part('Two', 1) },
      goal: () => 'Do both',
    });
    const { params } = await sampleInstance(both, 7);
    expect((await sampleInstance(three, 7)).params).toMatchObject(params);
    expect(params.one).not.toEqual(params.two);
  });

  it('checks the parameters of every part, and says in which one the fault is', async () => {
    const wrong = restoreInstance(both, { one: { number: 1 }, two: { number: 'x' } });
    await expect(wrong).rejects.toThrow(/params\.two\.number: .*expected number.*found "x"/);
    await expect(restoreInstance(both, { one: { number: 1 } })).rejects.toThrow(/params\.two/);
  });

  it('sets up in order, scores the mean, tears down in reverse with each part its state', async () => {
    order.length = 0;
    const { result } = await runInMemory({ agent: scriptedAgent([complete]), tasks: [both] });
    expect(result).toMatchObject({ status: 'failed', score: 0.5 });
    expect(order).toEqual(['set up One', 'set up Two', 'tear down Two, state of Two', 'tear down One, state of One']);
  });

  it('tears down the parts with their states when a set-up fails', async () => {
    order.length = 0;
    const task = compositeTask({
      name: 'Bad',
      parts: { one: part('One', 1), two: part('Two', 1, 'setUp') },
      goal: () => 'Do both',
    });
    const { result } = await runInMemory({ agent: scriptedAgent([complete]), tasks: [task] });
    expect(result?.error?.message).toContain('no');
    expect(order.slice(0, 4)).toEqual([
      'set up One',
      'set up Two',
      'tear down Two, undefined',
      'tear down One, state of One',
    ]);
  });

  it('tears down all parts although one fails, and reports the first error', async () => {
    order.length = 0;
    const task = compositeTask({
      name: 'Bad',
      parts: { one: part('One', 1, 'tearDown'), two: part('Two', 1, 'tearDown') },
      goal: () => 'Do both',
    });
    const { result, events } = await runInMemory({ agent: scriptedAgent([complete]), tasks: [task] });
    expect(result?.tearDownError?.message).toContain('Two stays');
    expect(events.map(({ message }) => message)).toEqual(['Tear-down of part "one" failed as well']);
    expect(order).toHaveLength(4);
  });

  it('has a solution only if every part has one', () => {
    expect(both.solution).toBeDefined();
    const { solution: _solution, ...unsolved } = part('Unsolved', 1);
    expect(
      compositeTask({ name: 'C', parts: { one: part('One', 1), unsolved }, goal: () => 'Do both' }).solution,
    ).toBeUndefined();
  });

  it('refuses to be empty', () => {
    expect(() => compositeTask({ name: 'Empty', parts: {}, goal: () => 'Do both' })).toThrow(/no parts/);
  });
});
