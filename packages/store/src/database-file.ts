import { statSync } from 'node:fs';
import { AndroidWorldError } from '@androidworld/core';

/** Notices when the files of an open database are taken away: SQLite writes on into files nobody will find. */
export interface DatabaseFile {
  readonly path: string;
  /** @throws AW_STORE_FAILED if the files under these names are not the ones that are open */
  requireSame(): void;
}

/** To be called when the database has been opened. */
export function databaseFile(path: string): DatabaseFile {
  const known = new Map<string, string>();
  const look = (file: string): string | undefined => {
    const stat = statSync(file, { bigint: true, throwIfNoEntry: false });
    return stat === undefined ? undefined : `${stat.dev}:${stat.ino}`;
  };
  return {
    path,
    requireSame() {
      // The write-ahead log holds the newest rows.
      for (const file of [path, `${path}-wal`]) {
        const found = look(file);
        const before = known.get(file);
        if (before === undefined && found !== undefined) known.set(file, found);
        else if (before !== found) throw gone(file, found === undefined ? 'deleted' : 'replaced');
      }
    },
  };
}

function gone(file: string, how: 'deleted' | 'replaced'): AndroidWorldError {
  return new AndroidWorldError(
    'AW_STORE_FAILED',
    `The results "${file}" were ${how} while they were in use: what comes now would be lost. Put the results folder back as it was and resume the run, or start a new one`,
    { details: { file } },
  );
}
