import { join } from 'node:path';
import { AndroidWorldError } from '@androidworld/core';
import type { RunManifest, RunStore, RunWriter } from '@androidworld/core/results';
import type Database from 'better-sqlite3';
import { databaseFile } from './database-file.ts';
import { findRun, readManifest } from './find-run.ts';
import { toJson } from './json.ts';
import { migrations } from './migrations/migrations.ts';
import { openDatabase } from './open-database.ts';
import { claimRun } from './run-owner.ts';
import { runReader } from './run-reader.ts';
import { runWriter } from './run-writer.ts';
import { readScreenshot } from './screenshots.ts';
import { storeFailure } from './store-failure.ts';

/** Which results folder is opened, and whether it may be made. */
export interface OpenStoreOptions {
  /** The results folder: holds `androidworld.db` and `screenshots/`. */
  readonly folder: string;
  /** Default true: make folder and database where there are none. A command that only reads says false. */
  readonly create?: boolean;
}

/**
 * Opens the results kept in a folder. Several processes may have the same folder open, reading and writing; each run has
 * one writer.
 *
 * @throws AW_STORE_INVALID if folder or database is something else, damaged, of a newer format, or (with `create: false`) missing;
 *   AW_STORE_FAILED if disk or rights do not let it be opened
 */
export async function openStore({ folder, create = true }: OpenStoreOptions): Promise<RunStore> {
  const path = join(folder, 'androidworld.db');
  const database = openDatabase(path, { create, migrations });
  const file = databaseFile(path);
  const open = new Set<RunWriter>();
  const writerOf = (options: { run: number; manifest: RunManifest; token: string }): RunWriter => {
    const writer = runWriter({ database, file, folder, ...options });
    open.add(writer);
    return writer;
  };
  /** Immediate: of two processes that open a run at the same time, the second sees the first. */
  const change = <T>(work: () => T): T => {
    try {
      const done = database.transaction(work).immediate();
      file.requireSame();
      return done;
    } catch (error) {
      throw storeFailure(error, { what: 'write the results database', file: path });
    }
  };
  return {
    ...runReader(database, path),

    async createRun(manifest) {
      const opened = change(() => {
        const run = insertRun(database, manifest);
        return { run, manifest, token: claimRun(database, { number: run, id: manifest.id }) };
      });
      return writerOf(opened);
    },

    async openRun(id) {
      const opened = change(() => {
        const run = findRun(database, id);
        return { run: run.number, manifest: readManifest(database, run), token: claimRun(database, run) };
      });
      return writerOf(opened);
    },

    async readScreenshot(name) {
      return readScreenshot(folder, name);
    },

    async close() {
      for (const writer of open) await writer.close();
      database.close();
    },
  };
}

function insertRun(database: Database.Database, manifest: RunManifest): number {
  if (manifest.id === '' || manifest.id === 'last' || /\p{Surrogate}/u.test(manifest.id)) {
    throw new AndroidWorldError(
      'AW_STORE_INVALID',
      `A run cannot be called ${JSON.stringify(manifest.id)}: expected a text that is not empty, not "last", and valid Unicode.`,
    );
  }
  const ids = new Set(manifest.plan.map((episode) => episode.id));
  if (ids.size !== manifest.plan.length) {
    throw new AndroidWorldError('AW_STORE_INVALID', `The plan of run "${manifest.id}" names an episode twice.`);
  }
  const { changes, lastInsertRowid } = database
    .prepare('INSERT INTO runs (id, started_at, planned, manifest) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO NOTHING')
    .run(manifest.id, manifest.startedAt, manifest.plan.length, toJson(manifest));
  if (changes === 0) {
    throw new AndroidWorldError('AW_STORE_INVALID', `There already is a run "${manifest.id}" in this results folder.`, {
      details: { id: manifest.id },
    });
  }
  return Number(lastInsertRowid);
}
