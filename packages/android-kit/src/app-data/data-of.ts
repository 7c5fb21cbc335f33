import type { Database } from 'better-sqlite3';
import { readClock } from '../settings/clock.ts';
import { nextRowId } from '../sqlite/next-row-id.ts';
import { deleteRows, insertRows, readRows } from '../sqlite/table-rows.ts';
import type { TypedTable } from '../sqlite/typed-table.ts';
import type { AppData } from './app-data.ts';
import { type AppDatabase, editAppDatabase, readAppDatabase } from './app-database.ts';

/** How the rows of an app lie in its database. */
export interface AppRows<Row, NewRow> {
  list(database: Database): Row[];
  clear(database: Database): void;
  /** @param now the phone's time, in milliseconds since 1970 */
  add(database: Database, rows: readonly NewRow[], now: number): void;
}

/** Rows that are those of one table. */
export function rowsOfTable<Row, NewRow>(
  table: TypedTable<Row>,
  complete: (row: NewRow, moment: Moment) => Partial<Row>,
): AppRows<Row, NewRow> {
  return {
    list: (database) => readRows(database, table),
    clear: (database) => deleteRows(database, table),
    add(database, rows, now) {
      const firstId = nextRowId(database, table.name);
      const completed = rows.map((row, index) => complete(row, { now, rowId: firstId + index }));
      insertRows(database, table, completed);
    },
  };
}

/** What a row may have in it that nobody said. */
export interface Moment {
  /** The phone's time, in milliseconds since 1970. */
  readonly now: number;
  /** No row before it has this number, and none of one write shares it. */
  readonly rowId: number;
}

/** An app's data: its database, with its rows in it. */
export function dataOf<Row, NewRow>(database: AppDatabase, rows: AppRows<Row, NewRow>): AppData<Row, NewRow> {
  return {
    app: database.app,
    packageName: database.packageName,
    list: (device, options = {}) => readAppDatabase(device, database, rows.list, options),
    clear: (device, options = {}) => editAppDatabase(device, database, rows.clear, options),
    async add(device, added, options = {}) {
      const now = await readClock(device, options);
      await editAppDatabase(device, database, (file) => rows.add(file, added, now), options);
    },
    async replace(device, added, options = {}) {
      const now = await readClock(device, options);
      await editAppDatabase(
        device,
        database,
        (file) => {
          rows.clear(file);
          rows.add(file, added, now);
        },
        options,
      );
    },
  };
}
