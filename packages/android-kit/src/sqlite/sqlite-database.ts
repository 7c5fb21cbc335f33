/** A database of an app, as it is lent to a function: calls return at once. Values are those of SQLite; blobs are `Buffer`s. */
export interface SqliteDatabase {
  prepare(sql: string): SqliteStatement;
  /** Runs several statements without values. */
  exec(sql: string): unknown;
  pragma(text: string, options?: { readonly simple?: boolean }): unknown;
}

export interface SqliteStatement {
  /** All rows: objects by column. */
  all(...values: readonly unknown[]): unknown[];
  /** The first row, or `undefined`. */
  get(...values: readonly unknown[]): unknown;
  run(...values: readonly unknown[]): { readonly changes: number; readonly lastInsertRowid: number | bigint };
  /** Rows become the values of their first column. */
  pluck(): SqliteStatement;
}
