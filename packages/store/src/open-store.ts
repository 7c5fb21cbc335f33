import { join } from 'node:path';
import { AndroidWorldError, type RunManifest, type RunStore } from '@androidworld/core';
import type Database from 'better-sqlite3';
import { findRun, readManifest } from './find-run.ts';
import { toJson } from './json.ts';
import { migrations } from './migrations/migrations.ts';
import { openDatabase } from './open-database.ts';
import { runReader } from './run-reader.ts';
import { runWriter } from './run-writer.ts';
import { readScreenshot } from './screenshots.ts';

export interface OpenStoreOptions {
  /** The results folder: holds `androidworld.db` and `screenshots/`. */
  readonly folder: string;
  /** Default true: make folder and database where there are none. A command that only reads says false. */
  readonly create?: boolean;
}

/**
 * Opens the results kept in a folder. Several processes may have the same folder open, reading and writing.
 *
 * @throws STORE_INVALID if the database is something else, damaged, of a newer format, or (with `create: false`) missing
 */
export async function openStore({ folder, create = true }: OpenStoreOptions): Promise<RunStore> {
  const database = openDatabase(join(folder, 'androidworld.db'), { create, migrations });
  return {
    ...runReader(database),

    async createRun(manifest) {
      const run = insertRun(database, manifest);
      return runWriter({ database, folder, run, manifest });
    },

    async openRun(id) {
      const run = findRun(database, id);
      return runWriter({ database, folder, run: run.number, manifest: readManifest(database, run) });
    },

    async readScreenshot(file) {
      return readScreenshot(folder, file);
    },

    async close() {
      database.close();
    },
  };
}

function insertRun(database: Database.Database, manifest: RunManifest): number {
  if (manifest.id === '' || manifest.id === 'last' || /\p{Surrogate}/u.test(manifest.id)) {
    throw new AndroidWorldError(
      'STORE_INVALID',
      `A run cannot be called ${JSON.stringify(manifest.id)}: expected a text that is not empty, not "last", and valid Unicode.`,
    );
  }
  const ids = new Set(manifest.plan.map((episode) => episode.id));
  if (ids.size !== manifest.plan.length) {
    throw new AndroidWorldError('STORE_INVALID', `The plan of run "${manifest.id}" names an episode twice.`);
  }
  const { changes, lastInsertRowid } = database
    .prepare('INSERT INTO runs (id, started_at, planned, manifest) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO NOTHING')
    .run(manifest.id, manifest.startedAt, manifest.plan.length, toJson(manifest));
  if (changes === 0) {
    throw new AndroidWorldError('STORE_INVALID', `There already is a run "${manifest.id}" in this results folder.`, {
      details: { id: manifest.id },
    });
  }
  return Number(lastInsertRowid);
}
