import type { Database } from 'better-sqlite3';

/** Above every row that a table holds; what the next row gets, unless rows were deleted from its end. */
export function nextRowId(database: Database, table: string): number {
  const id: unknown = database.prepare(`SELECT coalesce(max(rowid), 0) + 1 FROM "${table}"`).pluck().get();
  return Number(id);
}
