/** Lines that are sorted at once: nobody else has a turn meanwhile. */
const run = 2_048;

/** Sorts as `toSorted` does, and lets others have their turn: a sort of many lines takes seconds. */
export async function mergeSort<T>(
  items: readonly T[],
  compare: (a: T, b: T) => number,
  turn: () => Promise<void> | undefined,
): Promise<readonly T[]> {
  let from: T[] = [];
  for (let at = 0; at < items.length; at += run) {
    await turn();
    for (const item of items.slice(at, at + run).sort(compare)) from.push(item);
  }
  for (let width = run; width < from.length; width *= 2) {
    const to: T[] = [];
    for (let at = 0; at < from.length; at += 2 * width) {
      const middle = Math.min(at + width, from.length);
      const end = Math.min(at + 2 * width, from.length);
      let left = at;
      let right = middle;
      while (left < middle || right < end) {
        if (to.length % run === 0) await turn();
        const [one, other] = [from[left] as T, from[right] as T];
        const isLeft = right >= end || (left < middle && compare(one, other) <= 0);
        to.push(isLeft ? one : other);
        if (isLeft) left += 1;
        else right += 1;
      }
    }
    from = to;
  }
  return from;
}
