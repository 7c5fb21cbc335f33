import type { CallOptions, Device } from '@androidworld/core';
import { changeCopy, useCopy } from './database-copy.ts';
import type { SqliteDatabase } from './sqlite-database.ts';

/** Where a database of an app is. */
export interface DatabaseLocation {
  /** Owner of the database; stopped first, so that nothing is held in memory or written meanwhile. */
  readonly packageName: string;
  /** Absolute path on the device. */
  readonly path: string;
}

type UseDatabase = <T>(
  device: Device,
  location: DatabaseLocation,
  use: (database: SqliteDatabase) => T,
  options?: CallOptions,
) => Promise<T>;

/**
 * Reads a database of an app: a copy, with what its write-ahead log holds. The app goes on running.
 *
 * @throws AW_COMMAND_FAILED if there is no such file. Needs root.
 */
export const readDatabase: UseDatabase = useCopy;

/**
 * Changes a database of an app. The app is stopped, the file edited on the host and put back in one move with the
 * owner, mode and SELinux label it had; its journals go, other databases beside it are not touched.
 *
 * @throws AW_COMMAND_FAILED if there is no such file; whatever `edit` throws, and the device is then unchanged. Needs root.
 */
export const editDatabase: UseDatabase = changeCopy;
