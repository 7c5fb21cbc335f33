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
  const draws = tasks.map(({ solved, scored }) => ({
    scored,
    solved: new Draws(solved, scored),
    unsolved: new Draws(scored - solved, scored),
  }));
  return Array.from({ length: most }, (_, place) => {
    const k = place + 1;
    const counted = draws.filter(({ scored }) => scored >= k);
    let [any, all] = [0, 0];
    for (const { solved, unsolved } of counted) {
      any += 1 - unsolved.next();
      all += solved.next();
    }
    return { k, tasks: counted.length, any: any / counted.length, all: all / counted.length };
  }).slice(1);
}

/** C(marked, k) / C(n, k) for k = 1, 2, …: the chance that k drawn from n are all among the marked; as a product, which does not overflow. */
class Draws {
  #chance = 1;
  #drawn = 0;
  readonly #marked: number;
  readonly #n: number;

  constructor(marked: number, n: number) {
    this.#marked = marked;
    this.#n = n;
  }

  next(): number {
    this.#chance *= Math.max(0, this.#marked - this.#drawn) / (this.#n - this.#drawn);
    this.#drawn += 1;
    return this.#chance;
  }
}
