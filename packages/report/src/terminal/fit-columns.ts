/** A column of less says nothing any more: one is not made narrower than this. */
const narrowest = 8;

/** A column, as its cells would have it. */
interface WrappedColumn {
  /** Of its longest cell. */
  readonly width: number;
  /** Of its longest word: what is narrower tears it. */
  readonly word: number;
}

/**
 * Widths of columns so that a row fits: the widest give way, alike, for what is wrapped. Words are torn only where it takes
 * that.
 *
 * @param room for all columns together
 */
export function narrowWidest(columns: readonly WrappedColumn[], room: number): number[] {
  const narrowed = (most: number, isTorn: boolean) =>
    columns.map(({ width, word }) => Math.min(width, Math.max(most, isTorn ? 0 : word)));
  const widest = Math.max(narrowest, ...columns.map(({ width }) => width));
  for (const isTorn of [false, true]) {
    for (let most = widest; most >= narrowest; most -= 1) {
      const widths = narrowed(most, isTorn);
      if (sum(widths) <= room) return widths;
    }
  }
  return narrowed(narrowest, true);
}

/**
 * Widths of columns so that a row fits: the last give way first, for what is cut off. What comes first names the row.
 *
 * @param widths as the cells would have them
 * @param room for all columns together
 */
export function narrowLast(widths: readonly number[], room: number): number[] {
  let excess = sum(widths) - room;
  return widths
    .toReversed()
    .map((width) => {
      const given = Math.max(0, Math.min(excess, width - narrowest));
      excess -= given;
      return width - given;
    })
    .toReversed();
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}
