import type { SqlValue } from '@androidworld/app-sdk';
import Database from 'better-sqlite3';
import type { SqlJob, SqlResult } from './messages.ts';
import { sourcesAt } from './sql-sources.ts';
import { useSources } from './use-sources.ts';

/** A row must fit into a CursorWindow of Android. */
const mostRowBytes = 2 * 1024 * 1024;
/** All rows are held at once: Android would hand them out window by window. */
const mostBytes = 64 * 1024 * 1024;

/** Runs a query on a connection that cannot write. */
export function runQuery({ file, sql, args, moment }: Extract<SqlJob, { kind: 'query' }>): SqlResult {
  const database = new Database(file, { readonly: true, fileMustExist: true });
  try {
    database.pragma('temp_store = MEMORY');
    useSources(database, sourcesAt(moment));
    const statement = database.prepare<unknown[], SqlValue[]>(sql);
    if (!statement.reader) throw Object.assign(new Error('not an error'), { code: 'SQLITE_MISUSE' });
    const rows: SqlValue[][] = [];
    let bytes = 0;
    for (const row of statement.raw(true).iterate(...args.map(bindable))) {
      const size = row.reduce<number>((sum, value) => sum + sizeOf(value), 0);
      bytes += size;
      if (size > mostRowBytes || bytes > mostBytes) {
        const text = `Row too big to fit into CursorWindow requiredPos=${rows.length}, totalPos=${rows.length + 1}`;
        throw Object.assign(new Error(text), { code: 'SQLITE_TOOBIG' });
      }
      rows.push(row);
    }
    return { columns: statement.columns().map(({ name }) => name), rows };
  } finally {
    database.close();
  }
}

function bindable(value: SqlValue): SqlValue | bigint {
  return Number.isSafeInteger(value) ? BigInt(Number(value)) : value;
}

function sizeOf(value: SqlValue): number {
  return typeof value === 'string' || value instanceof Uint8Array ? value.length : 8;
}
