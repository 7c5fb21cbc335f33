/**
 * Yields rows a page at a time, each page a query of its own from where the last one ended. A cursor left open
 * (better-sqlite3's `iterate()`) would block all writes of its connection, and keep the write-ahead log from being
 * folded back, for as long as a slow reader takes.
 */
export function* pages<Row>(read: (after: number) => readonly Row[], position: (row: Row) => number): Generator<Row> {
  let after = -1;
  for (;;) {
    const rows = read(after);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield* rows;
    after = position(last);
  }
}
