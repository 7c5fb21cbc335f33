/** Values by key, keys in the order they first appear; a value stands under each of its keys. */
export function groupBy<T, Key>(values: Iterable<T>, keysOf: (value: T) => readonly Key[]): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const value of values) {
    const keys = keysOf(value);
    for (const key of keys.length > 1 ? new Set(keys) : keys) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [value]);
      else group.push(value);
    }
  }
  return groups;
}
