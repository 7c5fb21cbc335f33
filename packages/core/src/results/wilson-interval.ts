/** A share of `n` trials with its 95 % interval, 0 to 1. */
export interface Rate {
  /** How many trials, that is, episodes. */
  readonly n: number;
  /** Absent when n is 0. */
  readonly mean?: number;
  /** Both ends from 0 to 1; absent when n is 0. */
  readonly interval?: { readonly low: number; readonly high: number };
}

/** The 97.5 % quantile of the standard normal distribution. */
const z = 1.959963984540054;

/**
 * The mean of independent scores from 0 to 1 with Wilson's score interval, 95 %. With partial scores the interval is wider
 * than need be: no scores between 0 and 1 spread more than 0s and 1s of the same mean.
 *
 * @param sum of the scores
 * @see Wilson 1927, "Probable Inference, the Law of Succession, and Statistical Inference"
 */
export function wilsonInterval(sum: number, n: number): Rate {
  return rateOf(sum, n, n);
}

/** @param effective how many independent scores say as much as these `n` do; need not be whole */
export function rateOf(sum: number, n: number, effective: number): Rate {
  if (n === 0) return { n };
  const mean = sum / n;
  const scale = 1 + z ** 2 / effective;
  const center = (mean + z ** 2 / (2 * effective)) / scale;
  const half = (z * Math.sqrt((mean * (1 - mean)) / effective + z ** 2 / (4 * effective ** 2))) / scale;
  // At the ends the formula gives the mean itself; rounding must not leave it outside.
  return {
    n,
    mean,
    interval: { low: Math.max(0, Math.min(mean, center - half)), high: Math.min(1, Math.max(mean, center + half)) },
  };
}
