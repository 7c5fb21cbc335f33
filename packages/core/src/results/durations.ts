/** Durations of one kind over several episodes, milliseconds. */
export interface DurationSummary {
  /** How many durations. */
  readonly n: number;
  /** Their sum. */
  readonly totalMs: number;
  /** Half of them are shorter. */
  readonly medianMs: number;
  /** 95 % of them are shorter. */
  readonly p95Ms: number;
}

/**
 * Quantiles are interpolated between the two nearest values. `undefined` when there are none.
 *
 * @param durationsMs put in order
 */
export function summarizeDurations(durationsMs: Float64Array): DurationSummary | undefined {
  if (durationsMs.length === 0) return undefined;
  const sorted = durationsMs.sort();
  return {
    n: sorted.length,
    totalMs: sorted.reduce((total, value) => total + value, 0),
    medianMs: quantile(sorted, 0.5),
    p95Ms: quantile(sorted, 0.95),
  };
}

function quantile(sorted: Float64Array, share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? 0;
  return below + (above - below) * (place - Math.floor(place));
}
