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
import errored4 from './fixtures/version-4-errored.json' with { type: 'json' };
import errored5 from './fixtures/version-5-errored.json' with { type: 'json' };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aw-upgrade-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A record as programs of a version wrote it, and as it reads today; versions 2 and 3 changed tables, not records. */
const records = [
  { version: 1, written: version1, read: version4 },
  { version: 2, written: version1, read: version4 },
  { version: 3, written: version1, read: version4 },
  { version: 4, written: version4, read: version4 },
  { version: 4, written: errored4, read: errored5 },
  { version: 5, written: version4, read: version4 },
  { version: 5, written: errored5, read: errored5 },
] as const;

it.each(records)(
  'a results folder of version $version reads as one of today: $written.result.status',
  async ({ version, written: { manifest, episode, result, step }, read }) => {
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
      const [stored] = await collect(store.readEpisodes(manifest.id));
      expect(stored).toEqual({ ...read.episode, result: read.result });
      const { before, ...rest } = read.step;
      expect(await collect(store.readSteps(manifest.id, read.episode.id, 1))).toMatchObject([{ ...rest, before }]);
      const { agentPrivileges } = read.episode;
      const { status, error } = { error: undefined, ...read.result };
      expect(await collect(store.readFacts(manifest.id))).toMatchObject([
        {
          agentPrivileges,
          result: { status, ...(error && { error: { code: error.code, audience: error.audience } }) },
        },
      ]);
    } finally {
      await store.close();
    }
  },
);
