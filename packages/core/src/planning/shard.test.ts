import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlannedEpisode } from '../contracts/records.ts';
import { parseShard, shardPlan } from './shard.ts';

const episode = (agent: string, task: string, instance: number): PlannedEpisode => ({
  ...{ id: `${agent}/s/${task}/${instance}`, agent, suite: 's', task, instance },
  ...{ seed: 1, stepBudget: 10, tags: [], apps: [], startsInGoalState: false },
});

describe('shardPlan()', () => {
  it('gives every episode to one shard, and all agents of an instance to the same', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.nat(12),
        fc.integer({ min: 1, max: 3 }),
        (count, tasks, instances) => {
          const plan = ['a', 'b'].flatMap((agent) =>
            Array.from({ length: tasks }, (_, task) =>
              Array.from({ length: instances }, (_each, instance) => episode(agent, `t${task}`, instance)),
            ).flat(),
          );
          const shards = Array.from({ length: count }, (_, index) => shardPlan(plan, { index: index + 1, count }));
          const ids = shards.flat().map(({ id }) => id);
          expect(ids.toSorted()).toEqual(plan.map(({ id }) => id).toSorted());
          const sizes = shards.map(({ length }) => length);
          expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(2);
          for (const shard of shards) {
            const places = (agent: string) =>
              shard.filter((one) => one.agent === agent).map(({ task, instance }) => task + instance);
            expect(places('a')).toEqual(places('b'));
          }
        },
      ),
    );
  });
});

describe('parseShard()', () => {
  it('reads the number of a shard and how many there are', () => {
    expect(parseShard('2/4')).toEqual({ index: 2, count: 4 });
  });

  it.each(['0/4', '5/4', '2', '2/0', 'a/b', '1/2/3', '-1/2'])('refuses %s', (text) => {
    expect(() => parseShard(text)).toThrow('Expected a shard such as 2/4');
  });
});
