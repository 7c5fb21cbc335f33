import { type Rate, rateOf } from './wilson-interval.ts';

/** What the episodes of one task came to. */
export interface Cluster {
  /** Of its scores, each 0 to 1. */
  readonly sum: number;
  /** How many scores, that is, episodes. */
  readonly n: number;
}

/**
 * The mean of scores with a 95 % interval that counts with tasks, not episodes, as what was drawn: instances of one task
 * are alike, so that ten of them say less than one instance of ten tasks.
 *
 * Wilson's interval is taken for the effective number of episodes: as many independent ones as would give the mean the
 * variance that it has between tasks (Taylor-linearised, with the factor k/(k-1) for k tasks), at most the number there
 * are. Where all scores are 0, or all are 1, nothing varies, and each task counts once. Episodes of a single task are
 * draws of that task, and independent: their interval is Wilson's own.
 *
 * @see Miller 2024, "Adding Error Bars to Evals", section 2.2 (clustered standard errors)
 * @see Kott and Liu 2009, "One-sided coverage intervals for a proportion estimated from a stratified simple random sample",
 *   and `svyciprop(method = "wilson")` of R's package survey: the effective sample size in Wilson's formula
 */
export function clusteredRate(clusters: readonly Cluster[]): Rate {
  const drawn = clusters.filter(({ n }) => n > 0);
  const n = drawn.reduce((total, cluster) => total + cluster.n, 0);
  const sum = drawn.reduce((total, cluster) => total + cluster.sum, 0);
  return rateOf(sum, n, effectiveNumber(drawn, sum, n));
}

function effectiveNumber(clusters: readonly Cluster[], sum: number, n: number): number {
  const k = clusters.length;
  if (k < 2) return n;
  const mean = sum / n;
  const spread = mean * (1 - mean);
  if (spread <= 0) return k;
  const squares = clusters.reduce((total, cluster) => total + (cluster.sum - mean * cluster.n) ** 2, 0);
  const variance = (k / (k - 1)) * (squares / n ** 2);
  return variance === 0 ? n : Math.min(n, spread / variance);
}
