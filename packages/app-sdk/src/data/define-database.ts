import type { AppApi, AppDatabase, SqlValue } from '../api.ts';
import { type Columns, readRow } from './column.ts';
import { createDatabase, type Schema } from './create-database.ts';
import { makeTable, type OnConflict, type RowSelection, type Selected, type Statement, type Table } from './table.ts';

/** What a database is, as the real app's SQLiteOpenHelper or RoomDatabase says it. */
export interface DatabaseDescription<T> extends Schema {
  /** File in the `databases` folder. */
  readonly name: string;
  /** The tables and views the app reads, by their names in the database. */
  readonly tables: { readonly [K in keyof T]: Columns<T[K]> };
  /** In device-protected storage, there before the first unlock. Default false. */
  readonly deviceProtected?: boolean;
  /** `PRAGMA foreign_keys`: on in Room where an entity has some, off in a plain SQLiteOpenHelper. Default false. */
  readonly foreignKeys?: boolean;
}

/** A table of an open database. */
export interface OpenTable<T> {
  /** Rows that match; by default all. @throws NullPointerException for NULL in a text or blob not nullable() */
  all(query?: Selected<T>): Promise<T[]>;
  /** First row that matches; undefined when none does. */
  first(query?: Selected<T>): Promise<T | undefined>;
  /** Number of rows that match; without a selection of all. */
  count(selection?: RowSelection<T>): Promise<number>;
  /** @returns the row's id */
  insert(values: Partial<T>, onConflict?: OnConflict): Promise<number>;
  /** @returns how many rows it changed */
  update(values: Partial<T>, selection: RowSelection<T>): Promise<number>;
  /** @returns how many rows it removed */
  delete(selection: RowSelection<T>): Promise<number>;
}

/** A database of one app, in either half: its tables by name, and SQL for the rest. */
export type OpenDatabase<T> = { readonly [K in keyof T]: OpenTable<T[K]> } & Pick<
  AppDatabase,
  'run' | 'transaction'
> & {
    /** Rows of any query, its columns named as described. */
    query<R extends object>(columns: Columns<R>, sql: string, args?: readonly SqlValue[]): Promise<R[]>;
  };

/** A described database, not opened yet. */
export interface Database<T> {
  /** File in the `databases` folder. */
  readonly name: string;
  /** For `useLive` and for transactions. */
  readonly tables: { readonly [K in keyof T]: Table<T[K] & object> };
  /**
   * In the app's `start`: makes the database, or brings an older one to its version.
   *
   * @throws IllegalStateException where Room does: a migration is missing, or the schema is another
   */
  create(api: AppApi): Promise<void>;
  /** For queries; the file is opened as it is found. */
  open(api: AppApi): OpenDatabase<T>;
}

/**
 * Describes an SQLite database with typed rows. Statements create it exactly as the real app does; the columns named
 * here are those the app reads.
 */
export function defineDatabase<T extends Record<keyof T, object>>(description: DatabaseDescription<T>): Database<T> {
  const { name, deviceProtected = false, foreignKeys = false } = description;
  const raw = (api: AppApi) => (deviceProtected ? api.deviceProtected : api).database(name, { foreignKeys });
  const names = Object.keys(description.tables) as (keyof T & string)[];
  const tables = Object.fromEntries(
    names.map((table) => [table, makeTable(table, description.tables[table], { database: name, deviceProtected })]),
  ) as Database<T>['tables'];
  return {
    name,
    tables,
    create: (api) => createDatabase(raw(api), description),
    open(api) {
      const database = raw(api);
      const own = {
        run: database.run,
        transaction: database.transaction,
        async query<R extends object>(columns: Columns<R>, sql: string, args: readonly SqlValue[] = []) {
          return (await database.all(sql, args)).map((row) => readRow(columns, row));
        },
      };
      const opened = names.map((table) => [table, openTable(database, tables[table])]);
      return { ...own, ...Object.fromEntries(opened) } as OpenDatabase<T>;
    },
  };
}

function openTable<T extends object>(database: AppDatabase, table: Table<T>): OpenTable<T> {
  const run = ({ sql, args }: Statement) => database.run(sql, args);
  const all = async (query?: Selected<T>) => {
    const { sql, args } = table.select(query);
    return (await database.all(sql, args)).map((row) => readRow(table.columns, row, `table "${table.name}"`));
  };
  return {
    all,
    first: async (query) => (await all({ ...query, limit: 1 }))[0],
    async count(selection = {}) {
      const { sql, args } = table.select(selection);
      const [row] = await database.all(`SELECT COUNT(*) AS count FROM (${sql})`, args);
      return Number(row?.count);
    },
    insert: async (values, onConflict) => (await run(table.insert(values, onConflict))).lastId,
    update: async (values, selection) => (await run(table.update(values, selection))).changes,
    delete: async (selection) => (await run(table.delete(selection))).changes,
  };
}
