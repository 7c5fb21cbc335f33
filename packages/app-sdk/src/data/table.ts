import type { SqlValue } from '../api.ts';
import { type Columns, writeRow } from './column.ts';

/** SQL with the values of its question marks. */
export interface Statement {
  /** One statement, with `?` for `args`. */
  readonly sql: string;
  /** Values of the question marks, in their order; default none. */
  readonly args?: readonly SqlValue[];
}

/** Which rows: equal to the values of `where`, or a condition with the values of its question marks. */
export interface RowSelection<T> {
  /** Absent, or without values: all rows. Null finds null. */
  readonly where?: Partial<T> | string;
  /** Values of the question marks of a `where` in SQL; of no use otherwise. */
  readonly args?: readonly SqlValue[];
}

export interface Selected<T> extends RowSelection<T> {
  /** SQL after ORDER BY. */
  readonly orderBy?: string;
  /** At most so many rows; default: all. */
  readonly limit?: number;
}

/** What happens to a row whose key is taken: `@Insert(onConflict = …)`. */
export type OnConflict = 'abort' | 'replace' | 'ignore';

/** A table or view of a database: names it to `useLive`, and builds statements on it for transactions. */
export interface Table<T extends object = object> {
  /** As in the database. */
  readonly name: string;
  /** File of its database. */
  readonly database: string;
  /** Whether its database is in device-protected storage. */
  readonly deviceProtected: boolean;
  /** By the names the app gives them. */
  readonly columns: Columns<T>;
  /** All described columns of the rows that match; of all rows without a query. */
  select(query?: Selected<T>): Statement;
  /** Columns that are not given take the table's defaults. `onConflict` is `abort` by default. */
  insert(values: Partial<T>, onConflict?: OnConflict): Statement;
  /** Changes the given columns alone, in the rows selected; in all rows without a `where`. */
  update(values: Partial<T>, selection: RowSelection<T>): Statement;
  /** Removes the rows selected; all rows without a `where`. */
  delete(selection: RowSelection<T>): Statement;
}

export function makeTable<T extends object>(
  name: string,
  columns: Columns<T>,
  { database, deviceProtected }: { readonly database: string; readonly deviceProtected: boolean },
): Table<T> {
  const table = quoted(name);
  const picked = Object.entries<Columns<T>[keyof T]>(columns).map(([key, column]) => quoted(column.name ?? key));
  return {
    name,
    database,
    deviceProtected,
    columns,
    select({ orderBy, limit, ...selection } = {}) {
      const { sql, args } = condition(columns, selection);
      const order = orderBy === undefined ? '' : ` ORDER BY ${orderBy}`;
      const most = limit === undefined ? '' : ` LIMIT ${Math.trunc(limit)}`;
      return { sql: `SELECT ${picked.join(', ')} FROM ${table}${sql}${order}${most}`, args };
    },
    insert(values, onConflict = 'abort') {
      const given = writeRow(columns, values);
      const names = given.map(([column]) => quoted(column)).join(', ');
      const verb = onConflict === 'abort' ? 'INSERT' : `INSERT OR ${onConflict.toUpperCase()}`;
      const rows = given.length === 0 ? 'DEFAULT VALUES' : `(${names}) VALUES (${given.map(() => '?').join(', ')})`;
      return { sql: `${verb} INTO ${table} ${rows}`, args: given.map(([, value]) => value) };
    },
    update(values, selection) {
      const given = writeRow(columns, values);
      const changes = given.map(([column]) => `${quoted(column)} = ?`).join(', ');
      const { sql, args } = condition(columns, selection);
      return { sql: `UPDATE ${table} SET ${changes}${sql}`, args: [...given.map(([, value]) => value), ...args] };
    },
    delete(selection) {
      const { sql, args } = condition(columns, selection);
      return { sql: `DELETE FROM ${table}${sql}`, args };
    },
  };
}

function condition<T extends object>(
  columns: Columns<T>,
  { where, args = [] }: RowSelection<T>,
): { sql: string; args: readonly SqlValue[] } {
  if (where === undefined) return { sql: '', args };
  if (typeof where === 'string') return { sql: ` WHERE ${where}`, args };
  const given = writeRow(columns, where);
  if (given.length === 0) return { sql: '', args };
  // IS, so that null finds null.
  return {
    sql: ` WHERE ${given.map(([column]) => `${quoted(column)} IS ?`).join(' AND ')}`,
    args: given.map(([, value]) => value),
  };
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
