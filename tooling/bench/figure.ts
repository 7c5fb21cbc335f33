/** One line of the table of benchmarks. */
export interface Figure {
  /** What is measured, as the table says it. */
  readonly name: string;
  /** The promise, e.g. `at most 90 ms`. */
  readonly promise: string;
  measure(): Promise<Measured>;
}

export interface Measured {
  /** e.g. `61 ms` */
  readonly found: string;
  readonly kept: boolean;
}

export function atMost(limit: number, found: number, unit: string): Measured {
  return { found: `${round(found)} ${unit}`, kept: found <= limit };
}

/** @param share from 0 to 1: 0.5 is the median */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Three digits tell enough. */
export function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
