import type { Row, SqlValue } from '../api.ts';

/** One column of a table: its name there, and what the app makes of its values. */
export interface Column<T> {
  /** In the table; the name in the description unless given. */
  readonly name: string | undefined;
  /** What Android's Cursor gives for the value, whatever SQLite stored. @throws NullPointerException */
  read(value: SqlValue, where: string): T;
  /** The value to be stored for one of the app's. */
  write(value: T): SqlValue;
  /** The same column where the real app allows NULL: null is passed both ways. */
  nullable(): Column<T | null>;
  /** The same column as the app sees it: milliseconds for microseconds, a state for its number. */
  as<U>(read: (value: T) => U, write: (value: U) => T): Column<U>;
}

/** The columns of a row by the names the app gives them. */
export type Columns<T> = { readonly [K in keyof T]: Column<T[K]> };

/** What a row is by its columns. */
export type RowOf<C> = { readonly [K in keyof C]: C[K] extends Column<infer T> ? T : never };

/**
 * The types of columns. Each takes the column's name where it differs from the name in the description:
 * `id: column.integer('_id')`.
 */
export const column = {
  integer: (name?: string): Column<number> => describe(name, (value) => Math.trunc(numberOf(value)), Math.trunc),
  real: (name?: string): Column<number> => describe(name, numberOf, identity),
  text: (name?: string): Column<string> => describe(name, textOf, identity),
  blob: (name?: string): Column<Uint8Array> => describe(name, bytesOf, identity),
  /** An integer that is 0 or 1. */
  boolean: (name?: string): Column<boolean> => describe(name, (value) => numberOf(value) !== 0, Number),
} as const;

/** A row of a query as the app sees it. @throws what reading one of its values throws */
export function readRow<T extends object>(columns: Columns<T>, row: Row, table = 'the query'): T {
  const values = (Object.entries(columns) as [string, Column<unknown>][]).map(([key, { name = key, read }]) => [
    key,
    read(row[name] ?? null, `column "${name}" of ${table}`),
  ]);
  // One value for each column.
  return Object.fromEntries(values) as T;
}

/** Values as the table takes them, by its names; those that are undefined are left out. */
export function writeRow<T extends object>(columns: Columns<T>, values: Partial<T>): [name: string, value: SqlValue][] {
  const given = (Object.keys(columns) as (keyof T & string)[]).filter((key) => values[key] !== undefined);
  return given.map((key) => [columns[key].name ?? key, columns[key].write(values[key] as T[typeof key])]);
}

function describe<T>(
  name: string | undefined,
  read: (value: SqlValue, where: string) => T,
  write: (value: T) => SqlValue,
): Column<T> {
  return {
    name,
    read,
    write,
    nullable: () =>
      describe<T | null>(
        name,
        (value, where) => (value === null ? null : read(value, where)),
        (value) => (value === null ? null : write(value)),
      ),
    as: (see, store) =>
      describe(
        name,
        (value, where) => see(read(value, where)),
        (value) => write(store(value)),
      ),
  };
}

const identity = <T>(value: T): T => value;

/** `CursorWindow.getDouble`: no value is 0, a text the number it begins with. */
function numberOf(value: SqlValue): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return 0;
  return Number(/^\s*[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?/.exec(value)?.[0] ?? 0);
}

function textOf(value: SqlValue, where: string): string {
  if (value === null) throw missing(where);
  if (value instanceof Uint8Array) throw new Error(`SQLiteException: Unable to convert BLOB to string: ${where}`);
  return String(value);
}

function bytesOf(value: SqlValue, where: string): Uint8Array {
  if (value === null) throw missing(where);
  return value instanceof Uint8Array ? value : new TextEncoder().encode(String(value));
}

function missing(where: string): Error {
  return new Error(`NullPointerException: ${where} is null; describe it as nullable() where the real app allows it`);
}
