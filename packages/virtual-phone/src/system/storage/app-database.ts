import type { AppDatabase, Row, SqlValue } from '@androidworld/app-sdk';
import type { Database } from '../../disk/database.ts';
import { findRefusal } from '../../sql/find-places.ts';
import { sqliteException } from '../java-exception.ts';
import { changedTables } from './changed-tables.ts';

/**
 * SQL of an app on one of its databases; opened with each call, since the file may have been replaced.
 *
 * @param changed is told which tables were written, when they were
 */
export function appDatabase(open: () => Promise<Database>, changed: (tables: readonly string[]) => void): AppDatabase {
  const tell = (results: readonly Result[]) => {
    const tables = new Set(results.flatMap((result) => result.tables));
    if (tables.size > 0) changed([...tables]);
  };
  return {
    async all(sql, args = []) {
      const result = runStatement(await open(), sql, args);
      tell([result]);
      return result.rows;
    },
    async run(sql, args = []) {
      const result = runStatement(await open(), sql, args);
      tell([result]);
      return { changes: result.changes, lastId: result.lastId };
    },
    async transaction(statements) {
      const database = await open();
      const results: Result[] = [];
      database.transaction(() => {
        for (const { sql, args = [] } of statements) results.push(runStatement(database, sql, args));
      })();
      tell(results);
    },
  };
}

interface Result {
  readonly rows: Row[];
  readonly changes: number;
  readonly lastId: number;
  /** Written by it. */
  readonly tables: readonly string[];
}

function runStatement(database: Database, sql: string, args: readonly SqlValue[]): Result {
  const refusal = findRefusal(sql);
  if (refusal !== undefined) throw sqliteException(`${refusal}: , while compiling: ${sql}`);
  if (args.length === 0 && isScript(sql)) {
    database.exec(sql);
    return { rows: [], changes: 0, lastId: 0, tables: [] };
  }
  const statement = database.prepare<unknown[], Row>(sql);
  const values = args.map(bindable);
  const tables = changedTables(database, sql, values);
  if (statement.reader) return { rows: statement.all(...values), changes: 0, lastId: 0, tables };
  const { changes, lastInsertRowid } = statement.run(...values);
  return { rows: [], changes, lastId: Number(lastInsertRowid), tables: changes > 0 ? tables : [] };
}

/** SQLite has no booleans, and better-sqlite3 takes none; whole numbers are integers, as Java's are. */
function bindable(value: SqlValue | boolean | undefined): SqlValue | bigint {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (Number.isSafeInteger(value)) return BigInt(Number(value));
  return value ?? null;
}

/** Several statements in one text, e.g. a schema. */
function isScript(sql: string): boolean {
  return /;\s*\S/.test(sql) && !/^\s*(select|insert|update|delete|with|pragma)\b/i.test(sql);
}
