import { AndroidWorldError, type CallOptions, type Device, sh } from '@androidworld/core';
import BetterSqlite3, { type Database } from 'better-sqlite3';
import type { DatabaseLocation } from '../sqlite/database.ts';
import { changeCopy, useCopy } from '../sqlite/database-copy.ts';
import { UnexpectedContent } from '../sqlite/unexpected-content.ts';

/** The database of an app, and which versions of its schema are understood. */
export interface AppDatabase extends DatabaseLocation {
  /** As `Apps.open` understands it. */
  readonly app: string;
  /** The app with the version that these tables were taken from, for messages. */
  readonly madeFor: string;
  readonly oldestVersion: number;
  readonly newestVersion: number;
  readVersion(database: Database): unknown;
}

/** The number that SQLite keeps for an app. */
export function userVersion(database: Database): unknown {
  return database.pragma('user_version', { simple: true });
}

/**
 * A database that was written while it was copied is torn: it is copied again, not the same copy looked at again.
 *
 * @see fault of the original: its attempts query one local copy
 */
const attempts = 3;

/** @throws AW_DEVICE_STATE when the database is missing, locked, corrupt or of another schema version */
export async function readAppDatabase<T>(
  device: Device,
  app: AppDatabase,
  read: (database: Database) => T,
  options: CallOptions,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await useCopy(device, app, (database) => read(checked(database, app)), options);
    } catch (error) {
      const mayBeTorn = error instanceof UnexpectedContent || error instanceof BetterSqlite3.SqliteError;
      if (!mayBeTorn || attempt === attempts) throw await explained(error, device, app, options);
    }
  }
}

/** @throws AW_DEVICE_STATE when the database is missing, locked, corrupt or of another schema version: nothing is written */
export async function editAppDatabase(
  device: Device,
  app: AppDatabase,
  edit: (database: Database) => void,
  options: CallOptions,
): Promise<void> {
  try {
    await changeCopy(device, app, (database) => edit(checked(database, app)), options);
  } catch (error) {
    throw await explained(error, device, app, options);
  }
}

function checked(database: Database, app: AppDatabase): Database {
  const health: unknown = database.pragma('quick_check(1)', { simple: true });
  if (health !== 'ok') throw new UnexpectedContent('a sound database', `a corrupt one: ${String(health)}`);
  const version = app.readVersion(database);
  if (typeof version === 'number' && version >= app.oldestVersion && version <= app.newestVersion) return database;
  const known =
    app.oldestVersion === app.newestVersion ? app.newestVersion : `${app.oldestVersion} to ${app.newestVersion}`;
  throw new UnexpectedContent(`schema version ${known} (${app.madeFor})`, `version ${String(version)}`);
}

async function explained(error: unknown, device: Device, app: AppDatabase, options: CallOptions): Promise<unknown> {
  if (error instanceof UnexpectedContent) {
    return failure(device, app, {
      expected: error.expected,
      found: error.found,
      remedy: `Install ${app.madeFor}, or restore the app's saved state.`,
      cause: error,
    });
  }
  if (error instanceof BetterSqlite3.SqliteError) {
    const locked = /^SQLITE_(BUSY|LOCKED)/.test(error.code);
    return failure(device, app, {
      expected: 'a sound database that nobody writes to',
      found: `${locked ? 'a locked one' : 'one that SQLite cannot read'}: ${error.message} (${error.code})`,
      remedy: locked
        ? 'Stop the app, and whatever else has the file open, and try again.'
        : "Restore the app's saved state, or clear the app's data and start it once.",
      cause: error,
    });
  }
  if (error instanceof AndroidWorldError && error.code === 'AW_COMMAND_FAILED') {
    const { exitCode } = await device.shell(sh`test -f ${app.path}`, { ...options, root: true });
    if (exitCode === 1) {
      return failure(device, app, {
        expected: 'a database',
        found: 'no such file',
        remedy: `Install ${app.madeFor} and start it once: it makes its database at its first start.`,
        cause: error,
      });
    }
  }
  return error;
}

interface Failure {
  readonly expected: string;
  readonly found: string;
  readonly remedy: string;
  readonly cause: unknown;
}

function failure(
  { serial }: Device,
  { app, packageName, path }: AppDatabase,
  { expected, found, remedy, cause }: Failure,
): AndroidWorldError {
  return new AndroidWorldError(
    'AW_DEVICE_STATE',
    `${path} of "${app}" on ${serial}: expected ${expected}; found ${found}. ${remedy}`,
    { details: { serial, packageName, path, expected, found }, cause },
  );
}
