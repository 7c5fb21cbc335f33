/** random(3) of bionic: a seed always gives the same numbers, and without one it is 1. */
export class AwkRandom {
  #state: number[] = [];
  seed = 1;

  constructor() {
    this.start(1);
  }

  start(seed: number): void {
    this.seed = seed;
    const state = [seed === 0 ? 1 : Math.trunc(seed) | 0];
    for (let at = 1; at < 31; at += 1) {
      const next = Number((16_807n * BigInt(state[at - 1] ?? 0)) % 2_147_483_647n);
      state.push(next < 0 ? next + 2_147_483_647 : next);
    }
    // The first three are used once more before anything is added.
    this.#state = [...state.slice(3), ...state.slice(0, 3)];
    for (let at = 0; at < 310; at += 1) this.#next();
  }

  /** From 0 to below 1. */
  number(): number {
    return this.#next() / 2 ** 31;
  }

  /** Each is the sum of the third and the thirty-first before it. */
  #next(): number {
    const state = this.#state;
    const [oldest = 0] = state;
    const sum = (oldest + (state[28] ?? 0)) | 0;
    state.shift();
    state.push(sum);
    return sum >>> 1;
  }
}
