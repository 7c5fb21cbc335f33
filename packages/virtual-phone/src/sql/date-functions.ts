import Database from 'better-sqlite3';
import { localFields, momentOf } from '../shell/local-time.ts';
import type { SqlSources } from './sql-sources.ts';

type Work = (...args: unknown[]) => unknown;

/**
 * SQLite's functions of date and time (https://sqlite.org/lang_datefunc.html) by the phone's clock and in its zone. What is
 * to be worked out is SQLite's; it is told the moment where it would ask the computer for it, and the distance from UTC.
 */
export function dateFunctions(sources: SqlSources): ReadonlyMap<string, Work> {
  const nowText = () => textAt(sources.now());
  const worker =
    (name: string, leading: number): Work =>
    (...args) => {
      if (args.length < leading) return null;
      const [value, ...modifiers] = args.slice(leading);
      const told = toldMoment(args.length > leading, value, nowText);
      const plain = withoutZones([...told, ...modifiers], sources);
      return plain && evaluate(name, [...args.slice(0, leading), ...plain]);
    };
  const current = (name: string) => () => evaluate(name, [nowText()]);
  return new Map<string, Work>([
    ...['date', 'time', 'datetime', 'julianday', 'unixepoch'].map((name): [string, Work] => [name, worker(name, 0)]),
    ['strftime', worker('strftime', 1)],
    [
      'timediff',
      (...args) =>
        evaluate(
          'timediff',
          args.flatMap((value) => toldMoment(true, value, nowText)),
        ),
    ],
    ['current_date', current('date')],
    ['current_time', current('time')],
    ['current_timestamp', current('datetime')],
  ]);
}

/** A moment that is given stays as it is; for none, `now`, or a modifier in its place, it is the phone's. */
function toldMoment(isGiven: boolean, value: unknown, nowText: () => string): unknown[] {
  if (!isGiven) return [nowText()];
  const word = wordOf(value);
  if (word === 'now') return [nowText()];
  return word === 'subsec' || word === 'subsecond' ? [nowText(), value] : [value];
}

/** Modifiers that turn to the computer's zone become so many seconds; null where what they are to turn is no moment. */
function withoutZones(args: readonly unknown[], { zone }: SqlSources): readonly unknown[] | null {
  const plain: unknown[] = [];
  for (const [place, arg] of args.entries()) {
    const word = place === 0 ? undefined : wordOf(arg);
    if (word !== 'localtime' && word !== 'utc') {
      plain.push(arg);
      continue;
    }
    const day = evaluate('julianday', plain);
    if (typeof day !== 'number') return null;
    const ms = Math.round((day - epochDay) * dayMs);
    const east = word === 'localtime' ? eastOf(ms, zone()) : -eastOf(utcOf(ms, zone()), zone());
    plain.push(`${east} seconds`);
  }
  return plain;
}

/** Julian day of the epoch. */
const epochDay = 2_440_587.5;
const dayMs = 86_400_000;

/** Seconds east of UTC at a moment. */
function eastOf(ms: number, zone: string): number {
  return localFields(ms, zone).offsetMinutes * 60;
}

/** The moment at which the zone's clock shows what UTC's shows at another. */
function utcOf(ms: number, zone: string): number {
  return momentOf(localFields(ms, 'UTC'), zone);
}

function textAt(ms: number): string {
  return new Date(ms).toISOString().replace('T', ' ').replace('Z', '');
}

function wordOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value.toLowerCase() : undefined;
}

/** What SQLite makes of it: a connection whose functions are its own. */
function evaluate(name: string, args: readonly unknown[]): unknown {
  const sql = `SELECT ${name}(${args.map(() => '?').join(', ')})`;
  const known = statements.get(sql) ?? pure().prepare<unknown[], unknown>(sql).pluck().safeIntegers();
  statements.set(sql, known);
  return known.get(...args) ?? null;
}

const statements = new Map<string, Database.Statement<unknown[], unknown>>();

let connection: Database.Database | undefined;

function pure(): Database.Database {
  connection ??= new Database(':memory:');
  return connection;
}
