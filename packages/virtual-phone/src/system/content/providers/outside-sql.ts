import type { Row, SqlValue } from '@androidworld/app-sdk';
import type { Database } from '../../../disk/database.ts';
import { callerSignal } from '../../../sql/caller-signal.ts';
import { findIntrusion, isPlain } from '../../../sql/conditions.ts';
import type { SqlHost } from '../../../sql/messages.ts';
import { runSql } from '../../../sql/sql-process.ts';
import { momentOf } from '../../../sql/use-sources.ts';
import { illegalArgument, javaException, sqliteException } from '../../java-exception.ts';
import { hostDeadlineSignal } from '../../time/host-time.ts';
import { isSqliteError, sqliteFailure } from './sqlite-failure.ts';

/** A provider's other users wait for none longer than that. */
const mostMs = 10_000;

/** @throws IllegalArgumentException when a piece of SQL that came from outside would be more than its part of a query */
export function requirePieces(pieces: readonly (string | undefined)[]): void {
  for (const piece of pieces) {
    const intrusion = piece === undefined ? undefined : findIntrusion(piece);
    if (intrusion !== undefined) throw illegalArgument(intrusion);
  }
}

export function arePlain(pieces: readonly (string | undefined)[], args: readonly SqlValue[]): boolean {
  return pieces.every((piece) => piece === undefined || isPlain(piece, args));
}

/**
 * Runs a query that holds more than plain pieces from outside: in a process of its own, on a connection that only reads.
 * It ends with whoever asks, or after ten seconds.
 */
export async function queryApart(
  database: Database,
  sql: string,
  args: readonly SqlValue[],
): Promise<{ columns: readonly string[]; rows: readonly Row[] }> {
  const caller = callerSignal();
  const timeout = hostDeadlineSignal(mostMs);
  const signal = caller === undefined ? timeout : AbortSignal.any([caller, timeout]);
  const result = await runSql(
    { kind: 'query', file: database.name, sql, args, moment: momentOf(database) },
    { phone: database, signal, host: noHost },
  ).catch((error: unknown) => {
    throw isSqliteError(error) ? sqliteFailure(error, sql) : error;
  });
  if (result === undefined || !('rows' in result)) {
    if (signal.aborted) throw javaException('android.os.OperationCanceledException', `the query took too long: ${sql}`);
    throw sqliteException(`out of memory (code 7 SQLITE_NOMEM): , while compiling: ${sql}`);
  }
  const { columns, rows } = result;
  return { columns, rows: rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at] ?? null]))) };
}

/** A query asks for nothing. */
const noHost: SqlHost = {
  out: async () => {},
  err: async () => {},
  open: refuse,
  read: refuse,
  sendOutputTo: refuse,
};

async function refuse(): Promise<never> {
  throw new Error('A query opens no files');
}
