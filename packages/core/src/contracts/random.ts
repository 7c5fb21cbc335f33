/**
 * A seeded source of choices. The same seed gives the same choices on every platform; a child made by
 * {@link Random.fork} does not depend on how often its parent was used.
 */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** Whole number, both ends included. */
  integer(min: number, max: number): number;
  /** @throws {RangeError} on an empty list */
  pick<T>(values: readonly T[]): T;
  /** `count` different entries, in random order. @throws {RangeError} if there are fewer */
  sample<T>(values: readonly T[], count: number): T[];
  /** A new list of all entries, in random order. */
  shuffle<T>(values: readonly T[]): T[];
  /** True with this probability. */
  chance(probability: number): boolean;
  /** A child whose choices depend on this source's seed and `purpose` alone: the same purpose gives the same child. */
  fork(purpose: string): Random;
}
