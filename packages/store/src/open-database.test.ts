import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Migration } from './migrations/migration.ts';
import { migrations } from './migrations/migrations.ts';
import { openDatabase } from './open-database.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'androidworld-database-'));
  file = join(folder, 'androidworld.db');
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

const next: Migration = {
  version: migrations.length + 1,
  sql: `ALTER TABLE runs ADD COLUMN note TEXT NOT NULL DEFAULT 'from before'`,
};

describe('openDatabase()', () => {
  test('has migrations numbered from 1 without a gap', () => {
    expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, index) => index + 1));
  });

  test('brings a file of the first format up to date and keeps its rows', () => {
    const first = openDatabase(file, { create: true, migrations: migrations.slice(0, 1) });
    first.exec(`INSERT INTO runs (id, started_at, planned, manifest) VALUES ('old', '2026-01-01', 0, '{}')`);
    first.close();

    for (const _again of [1, 2]) {
      const database = openDatabase(file, { create: true, migrations: [...migrations, next] });
      expect(database.prepare('SELECT id, note FROM runs').all()).toEqual([{ id: 'old', note: 'from before' }]);
      expect(database.pragma('user_version', { simple: true })).toBe(next.version);
      database.close();
    }
  });

  test('leaves the old format whole when a migration fails', () => {
    openDatabase(file, { create: true, migrations }).close();
    const broken = { version: next.version, sql: `${next.sql}; SELECT * FROM nowhere` };
    expect(() => openDatabase(file, { create: true, migrations: [...migrations, broken] })).toThrow('nowhere');
    const database = openDatabase(file, { create: true, migrations });
    expect(database.prepare(`SELECT name FROM pragma_table_info('runs')`).pluck().all()).not.toContain('note');
    database.close();
  });

  test('refuses a format newer than it knows', () => {
    openDatabase(file, { create: true, migrations: [...migrations, next] }).close();
    expect(() => openDatabase(file, { create: true, migrations })).toThrowError(
      expect.objectContaining({
        code: 'AW_STORE_INVALID',
        message: expect.stringMatching(
          /its format is version 6, this program knows versions up to 5\. Update @androidworld\/store/,
        ),
      }),
    );
  });

  test('refuses a file that is no database, and leaves it as it is', async () => {
    await writeFile(
      file,
      'my shopping list, which is longer than the header of a database would be: milk, bread, butter',
    );
    const before = await readFile(file);
    expect(() => openDatabase(file, { create: true, migrations })).toThrowError(
      expect.objectContaining({ code: 'AW_STORE_INVALID', message: expect.stringContaining('Move the file away') }),
    );
    expect(await readFile(file)).toEqual(before);
  });

  test('refuses the database of another program, and leaves it as it is', async () => {
    const other = new Database(file);
    other.exec('CREATE TABLE runs (id)');
    other.close();
    const before = await readFile(file);
    expect(() => openDatabase(file, { create: true, migrations })).toThrowError(
      expect.objectContaining({
        code: 'AW_STORE_INVALID',
        message: expect.stringContaining('not one of AndroidWorld results'),
      }),
    );
    expect(await readFile(file)).toEqual(before);
  });

  test('makes nothing where it may only read', () => {
    expect(() => openDatabase(join(folder, 'typo', 'androidworld.db'), { create: false, migrations })).toThrowError(
      expect.objectContaining({ code: 'AW_RUN_NOT_FOUND', message: expect.stringContaining('there is no file') }),
    );
  });
});
