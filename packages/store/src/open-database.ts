import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { AndroidWorldError, isAndroidWorldError } from '@androidworld/core';
import { makeFolder } from '@androidworld/core/host';
import Database from 'better-sqlite3';
import { describeMissingSqlite } from './check-sqlite.ts';
import type { Migration } from './migrations/migration.ts';
import { requireFolder } from './require-folder.ts';
import { storeFailure } from './store-failure.ts';

/** "AWTS" in the file's header: how a results file is told from any other SQLite database. */
const APPLICATION_ID = 0x41575453;
/** How long to wait for another process that is writing. */
const BUSY_TIMEOUT_MS = 10_000;

/** Nothing has been stored yet, or is to be read only. */
const advice = 'Put this right, or choose another results folder with --out';

/**
 * Opens a results database, creates it where there is none, and brings an older one up to date.
 *
 * @throws AW_STORE_INVALID if file or folder is something else, of a newer format, or damaged; AW_RUN_NOT_FOUND if it is missing
 *   (with `create: false`); AW_STORE_FAILED if disk or rights do not let it be opened
 */
export function openDatabase(
  file: string,
  { create, migrations }: { create: boolean; migrations: readonly Migration[] },
): Database.Database {
  requireFolder(dirname(file));
  if (!create && !existsSync(file)) {
    throw new AndroidWorldError(
      'AW_RUN_NOT_FOUND',
      `No runs yet: there is no file "${file}". Name the results folder of a run, or start one: androidworld run`,
      { details: { file } },
    );
  }
  let database: Database.Database | undefined;
  try {
    makeFolder(dirname(file));
    database = new Database(file, { timeout: BUSY_TIMEOUT_MS, fileMustExist: !create });
    prepare(database, file, migrations);
    return database;
  } catch (error) {
    database?.close();
    const missing = describeMissingSqlite(error);
    if (missing !== undefined) throw missing;
    // Read, written or locked: of the disk. What it is, and not what it should be: of the file.
    const failure = isWrongFile(error)
      ? error
      : storeFailure(error, { what: 'open the results database', file, advice });
    if (isAndroidWorldError(failure)) throw failure;
    throw new AndroidWorldError(
      'AW_STORE_INVALID',
      `Cannot open "${file}" as a results database: ${error instanceof Error ? error.message : String(error)}. ` +
        'Move the file away, or choose another results folder.',
      { details: { file }, cause: error },
    );
  }
}

function isWrongFile(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && /^(?:SQLITE_NOTADB|SQLITE_CORRUPT|EISDIR)/.test(String(error.code))
  );
}

function prepare(database: Database.Database, file: string, migrations: readonly Migration[]): void {
  checkOrigin(database, file);
  // A reader never waits for the writer, nor the writer for readers.
  if (database.pragma('journal_mode', { simple: true }) !== 'wal') database.pragma('journal_mode = WAL');
  // In WAL mode every commit survives a killed process, which is what is promised. A power cut may cost the last steps,
  // never the database; FULL would pay for those with an fsync in every step.
  database.pragma('synchronous = NORMAL');
  database.pragma('foreign_keys = ON');
  const newest = migrations.at(-1)?.version ?? 0;
  if (formatOf(database) !== newest) migrate(database, file, migrations);
}

/** Two processes may open an old file at the same time: the second finds the work done. */
function migrate(database: Database.Database, file: string, migrations: readonly Migration[]): void {
  database
    .transaction(() => {
      const found = formatOf(database);
      const newest = migrations.at(-1)?.version ?? 0;
      if (found > newest) {
        throw new AndroidWorldError(
          'AW_STORE_INVALID',
          `Cannot open "${file}": its format is version ${found}, this program knows versions up to ${newest}. ` +
            'Update @androidworld/store.',
          { details: { file, found, newest } },
        );
      }
      for (const { version, sql } of migrations) {
        if (version > found) database.exec(sql);
      }
      database.pragma(`application_id = ${APPLICATION_ID}`);
      database.pragma(`user_version = ${newest}`);
    })
    .immediate();
}

function checkOrigin(database: Database.Database, file: string): void {
  // In this order: another process may be making the tables just now, and signs them in the same transaction.
  if (database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined) return;
  if (database.pragma('application_id', { simple: true }) === APPLICATION_ID) return;
  throw new AndroidWorldError(
    'AW_STORE_INVALID',
    `Cannot open "${file}": it is an SQLite database, but not one of AndroidWorld results. Choose another results folder.`,
    { details: { file } },
  );
}

function formatOf(database: Database.Database): number {
  return Number(database.pragma('user_version', { simple: true }));
}
