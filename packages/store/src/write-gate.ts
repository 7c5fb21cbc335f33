import type Database from 'better-sqlite3';
import type { DatabaseFile } from './database-file.ts';
import { heartbeatMs, takenOver } from './run-owner.ts';
import { storeFailure } from './store-failure.ts';

/** What every write of a run passes. */
export interface WriteGate {
  /** Number of the run and token: the last two parameters of every write. */
  readonly key: readonly [run: number, token: string];
  /**
   * @param change the write; it changes no row unless the run is this writer's
   * @throws AW_STORE_FAILED, AW_RUN_TAKEN_OVER
   */
  write<T extends { readonly changes: number }>(change: () => T): T;
  /** @throws AW_STORE_FAILED if the database was taken away */
  requireFile(): void;
  /** Aborts when the run is lost, at the latest with the next heartbeat. */
  readonly lost: AbortSignal;
  /** Lets go of the run. */
  close(): void;
}

export function writeGate(options: {
  readonly database: Database.Database;
  readonly file: DatabaseFile;
  readonly run: { readonly number: number; readonly id: string };
  readonly token: string;
}): WriteGate {
  const { database, file, run, token } = options;
  const key = [run.number, token] as const;
  const lost = new AbortController();
  const beat = database.prepare('UPDATE run_owners SET heartbeat = ? WHERE run = ? AND token = ?');
  const leave = database.prepare('DELETE FROM run_owners WHERE run = ? AND token = ?');

  const attempt = <T extends { readonly changes: number }>(change: () => T): T => {
    try {
      const done = change();
      if (done.changes === 0) throw takenOver(database, run);
      // Last: rows that went into a file without a name are lost, however well that went.
      file.requireSame();
      return done;
    } catch (error) {
      throw storeFailure(error, { what: 'write the results database', file: file.path });
    }
  };
  const heart = setInterval(() => {
    try {
      attempt(() => beat.run(new Date().toISOString(), ...key));
    } catch (error) {
      // Another process that writes for long is no reason to give up the run.
      if (isLocked(error)) return;
      clearInterval(heart);
      lost.abort(error);
    }
  }, heartbeatMs).unref();

  return {
    key,
    write: attempt,
    requireFile: () => file.requireSame(),
    lost: lost.signal,
    close() {
      clearInterval(heart);
      try {
        leave.run(...key);
      } catch {
        // Disk or database are gone, which the writes have told: a token that stays is taken over.
      }
    },
  };
}

function isLocked(error: unknown): boolean {
  return (
    error instanceof Error &&
    error.cause instanceof Error &&
    'code' in error.cause &&
    error.cause.code === 'SQLITE_BUSY'
  );
}
