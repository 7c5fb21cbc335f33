import type { Stats } from 'node:fs';

/**
 * A file written on the host itself (by SQLite) has equal times of change and modification; one whose time was set to
 * the phone's has not.
 */
export function writtenByHost(entry: Stats): boolean {
  return Math.abs(entry.ctimeMs - entry.mtimeMs) < 5;
}
