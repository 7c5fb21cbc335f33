import Database from 'better-sqlite3';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sourcesAt } from './sql-sources.ts';
import { useSources } from './use-sources.ts';

const nowMs = Date.UTC(2023, 9, 15, 15, 34, 7, 250);

function databaseIn(zone: string, seed = 1) {
  const database = new Database(':memory:');
  useSources(database, sourcesAt({ nowMs, zone, seed }));
  return (sql: string, ...args: unknown[]): unknown =>
    database
      .prepare(`SELECT ${sql}`)
      .pluck()
      .get(...args);
}

const utc = databaseIn('UTC');
const berlin = databaseIn('Europe/Berlin');
const kolkata = databaseIn('Asia/Kolkata');

it.each([
  ['datetime()', '2023-10-15 15:34:07'],
  ["datetime('now')", '2023-10-15 15:34:07'],
  ["date('NOW', 'start of month', '+1 month', '-1 day')", '2023-10-31'],
  ['time()', '15:34:07'],
  ['CURRENT_TIMESTAMP', '2023-10-15 15:34:07'],
  ['current_date', '2023-10-15'],
  ['CURRENT_TIME', '15:34:07'],
  ["strftime('%Y %j %f')", '2023 288 07.250'],
  ["strftime('%s', 'now')", '1697384047'],
  ['unixepoch()', 1_697_384_047],
  ["unixepoch('subsec')", 1_697_384_047.25],
  ['round(julianday(), 6)', 2_460_233.148_695],
  ["datetime('2020-02-29 12:00', '+1 year')", '2021-03-01 12:00:00'],
  ["timediff('now', '2023-10-14 15:34:07.25')", '+0000-00-01 00:00:00.000'],
  ["datetime('no moment', 'localtime')", null],
  ['datetime(NULL)', null],
  ["datetime('now', 'no modifier')", null],
  ['strftime()', null],
  ["datetime(0, 'unixepoch')", '1970-01-01 00:00:00'],
])('%s is of the phone', (sql, expected) => {
  expect(utc(sql)).toBe(expected);
});

it.each([
  [berlin, "datetime('now', 'localtime')", '2023-10-15 17:34:07'],
  [berlin, "datetime('2023-12-15 12:00', 'LOCALTIME')", '2023-12-15 13:00:00'],
  [berlin, "datetime('2023-07-15 12:00', 'utc')", '2023-07-15 10:00:00'],
  [berlin, "datetime('2023-10-29 03:30', 'utc')", '2023-10-29 02:30:00'],
  [kolkata, "time('now', 'localtime', '+1 hour')", '22:04:07'],
  [kolkata, "strftime('%s', 'now', 'localtime')", '1697403847'],
] as const)('the phone’s zone is the local one: %#', (database, sql, expected) => {
  expect(database(sql)).toBe(expected);
});

it('leaves to SQLite what no clock is needed for', () => {
  const plain = new Database(':memory:');
  const moments = fc.oneof(
    fc.date({ min: new Date(0), max: new Date('2090-01-01'), noInvalidDate: true }).map((date) => date.toISOString()),
    fc.integer({ min: -1e6, max: 4e9 }),
    fc.double({ noNaN: true }),
    fc.string(),
    fc.constant(null),
  );
  const modifiers = fc.constantFrom(
    '+3 days',
    'start of year',
    'weekday 2',
    'unixepoch',
    'auto',
    'subsec',
    '-1.5 hours',
  );
  const calls = fc.constantFrom('date', 'time', 'datetime', 'julianday', 'unixepoch');
  fc.assert(
    fc.property(calls, moments, fc.array(modifiers, { maxLength: 3 }), (name, moment, more) => {
      fc.pre(typeof moment !== 'string' || !/^(now|subsec(ond)?)$/i.test(moment));
      const call = `${name}(${['?', ...more.map(() => '?')].join(', ')})`;
      expect(utc(call, moment, ...more)).toEqual(
        plain
          .prepare(`SELECT ${call}`)
          .pluck()
          .get(moment, ...more),
      );
    }),
  );
});

it('may be used by an index, a default and a trigger', () => {
  const database = new Database(':memory:');
  useSources(database, sourcesAt({ nowMs, zone: 'UTC', seed: 1 }));
  database.exec(`
    CREATE TABLE notes (body, made DEFAULT CURRENT_TIMESTAMP, day DEFAULT (date('now')));
    CREATE INDEX by_year ON notes (strftime('%Y', made));
    CREATE TABLE log (at);
    CREATE TRIGGER written AFTER INSERT ON notes BEGIN INSERT INTO log VALUES (unixepoch()); END;
    INSERT INTO notes (body) VALUES ('x');
  `);
  expect(database.prepare('SELECT made, day, at FROM notes, log').raw().get()).toEqual([
    '2023-10-15 15:34:07',
    '2023-10-15',
    1_697_384_047,
  ]);
});

it('draws the same from the same seed, and other numbers for each row', () => {
  const draw = (seed: number) => {
    const database = databaseIn('UTC', seed);
    return [database("random() || ' ' || hex(randomblob(8))"), database('random()')];
  };
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
  const rows = utc(
    'count(DISTINCT r) FROM (SELECT random() AS r FROM json_each(?))',
    JSON.stringify(Array(50).fill(0)),
  );
  expect(rows).toBe(50);
});

it('takes lengths of random bytes as SQLite does', () => {
  expect(utc('length(randomblob(0))')).toBe(1);
  expect(utc("length(randomblob('7x'))")).toBe(7);
  expect(() => utc('randomblob(1000000001)')).toThrow('string or blob too big');
});
