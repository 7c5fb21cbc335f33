/** Draws from a source of numbers; what a page shows depends on nothing else. */
export class Random {
  readonly #next: () => number;

  /** @param next a number from 0 (included) to 1 (excluded), e.g. `Math.random` */
  constructor(next: () => number) {
    this.#next = next;
  }

  /** An integer from `min` to `max`, both included. */
  integer(min: number, max: number): number {
    return min + Math.floor(this.#next() * (max - min + 1));
  }

  /** A number from `min` (included) to `max` (excluded). */
  number(min: number, max: number): number {
    return min + this.#next() * (max - min);
  }

  /** True in `probability` of the cases. */
  chance(probability: number): boolean {
    return this.#next() < probability;
  }

  /** One of the list. */
  pick<Item>(list: readonly Item[]): Item {
    const index = this.integer(0, list.length - 1);
    if (index >= list.length)
      throw new RangeError('pick() needs a list with at least one item; it was given an empty one');
    return list[index] as Item;
  }

  /** `count` different places of the list, in random order; equal items of the list count as different. */
  sample<Item>(list: readonly Item[], count: number): Item[] {
    if (count > list.length) throw new RangeError(`sample() cannot take ${count} of ${list.length} items`);
    return this.shuffled(list).slice(0, count);
  }

  /** A shuffled copy. */
  shuffled<Item>(list: readonly Item[]): Item[] {
    const copy = [...list];
    for (let end = copy.length - 1; end > 0; end--) {
      const other = this.integer(0, end);
      [copy[end], copy[other]] = [copy[other] as Item, copy[end] as Item];
    }
    return copy;
  }

  /** As many items as asked for, each made by `make`. */
  list<Item>(count: number, make: (index: number) => Item): Item[] {
    return Array.from({ length: count }, (_, index) => make(index));
  }
}
