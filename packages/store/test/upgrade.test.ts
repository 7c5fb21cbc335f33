import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrations } from '../src/migrations/migrations.ts';
import { openDatabase } from '../src/open-database.ts';
import { openStore } from '../src/open-store.ts';
import { collect } from './collect.ts';
import version1 from './fixtures/version-1.json' with { type: 'json' };
import version4 from './fixtures/version-4.json' with { type: 'json' };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aw-upgrade-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Records as programs of that version wrote them; versions 2 and 3 changed tables, not records. */
it.each([
  [1, version1],
  [2, version1],
  [3, version1],
  [4, version4],
])('a results folder of version %i reads as one of today', async (version, { manifest, episode, result, step }) => {
  const older = migrations.filter((migration) => migration.version <= version);
  const database = openDatabase(join(folder, 'androidworld.db'), { create: true, migrations: older });
  const text = (value: unknown) => JSON.stringify(value);
  database
    .prepare('INSERT INTO runs (number, id, started_at, finished_at, planned, manifest) VALUES (1, ?, ?, ?, 1, ?)')
    .run(manifest.id, manifest.startedAt, manifest.startedAt, text(manifest));
  database
    .prepare(
      'INSERT INTO episodes (number, run, position, attempt, status, episode, result) VALUES (1, 1, 0, 1, ?, ?, ?)',
    )
    .run(result.status, text(episode), text(result));
  database.prepare('INSERT INTO steps (episode, step, record) VALUES (1, 0, ?)').run(text(step));
  database.close();

  const store = await openStore({ folder, create: false });
  try {
    const episodes = await collect(store.readEpisodes(manifest.id));
    expect(episodes).toMatchObject([
      {
        id: version4.episode.id,
        agentPrivileges: version4.episode.agentPrivileges,
        result: { endReason: version4.result.endReason },
      },
    ]);
    expect(JSON.stringify(episodes)).not.toMatch(/agentPowers|declared|"over"|"person"/);
    expect(await collect(store.readFacts(manifest.id))).toMatchObject([
      { agentPrivileges: ['human', 'device'], result: { endReason: 'terminated', score: 1 } },
    ]);
  } finally {
    await store.close();
  }
});
