/**
 * A connection to a SQLite file of the phone: what of its library's own is used here, so that whoever works with a disk
 * needs neither that library's types nor its version.
 */
export interface Database {
  /** The file's path on the host. */
  readonly name: string;
  prepare<Parameters extends unknown[] | object = unknown[], Row = unknown>(
    sql: string,
  ): Parameters extends unknown[] ? Statement<Parameters, Row> : Statement<[Parameters], Row>;
  exec(sql: string): unknown;
  /** A function that does what it is given in a transaction, and takes all of it back when it throws. */
  transaction<Parameters extends unknown[], Result>(
    work: (...parameters: Parameters) => Result,
  ): (...parameters: Parameters) => Result;
  /** Defines a function of SQL. */
  function(name: string, options: { readonly varargs?: boolean }, work: (...values: unknown[]) => unknown): unknown;
  pragma(source: string, options?: { readonly simple?: boolean }): unknown;
}

/** Numbers of rows: of the last insert, and of all that were changed. */
interface Changes {
  readonly changes: number;
  readonly lastInsertRowid: number | bigint;
}

interface Statement<Parameters extends unknown[] = unknown[], Row = unknown> {
  run(...parameters: Parameters): Changes;
  get(...parameters: Parameters): Row | undefined;
  all(...parameters: Parameters): Row[];
  iterate(...parameters: Parameters): IterableIterator<Row>;
  /** Gives the first column of a row instead of an object. */
  pluck(): this;
  /** Gives rows as lists of values. */
  raw(): this;
  columns(): readonly { readonly name: string }[];
  /** Whether it gives rows. */
  readonly reader: boolean;
}
