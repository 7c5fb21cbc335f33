import type { AppDatabase, Row, SqlValue } from '@androidworld/app-sdk';
import type { Database } from 'better-sqlite3';
import { findRefusal } from '../../sql/find-places.ts';
import { sqliteException } from '../java-exception.ts';

/** SQL of an app on one of its databases; opened with each call, since the file may have been replaced. */
export function appDatabase(open: () => Promise<Database>): AppDatabase {
  return {
    async all(sql, args = []) {
      return runStatement(await open(), sql, args).rows;
    },
    async run(sql, args = []) {
      const { changes, lastId } = runStatement(await open(), sql, args);
      return { changes, lastId };
    },
    async transaction(statements) {
      const database = await open();
      database.transaction(() => {
        for (const { sql, args = [] } of statements) runStatement(database, sql, args);
      })();
    },
  };
}

function runStatement(
  database: Database,
  sql: string,
  args: readonly SqlValue[],
): { rows: Row[]; changes: number; lastId: number } {
  const refusal = findRefusal(sql);
  if (refusal !== undefined) throw sqliteException(`${refusal}: , while compiling: ${sql}`);
  if (args.length === 0 && isScript(sql)) {
    database.exec(sql);
    return { rows: [], changes: 0, lastId: 0 };
  }
  const statement = database.prepare<unknown[], Row>(sql);
  const values = args.map(bindable);
  if (statement.reader) return { rows: statement.all(...values), changes: 0, lastId: 0 };
  const { changes, lastInsertRowid } = statement.run(...values);
  return { rows: [], changes, lastId: Number(lastInsertRowid) };
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
