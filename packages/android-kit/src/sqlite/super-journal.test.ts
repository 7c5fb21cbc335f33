import fs from 'node:fs';
import { join } from 'node:path';
import { makeTempFolder } from '@androidworld/core/host';
import BetterSqlite3 from 'better-sqlite3';
import { expect, it } from 'vitest';
import { namesSuperJournal } from './super-journal.ts';

/** A hot journal that names a file. */
function journalNaming(file: string): Buffer {
  const number = (value: number) => Buffer.from(value.toString(16).padStart(8, '0'), 'hex');
  const magic = Buffer.from('d9d505f920a163d7', 'hex');
  const head = Buffer.concat([magic, ...[0, 7, 2, 512, 4096].map(number)]);
  const name = Buffer.from(file);
  const sum = name.reduce((total, byte) => total + byte, 0);
  return Buffer.concat([
    head,
    Buffer.alloc(512 - head.length),
    number(0x40000001),
    name,
    number(name.length),
    number(sum),
    magic,
  ]);
}

it('namesSuperJournal() knows the journal with which SQLite deletes the file that it names', () => {
  const folder = makeTempFolder('super-journal');
  const victim = join(folder, 'victim.txt');
  fs.writeFileSync(victim, 'precious');
  const database = new BetterSqlite3(join(folder, 'x.db'));
  database.exec('CREATE TABLE t(x)');
  database.close();
  const journal = journalNaming(victim);
  fs.writeFileSync(join(folder, 'x.db-journal'), journal);
  const opened = new BetterSqlite3(join(folder, 'x.db'));
  opened.prepare('SELECT * FROM t').all();
  opened.close();
  expect(fs.existsSync(victim)).toBe(false);
  expect(namesSuperJournal(journal)).toBe(true);
  expect(namesSuperJournal(journal.subarray(0, 600 - 88))).toBe(false);
  expect(namesSuperJournal(new Uint8Array())).toBe(false);
});
