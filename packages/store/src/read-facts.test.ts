import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aggregate, type EpisodeResult, type RunStore, type StartedEpisode } from '@androidworld/core/results';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { collect } from '../test/collect.ts';
import { episodeOf, manifestOf, passed } from '../test/records.ts';
import { migrations } from './migrations/migrations.ts';
import { openDatabase } from './open-database.ts';
import { openStore } from './open-store.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'androidworld-facts-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const text = fc.string({ unit: 'binary' });
const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const milliseconds = fc.double({ min: 0, max: 1e9, noNaN: true });
const result: fc.Arbitrary<EpisodeResult> = fc.record(
  {
    status: fc.constantFrom('passed', 'failed', 'errored'),
    score: fraction,
    stateScore: fraction,
    endReason: fc.constantFrom('complete', 'infeasible', 'terminated', 'budget', 'deadline'),
    steps: fc.nat(100),
    error: fc.record({
      code: text,
      audience: fc.constantFrom('harness', 'agent', 'bug'),
      phase: fc.constant('act'),
      message: text,
    }),
    durations: fc.record({ setUp: milliseconds, agent: milliseconds }, { requiredKeys: ['agent'] }),
    durationMs: milliseconds,
  },
  { requiredKeys: ['status', 'steps', 'durations', 'durationMs'] },
);
const attempt: fc.Arbitrary<{ episode: StartedEpisode; result: EpisodeResult | undefined }> = fc.record({
  episode: fc
    .record({
      instance: fc.nat(5),
      task: fc.constantFrom('Add', 'Remove'),
      agent: fc.constantFrom('m3a', 'human'),
      agentPrivileges: fc.subarray(['solution', 'device'] as const),
      apps: fc.array(text, { maxLength: 2 }),
      tags: fc.array(text, { maxLength: 2 }),
      optimalSteps: fc.integer({ min: 1, max: 20 }),
    })
    .map(({ instance, ...change }) => episodeOf(instance, change)),
  result: fc.option(result, { nil: undefined }),
});

test('Aggregates of the facts kept are those of all records, whatever was written', async () => {
  const store = await openStore({ folder });
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(attempt, { maxLength: 12 }), async (attempts) => {
      const id = `run ${++runs}`;
      const run = await store.createRun(manifestOf(id, 6));
      for (const { episode, result: end } of attempts) {
        const writer = await run.startEpisode(episode);
        if (end !== undefined) await writer.finish(end);
      }
      await run.close();
      await expectEqualAggregates(store, id);
    }),
    { numRuns: 50 },
  );
  await store.close();
});

test('A store of the format before has its facts after it was opened, and a damaged record is told when it is read', async () => {
  const file = join(folder, 'androidworld.db');
  const old = openDatabase(file, { create: true, migrations: migrations.filter(({ version }) => version < 3) });
  const manifest = manifestOf('old', 3);
  old
    .prepare("INSERT INTO runs (id, started_at, planned, manifest) VALUES ('old', '2026-11-20', 3, ?)")
    .run(JSON.stringify(manifest));
  const insert = old.prepare(
    'INSERT INTO episodes (run, position, attempt, status, episode, result) VALUES (1, ?, ?, ?, ?, ?)',
  );
  for (const [position, tries] of [1, 2, 3].entries()) {
    for (let number = 1; number <= tries; number += 1) {
      const episode = { ...episodeOf(position), attempt: number, runId: 'old' };
      insert.run(position, number, 'passed', JSON.stringify(episode), JSON.stringify({ ...passed(), steps: number }));
    }
  }
  old.close();

  const store = await openStore({ folder, create: false });
  expect((await collect(store.readFacts('old'))).map((facts) => [facts.attempt, facts.result?.steps])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
  await expectEqualAggregates(store, 'old');
  const database = new Database(file);
  database.exec("UPDATE episodes SET result = '{' WHERE position = 1");
  database.close();
  await expect(collect(store.readFacts('old'))).rejects.toMatchObject({ code: 'AW_STORE_INVALID' });
  await store.close();
});

async function expectEqualAggregates(store: RunStore, id: string): Promise<void> {
  expect(aggregate(await collect(store.readFacts(id)))).toEqual(aggregate(await collect(store.readEpisodes(id))));
}
