/**
 * McNemar's exact test of paired successes: how likely at least so uneven a split of the pairs that differ is when both
 * agents are equally good.
 *
 * @param won pairs that only the second solved
 * @param lost pairs that only the first solved
 * @returns two-sided p, 0 to 1; 1 when no pair differs
 * @see McNemar 1947; exact binomial form as in Fagerland, Lydersen and Laake 2013, section 2
 */
export function mcnemarExact(won: number, lost: number): number {
  const n = won + lost;
  if (n === 0) return 1;
  const least = Math.min(won, lost);
  // Logarithms: factorials and privileges of hundreds of pairs leave the range of numbers.
  let logTerm = -n * Math.LN2;
  let tail = Math.exp(logTerm);
  for (let k = 1; k <= least; k++) {
    logTerm += Math.log(n - k + 1) - Math.log(k);
    tail += Math.exp(logTerm);
  }
  return Math.min(1, 2 * tail);
}
