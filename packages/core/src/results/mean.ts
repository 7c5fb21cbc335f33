/** A mean, and of how many values it is. */
export interface Mean {
  /** How many values. */
  readonly n: number;
  /** Absent when n is 0. */
  readonly mean?: number;
}

/** The mean of `n` values that add up to `sum`. */
export function meanOf(sum: number, n: number): Mean {
  return n === 0 ? { n } : { n, mean: sum / n };
}

/** The mean of values; `undefined` when there are none. */
export function mean(values: readonly number[]): number | undefined {
  return meanOf(
    values.reduce((sum, value) => sum + value, 0),
    values.length,
  ).mean;
}
