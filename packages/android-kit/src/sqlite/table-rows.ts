import type { Database } from 'better-sqlite3';
import type { TypedTable } from './typed-table.ts';
import { UnexpectedContent } from './unexpected-content.ts';

/**
 * All rows, in the order of their ids.
 *
 * @throws UnexpectedContent when the table, or a column that all versions have, is missing, or holds another type
 */
export function readRows<Row>(database: Database, table: TypedTable<Row>): Row[] {
  const present = presentColumns(database, table);
  const rows: unknown[] = database.prepare(`SELECT rowid AS "rowid", * FROM ${quoted(table.name)} ORDER BY 1`).all();
  return rows.map((row) => readRow(row, table, present));
}

function readRow<Row>(row: unknown, table: TypedTable<Row>, present: ReadonlySet<string>): Row {
  const values = new Map<string, unknown>(Object.entries(row ?? {}));
  const read: Partial<Row> = {};
  for (const name of columnNames(table)) {
    if (!present.has(name)) continue;
    const value = values.get(name);
    const field = table.columns[name];
    if (!field.holds(value)) {
      const where = `column "${name}" of table "${table.name}", row ${String(values.get('rowid'))}`;
      throw new UnexpectedContent(`${field.type} in ${where}`, value === null ? 'NULL' : JSON.stringify(value));
    }
    read[name] = value;
  }
  // Every column that all versions have was read; the others may be undefined.
  return read as Row;
}

/**
 * Adds rows in this order. Columns that are left out get the table's own default, or the next id.
 *
 * @throws UnexpectedContent when the table, or a column that all versions have, is missing
 */
export function insertRows<Row>(database: Database, table: TypedTable<Row>, rows: readonly Partial<Row>[]): void {
  const present = presentColumns(database, table);
  for (const row of rows) {
    const names = columnNames(table).filter((name) => present.has(name) && row[name] !== undefined);
    const columns = names.map(quoted).join(', ');
    const places = names.map(() => '?').join(', ');
    database
      .prepare(`INSERT INTO ${quoted(table.name)} (${columns}) VALUES (${places})`)
      .run(...names.map((name) => row[name]));
  }
}

/**
 * Removes all rows, and by its foreign keys what hangs on them.
 *
 * @throws UnexpectedContent when the table, or a column that all versions have, is missing
 */
export function deleteRows<Row>(database: Database, table: TypedTable<Row>): void {
  presentColumns(database, table);
  database.prepare(`DELETE FROM ${quoted(table.name)}`).run();
}

/** Which of a table's columns this database has. */
function presentColumns<Row>(database: Database, table: TypedTable<Row>): ReadonlySet<string> {
  const found: unknown[] = database.prepare('SELECT name FROM pragma_table_info(?)').pluck().all(table.name);
  const present = new Set(found.map(String));
  const missing = columnNames(table).filter((name) => table.columns[name].required && !present.has(name));
  if (missing.length === 0) return present;
  throw new UnexpectedContent(
    `a table "${table.name}" with ${missing.map((name) => `"${name}"`).join(', ')}`,
    present.size === 0 ? 'no such table' : `the columns ${[...present].join(', ')}`,
  );
}

function columnNames<Row>(table: TypedTable<Row>): (keyof Row & string)[] {
  return Object.keys(table.columns) as (keyof Row & string)[];
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
