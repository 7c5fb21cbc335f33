import { AndroidWorldError } from '../contracts/errors.ts';
import type { PlannedEpisode } from '../contracts/records.ts';

/** One of several parts of a plan. */
export interface Shard {
  /** From 1. */
  readonly index: number;
  /** How many parts the plan has. */
  readonly count: number;
}

/** Reads `2/4`. @throws AW_USAGE */
export function parseShard(text: string): Shard {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  if (shard.index >= 1 && shard.index <= shard.count) return shard;
  throw new AndroidWorldError(
    'AW_USAGE',
    `Expected a shard such as 2/4, the second of four, found ${JSON.stringify(text)}`,
  );
}

/**
 * The episodes of one shard, in the order of the plan. The shards of a plan have every episode once; all agents of an
 * instance are in the same one, and instances are dealt out in turn, so that long tasks are spread.
 */
export function shardPlan(plan: readonly PlannedEpisode[], { index, count }: Shard): PlannedEpisode[] {
  const places = new Map<string, number>();
  return plan.filter(({ suite, task, instance }) => {
    const key = `${suite}/${task}/${instance}`;
    const place = places.get(key) ?? places.size;
    places.set(key, place);
    return place % count === index - 1;
  });
}
