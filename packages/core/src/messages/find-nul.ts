import { renderPath } from './describe-issues.ts';

/**
 * Where a value holds the character NUL, in a text or a key: nothing on a phone can take it (paths, commands and SQLite's
 * texts end there).
 */
export function findNul(value: unknown, path: readonly PropertyKey[] = []): string[] {
  if (typeof value === 'string') return value.includes('\0') ? [renderPath(path)] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    const inside = [...path, Array.isArray(value) ? Number(key) : key];
    return [...(key.includes('\0') ? [renderPath(inside)] : []), ...findNul(member, inside)];
  });
}
