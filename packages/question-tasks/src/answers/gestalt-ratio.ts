/**
 * How alike two texts are, from 0 to 1: twice the characters in common over all characters, by Ratcliff and Obershelp as
 * Python's `difflib.SequenceMatcher` counts them. Not symmetric.
 *
 * Of a `b` of 200 characters and more, those that make up more than a hundredth begin no common block, but continue one.
 */
export function gestaltRatio(a: string, b: string): number {
  const [left, right] = [Array.from(a), Array.from(b)];
  const length = left.length + right.length;
  if (length === 0) return 1;
  return (2 * matching({ left, right, places: placesOf(right) })) / length;
}

interface Texts {
  readonly left: readonly string[];
  readonly right: readonly string[];
  /** Where in `right` each character may begin a block. */
  readonly places: ReadonlyMap<string, readonly number[]>;
}

function placesOf(right: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  right.forEach((character, index) => {
    const found = places.get(character);
    if (found === undefined) places.set(character, [index]);
    else found.push(index);
  });
  if (right.length < 200) return places;
  const most = Math.floor(right.length / 100) + 1;
  return new Map([...places].filter(([, indices]) => indices.length <= most));
}

function matching(texts: Texts): number {
  let total = 0;
  const ranges: Range[] = [{ leftFrom: 0, leftTo: texts.left.length, rightFrom: 0, rightTo: texts.right.length }];
  for (let range = ranges.pop(); range !== undefined; range = ranges.pop()) {
    const block = longestBlock(texts, range);
    if (block.size === 0) continue;
    total += block.size;
    ranges.push({ ...range, leftTo: block.left, rightTo: block.right });
    ranges.push({ ...range, leftFrom: block.left + block.size, rightFrom: block.right + block.size });
  }
  return total;
}

interface Range {
  readonly leftFrom: number;
  readonly leftTo: number;
  readonly rightFrom: number;
  readonly rightTo: number;
}

interface Block {
  readonly left: number;
  readonly right: number;
  readonly size: number;
}

function longestBlock({ left, right, places }: Texts, range: Range): Block {
  let best: Block = { left: range.leftFrom, right: range.rightFrom, size: 0 };
  let sizes = new Map<number, number>();
  for (let index = range.leftFrom; index < range.leftTo; index++) {
    const next = new Map<number, number>();
    for (const place of places.get(left[index] ?? '') ?? []) {
      if (place < range.rightFrom || place >= range.rightTo) continue;
      const size = (sizes.get(place - 1) ?? 0) + 1;
      next.set(place, size);
      if (size > best.size) best = { left: index - size + 1, right: place - size + 1, size };
    }
    sizes = next;
  }
  return extend({ left, right }, range, best);
}

function extend({ left, right }: Pick<Texts, 'left' | 'right'>, range: Range, block: Block): Block {
  let { left: leftAt, right: rightAt, size } = block;
  while (leftAt > range.leftFrom && rightAt > range.rightFrom && left[leftAt - 1] === right[rightAt - 1]) {
    leftAt--;
    rightAt--;
    size++;
  }
  while (
    leftAt + size < range.leftTo &&
    rightAt + size < range.rightTo &&
    left[leftAt + size] === right[rightAt + size]
  ) {
    size++;
  }
  return { left: leftAt, right: rightAt, size };
}
