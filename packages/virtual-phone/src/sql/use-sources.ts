import type Database from 'better-sqlite3';
import { dateFunctions } from './date-functions.ts';
import { momentNow, type SqlMoment, type SqlSources } from './sql-sources.ts';

const sourcesOf = new WeakMap<object, SqlSources>();

/** Gives a connection the phone's clock, time zone and randomness in place of the computer's. */
export function useSources(connection: Database.Database, sources: SqlSources): void {
  sourcesOf.set(connection, sources);
  for (const [name, work] of dateFunctions(sources)) {
    // As SQLite has them: one call for all rows, and fit for an index.
    connection.function(name, { varargs: true, deterministic: true, safeIntegers: true }, work);
  }
  const { random } = sources;
  connection.function('random', () => BigInt.asIntN(64, (BigInt(random.word()) << 32n) | BigInt(random.word())));
  connection.function('randomblob', { safeIntegers: true }, (length) => random.fill(Buffer.alloc(blobLength(length))));
}

/** For another process that is to see what this connection sees. */
export function momentOf(connection: object): SqlMoment {
  const sources = sourcesOf.get(connection);
  if (sources === undefined) throw new Error('This connection was given no sources');
  return momentNow(sources);
}

/** SQLITE_MAX_LENGTH */
const longest = 1_000_000_000;

/** One byte at least (https://sqlite.org/lang_corefunc.html#randomblob). */
function blobLength(asked: unknown): number {
  const length = Number.parseInt(String(asked), 10) || 1;
  if (length > longest) throw new Error('string or blob too big');
  return Math.max(1, length);
}
