/**
 * Whether between two looks these rows came, each of them once, and no other came, went or changed.
 *
 * @param isWanted whether a row is one that was asked for
 */
export function isOnlyAddition<Row extends object, Wanted>(
  after: readonly Row[],
  before: readonly Row[],
  wanted: readonly Wanted[],
  isWanted: (row: Row, wanted: Wanted) => boolean,
): boolean {
  const known = new Set(before.map(whole));
  const added = after.filter((row) => !known.has(whole(row)));
  const isAsBefore = after.length === before.length + added.length;
  return isAsBefore && added.length === wanted.length && canPair(wanted, added, isWanted);
}

/** Whether between two looks these rows went, and no other came, went or changed. */
export function isOnlyRemoval<Row extends object>(
  after: readonly Row[],
  before: readonly Row[],
  gone: readonly Row[],
): boolean {
  const removed = new Set(gone.map(whole));
  const kept = before.map(whole).filter((row) => !removed.has(row));
  return kept.length === before.length - gone.length && sameTexts(after.map(whole), kept);
}

/** Whether each of the wanted finds a row of its own. */
function canPair<Row, Wanted>(
  [first, ...others]: readonly Wanted[],
  rows: readonly Row[],
  isWanted: (row: Row, wanted: Wanted) => boolean,
): boolean {
  if (first === undefined) return true;
  return rows.some((row, index) => isWanted(row, first) && canPair(others, rows.toSpliced(index, 1), isWanted));
}

/** All columns of a row, its id among them: no two rows of a table are equal. */
function whole(row: object): string {
  return JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function sameTexts(some: readonly string[], others: readonly string[]): boolean {
  const wanted = new Set(others);
  return some.length === others.length && some.every((text) => wanted.has(text));
}
