import type { Database } from '../../disk/database.ts';
import { lexSql, meaningful, unquote } from '../../sql/lex-sql.ts';

interface Known {
  readonly schemaVersion: unknown;
  readonly tables: Map<string, string[]>;
}

const known = new WeakMap<Database, Known>();

/** An app has a few dozen statements; one that builds its SQL anew each time must not fill the memory. */
const mostStatements = 500;

/**
 * The tables that a statement writes, also those that its triggers and foreign keys do: SQLite's own program for it
 * tells. Room's InvalidationTracker finds them by triggers of its own instead.
 *
 * @returns nothing for what reads or changes the schema
 */
export function changedTables(database: Database, sql: string, values: readonly unknown[]): readonly string[] {
  if (!/^\s*(insert|update|delete|replace|with)\b/i.test(sql)) return [];
  const schemaVersion = database.pragma('schema_version', { simple: true });
  const last = known.get(database);
  const tables = last !== undefined && last.schemaVersion === schemaVersion ? last.tables : new Map<string, string[]>();
  if (tables.size >= mostStatements) tables.clear();
  known.set(database, { schemaVersion, tables });
  const written = tables.get(sql) ?? explain(database, sql, values);
  tables.set(sql, written);
  return written;
}

interface Step {
  readonly opcode: string;
  readonly p1: number;
  readonly p2: number;
  readonly p3: number;
}

interface Entry {
  readonly tbl_name: string;
  readonly rootpage: number;
}

/** @see https://www.sqlite.org/opcode.html */
function explain(database: Database, sql: string, values: readonly unknown[]): string[] {
  const schema = database.prepare<[], Entry>('SELECT tbl_name, rootpage FROM sqlite_master').all();
  const steps = database.prepare<unknown[], Step>(`EXPLAIN ${sql}`).all(...values);
  const written = new Set<string>();
  const main = 0;
  for (const { opcode, p1, p2, p3 } of steps) {
    const page = opcode === 'OpenWrite' && p3 === main ? p2 : opcode === 'Clear' && p2 === main ? p1 : undefined;
    const entry = page === undefined ? undefined : schema.find(({ rootpage }) => rootpage === page);
    if (entry !== undefined && !entry.tbl_name.startsWith('sqlite_')) written.add(entry.tbl_name);
  }
  if (steps.some(({ opcode }) => opcode === 'VUpdate')) {
    // The program does not name a virtual table, the statement does.
    const words = new Set(meaningful(lexSql(sql)).map((token) => unquote(token).toLowerCase()));
    const virtual = schema.filter(({ rootpage, tbl_name }) => rootpage === 0 && words.has(tbl_name.toLowerCase()));
    for (const { tbl_name } of virtual) written.add(tbl_name);
  }
  return [...written];
}
