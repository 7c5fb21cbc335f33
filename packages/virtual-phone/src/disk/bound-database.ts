import type { Database } from './database.ts';
import type { Identity } from './disk.ts';
import type { DiskSpace } from './disk-space.ts';

/** Pages that each database had when it was last asked for. */
const counted = new WeakMap<Database, number>();

/**
 * Counts what a database has grown by since it was last asked for, and lets it grow as far as the phone has room: SQLite
 * itself then says "database or disk is full".
 */
export function boundDatabase(database: Database, space: DiskSpace, who: Identity): void {
  const pages = Number(database.pragma('page_count', { simple: true }));
  const pageBytes = Number(database.pragma('page_size', { simple: true }));
  const grown = pages - (counted.get(database) ?? pages);
  counted.set(database, pages);
  if (grown > 0) space.takes(who, { bytes: grown * pageBytes });
  if (grown < 0) space.freed();
  database.pragma(`max_page_count = ${mostPages({ pages, pageBytes, room: space.leftFor(who) })}`);
}

/** How many pages there is room for: a new one is written to the log first, and then to the file. */
export function mostPages({
  pages,
  pageBytes,
  room,
}: {
  readonly pages: number;
  readonly pageBytes: number;
  readonly room: number;
}): number {
  return Math.max(1, pages + Math.floor(room / pageBytes / 2));
}
