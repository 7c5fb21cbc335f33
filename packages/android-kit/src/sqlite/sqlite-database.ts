/** A database of an app, as it is lent to a function: calls return at once. Values are those of SQLite; blobs are `Buffer`s. */
export interface SqliteDatabase {
  /** Compiles one statement, with `?` for values given later. @throws when SQLite refuses it */
  prepare(sql: string): SqliteStatement;
  /** Runs several statements without values. */
  exec(sql: string): unknown;
  /** `PRAGMA` and this text: rows of its answer, or with `simple` the first column of the first. */
  pragma(text: string, options?: { readonly simple?: boolean }): unknown;
}

/** A compiled statement; `values` stand for its `?` in their order. */
export interface SqliteStatement {
  /** All rows: objects by column. */
  all(...values: readonly unknown[]): unknown[];
  /** The first row, or `undefined`. */
  get(...values: readonly unknown[]): unknown;
  /** Runs it for its effect: how many rows changed, and the id of the last row added. */
  run(...values: readonly unknown[]): { readonly changes: number; readonly lastInsertRowid: number | bigint };
  /** Rows become the values of their first column. */
  pluck(): SqliteStatement;
}
