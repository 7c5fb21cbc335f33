/** What lists of media can be sorted by, under the numbers the preferences have for it. */
export const sortings = [
  { title: 'Name', value: 1 },
  { title: 'Length', value: 2 },
  { title: 'Date added', value: 3 },
] as const;

export interface Sorting {
  /** One of `sortings`; anything else counts as by name. */
  readonly by: number;
  readonly isReversed: boolean;
}

/** What is compared. */
interface Sortable {
  readonly title: string;
  readonly durationMs: number;
  /** Seconds since the epoch. */
  readonly added: number;
}

const byTitle = new Intl.Collator('en-US', { sensitivity: 'base' });

/** @param factsOf what an item is compared by */
export function sortMedia<T>(items: readonly T[], { by, isReversed }: Sorting, factsOf: (item: T) => Sortable): T[] {
  const compare = (one: T, other: T) => {
    const [first, second] = [factsOf(one), factsOf(other)];
    const number = by === 2 ? first.durationMs - second.durationMs : by === 3 ? first.added - second.added : 0;
    return number || byTitle.compare(first.title, second.title);
  };
  const sorted = items.toSorted(compare);
  return isReversed ? sorted.toReversed() : sorted;
}

/** What is chosen next: the same the other way round, or another from its start. */
export function chosenSorting(before: Sorting, by: number): Sorting {
  return { by, isReversed: isSortedBy(before, by) && !before.isReversed };
}

function isSortedBy(sorting: Sorting, by: number): boolean {
  return sorting.by === by || (by === 1 && !sortings.some(({ value }) => value === sorting.by));
}

/** As the menu names what a tap would sort by. */
export function sortingTitle(before: Sorting, { title, value }: (typeof sortings)[number]): string {
  return chosenSorting(before, value).isReversed ? `${title} (desc)` : title;
}
