/** How many of a declared item there are: `3`, or `2..6` for any number from 2 to 6. */
export interface Repeat {
  readonly min: number;
  readonly max: number;
}

export function parseRepeat(text: unknown): Repeat | undefined {
  if (text === undefined) return { min: 1, max: 1 };
  const [, first, last = first] = /^(\d{1,3})(?:\.\.(\d{1,3}))?$/.exec(String(text)) ?? [];
  if (first === undefined || last === undefined) return undefined;
  const [min, max] = [Number(first), Number(last)];
  return min <= max && max > 0 ? { min, max } : undefined;
}
