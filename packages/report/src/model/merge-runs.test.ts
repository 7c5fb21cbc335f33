import type { RunStore, StoredEpisode } from '@androidworld/core/results';
import { expect, test } from 'vitest';
import { episodeOf, resultOf } from '../../test/sample-report.ts';
import { readMergedReport } from './read-store.ts';

/** A results folder with one run of these episodes. */
function storeOf(id: string, episodes: readonly StoredEpisode[]): Pick<RunStore, 'readRun' | 'readEpisodes'> {
  const config = { seed: 30 };
  return {
    readRun: async () => ({
      manifest: {
        id,
        startedAt: `2026-11-20T1${id.length}:00:00.000Z`,
        configHash: id,
        config,
        versions: {},
        plan: episodes,
      },
      devices: [],
    }),
    async *readEpisodes() {
      for (const episode of episodes) yield { ...episode, runId: id };
    },
  };
}

const read = (...stores: ReturnType<typeof storeOf>[]) =>
  readMergedReport(stores.map((store) => ({ store, runId: 'last' })));

test('readMergedReport() takes shards of a plan for one run', async () => {
  const { report, origins } = await read(
    storeOf('one', [episodeOf()]),
    storeOf('three', [episodeOf({ task: 'WifiOff', result: resultOf('failed') })]),
  );
  expect(report.run).toMatchObject({ id: 'one + three', planned: 2, startedAt: '2026-11-20T13:00:00.000Z' });
  expect(report.aggregates.agents).toMatchObject([{ name: 'm3a', total: { episodes: 2, passed: 1 } }]);
  expect(origins).toEqual([
    { source: 0, runId: 'one', episodeId: 'm3a/androidworld/AddContact/0' },
    { source: 1, runId: 'three', episodeId: 'm3a/androidworld/WifiOff/0' },
  ]);
});

test('readMergedReport() sets runs of the same episodes side by side, each agent with its run', async () => {
  const { report, origins } = await read(storeOf('one', [episodeOf()]), storeOf('two', [episodeOf()]));
  expect(report.aggregates.agents.map(({ name }) => name)).toEqual(['m3a (one)', 'm3a (two)']);
  expect(report.episodes.map(({ id }) => id)).toEqual([
    'm3a (one)/androidworld/AddContact/0',
    'm3a (two)/androidworld/AddContact/0',
  ]);
  expect(origins.map(({ episodeId }) => episodeId)).toEqual(Array(2).fill('m3a/androidworld/AddContact/0'));
});

test('readMergedReport() names the episode that is stored in another form', async () => {
  const broken = episodeOf({ result: { ...resultOf('passed'), answer: 42 as unknown as string } });
  await expect(read(storeOf('one', [broken]))).rejects.toMatchObject({
    code: 'AW_STORE_INVALID',
    message: `Episode "${broken.id}" of run "one" is stored in another form than this release reads:
  answer: expected string, found 42
Read it with the release that ran it, or run it again`,
  });
});
