/** `next`, with the parts that equal those of `previous` taken from there: what is unchanged stays the same object. */
export function keepEqual<T>(previous: T, next: T): T {
  if (Object.is(previous, next)) return previous;
  if (!isContainer(previous) || !isContainer(next) || Array.isArray(previous) !== Array.isArray(next)) return next;
  const before = previous as Readonly<Record<string, unknown>>;
  const entries = Object.entries(next).map(([key, value]) => [key, keepEqual(before[key], value)] as const);
  const same = entries.length === Object.keys(before).length && entries.every(([key, value]) => value === before[key]);
  if (same) return previous;
  return (Array.isArray(next) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as T;
}

function isContainer(value: unknown): value is object {
  return value !== null && typeof value === 'object';
}
