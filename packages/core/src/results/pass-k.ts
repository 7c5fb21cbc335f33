/** How often an agent solves a task again and again: with k tries drawn from the instances that were run. */
export interface PassK {
  /** How many instances of a task are tried, from 2. */
  readonly k: number;
  /** Tasks with at least k scored instances: the mean is over these. */
  readonly tasks: number;
  /** Chance that at least one of k instances of a task is solved (pass@k). */
  readonly any: number;
  /** Chance that all k instances of a task are solved (pass^k). */
  readonly all: number;
}

/**
 * pass@k and pass^k for every k from 2 to the most instances a task has: unbiased estimates from all n scored instances of
 * a task, c of them solved: 1 - C(n-c, k) / C(n, k), and C(c, k) / C(n, k); then the mean over tasks.
 *
 * @see Chen et al. 2021, "Evaluating Large Language Models Trained on Code", section 2.1 (pass@k)
 * @see Yao et al. 2024, "tau-bench", section 3 (pass^k)
 */
export function passK(tasks: readonly { readonly solved: number; readonly scored: number }[]): PassK[] {
  const most = tasks.reduce((largest, { scored }) => Math.max(largest, scored), 0);
  return Array.from({ length: Math.max(0, most - 1) }, (_, place) => {
    const k = place + 2;
    const counted = tasks.filter(({ scored }) => scored >= k);
    const meanOf = (chance: (task: (typeof counted)[number]) => number) =>
      counted.reduce((sum, task) => sum + chance(task), 0) / counted.length;
    return {
      k,
      tasks: counted.length,
      any: meanOf(({ solved, scored }) => 1 - allAmong(scored - solved, scored, k)),
      all: meanOf(({ solved, scored }) => allAmong(solved, scored, k)),
    };
  });
}

/** C(marked, k) / C(n, k): the chance that k drawn from n are all among the marked; as a product, which does not overflow. */
function allAmong(marked: number, n: number, k: number): number {
  let chance = 1;
  for (let drawn = 0; drawn < k; drawn += 1) chance *= Math.max(0, marked - drawn) / (n - drawn);
  return chance;
}
