/** Differences of one task's pairs, second minus first. */
export interface TaskDifferences {
  readonly task: string;
  readonly differences: readonly number[];
}

export interface PairedDifference {
  /** Pairs. */
  readonly n: number;
  readonly tasks: number;
  /** Second minus first; absent when there is no pair. */
  readonly mean?: number;
  /** 95 %; absent with fewer than two tasks, where nothing says how tasks vary. */
  readonly interval?: { readonly low: number; readonly high: number };
}

/** The 97.5 % quantile of the standard normal distribution. */
const z = 1.959963984540054;

/**
 * The mean of paired differences, with an interval that is clustered by task: pairs of one task's instances are not
 * independent. Normal, with the factor k/(k-1) for k tasks: with few tasks take it for a lower bound of the uncertainty.
 *
 * @see Miller 2024, "Adding Error Bars to Evals", sections 2.2 and 4 (clustered errors, paired differences)
 */
export function pairedDifference(tasks: readonly TaskDifferences[]): PairedDifference {
  const drawn = tasks.filter(({ differences }) => differences.length > 0);
  const k = drawn.length;
  const n = drawn.reduce((total, { differences }) => total + differences.length, 0);
  if (n === 0) return { n, tasks: k };
  const sumOf = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const mean = sumOf(drawn.map(({ differences }) => sumOf(differences))) / n;
  if (k < 2) return { n, tasks: k, mean };
  const squares = sumOf(drawn.map(({ differences }) => sumOf(differences.map((each) => each - mean)) ** 2));
  const half = (z * Math.sqrt((k / (k - 1)) * squares)) / n;
  return { n, tasks: k, mean, interval: { low: mean - half, high: mean + half } };
}
