import type { Query, Row, SqlValue } from '@androidworld/app-sdk';
import type { Database } from '../../../disk/database.ts';
import { illegalArgument } from '../../java-exception.ts';
import { arePlain, queryApart, requirePieces } from './outside-sql.ts';
import { isSqliteError, sqliteFailure } from './sqlite-failure.ts';

/** What a content URI stands for. */
export interface Source {
  /** Table, view or sub-query. */
  readonly from: string;
  /** In the order a query without projection has; a column the table lacks reads as null. */
  readonly columns: readonly string[];
  /** Whether columns that are not listed are refused. */
  readonly strict: boolean;
}

export interface Restriction {
  readonly where?: string;
  readonly args?: readonly SqlValue[];
  readonly sort?: string;
  /** `LIMIT` and what follows. */
  readonly limit?: string;
}

/** Runs a content query on a table; what comes from outside and is more than names and values, in a process of its own. */
export async function select(
  database: Database,
  source: Source,
  query: Query,
  own: Restriction = {},
): Promise<{ columns: readonly string[]; rows: readonly Row[] }> {
  const outside = [query.where, query.sort, ...(query.projection ?? [])];
  requirePieces(outside);
  const projection = query.projection?.length ? query.projection : source.columns;
  if (source.strict) {
    for (const column of projection) {
      if (!source.columns.includes(column)) throw illegalArgument(`Invalid column ${column}`);
    }
  }
  const condition = joinConditions([own.where, repair(query.where, source.columns)]);
  const sort = repair(query.sort, source.columns) ?? own.sort;
  const sql = [
    `SELECT ${projection.join(', ')} FROM ${withAllColumns(database, source)}`,
    condition === undefined ? '' : `WHERE ${condition}`,
    sort === undefined || sort.trim() === '' ? '' : `ORDER BY ${sort}`,
    own.limit === undefined ? '' : `LIMIT ${own.limit}`,
  ];
  const args = [...(own.args ?? []), ...(query.args ?? [])];
  return arePlain(outside, args) ? runSelect(database, sql.join(' '), args) : queryApart(database, sql.join(' '), args);
}

/** Runs a statement that changes rows; the number of those. */
export function change(
  database: Database,
  sql: string,
  args: readonly SqlValue[],
): { changes: number; lastId: number } {
  return translated(sql, () => {
    const { changes, lastInsertRowid } = database.prepare(sql).run(...args.map(bindable));
    return { changes, lastId: Number(lastInsertRowid) };
  });
}

export function updateRows(
  database: Database,
  table: string,
  values: Readonly<Record<string, SqlValue>>,
  restriction: Restriction,
): number {
  const names = Object.keys(values);
  if (names.length === 0) throw illegalArgument('Empty values');
  const where = restriction.where === undefined ? '' : ` WHERE ${restriction.where}`;
  const sql = `UPDATE ${table} SET ${names.map((name) => `${quoteName(name)} = ?`).join(', ')}${where}`;
  return change(database, sql, [...Object.values(values), ...(restriction.args ?? [])]).changes;
}

export function insertRow(database: Database, table: string, values: Readonly<Record<string, SqlValue>>): number {
  const names = Object.keys(values);
  if (names.length === 0) return change(database, `INSERT INTO ${table} DEFAULT VALUES`, []).lastId;
  const places = names.map(() => '?').join(', ');
  const sql = `INSERT INTO ${table} (${names.map(quoteName).join(', ')}) VALUES (${places})`;
  return change(database, sql, Object.values(values)).lastId;
}

export function joinConditions(conditions: readonly (string | undefined)[]): string | undefined {
  const present = conditions.filter((condition) => condition !== undefined && condition.trim() !== '');
  return present.length === 0 ? undefined : present.map((condition) => `(${condition})`).join(' AND ');
}

/**
 * Android's SQLite takes `"text"` for a string where no column has that name, and knows collations this one does not.
 */
export function repair(sql: string | undefined, columns: readonly string[]): string | undefined {
  return sql
    ?.replace(/'(?:[^']|'')*'|"((?:[^"]|"")*)"/g, (whole, name: string | undefined) => {
      if (name === undefined || columns.includes(name)) return whole;
      return `'${name.replaceAll("'", "''")}'`;
    })
    .replace(/\bCOLLATE\s+(LOCALIZED|UNICODE|PHONEBOOK)\b/gi, 'COLLATE NOCASE');
}

function runSelect(
  database: Database,
  sql: string,
  args: readonly SqlValue[],
): { columns: readonly string[]; rows: readonly Row[] } {
  return translated(sql, () => {
    const statement = database.prepare<unknown[], Row>(sql);
    if (!statement.reader) throw illegalArgument(`Not a query: ${sql}`);
    return { columns: statement.columns().map(({ name }) => name), rows: statement.all(...args.map(bindable)) };
  });
}

/** Whole numbers are integers, as Java's are: as a double, 3 is `3.0` in a column of text. */
function bindable(value: SqlValue): SqlValue | bigint {
  return Number.isSafeInteger(value) ? BigInt(Number(value)) : value;
}

function withAllColumns(database: Database, { from, columns }: Source): string {
  const own = new Set(columnsOf(database, from));
  if (own.size === 0 || columns.every((column) => own.has(column))) return from;
  const list = columns.map((column) => (own.has(column) ? quoteName(column) : `NULL AS ${quoteName(column)}`));
  const more = [...own].filter((column) => !columns.includes(column)).map(quoteName);
  return `(SELECT ${[...list, ...more].join(', ')} FROM ${from})`;
}

function columnsOf(database: Database, from: string): string[] {
  if (!/^\w+$/.test(from))
    return database
      .prepare(`SELECT * FROM ${from}`)
      .columns()
      .map(({ name }) => name);
  return database.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(from);
}

function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function translated<T>(sql: string, call: () => T): T {
  try {
    return call();
  } catch (error) {
    throw isSqliteError(error) ? sqliteFailure(error, sql) : error;
  }
}
