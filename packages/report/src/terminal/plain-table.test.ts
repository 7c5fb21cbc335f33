import { stripVTControlCharacters } from 'node:util';
import { createColors } from 'picocolors';
import { describe, expect, test } from 'vitest';
import { plainTable } from './plain-table.ts';

const rows = [
  ['name', 'apps', 'what it takes'],
  ['ContactsAddContact', 'contacts', 'data entry, and some patience with a keyboard that hides what is below'],
  ['ClockStopWatchRunning', 'clock', 'a tap'],
];

describe('plainTable()', () => {
  test('is as wide as it needs where nobody says how wide that may be', () => {
    expect(plainTable(rows)).toMatchInlineSnapshot(`
      "name                   apps      what it takes
      ContactsAddContact     contacts  data entry, and some patience with a keyboard that hides what is below
      ClockStopWatchRunning  clock     a tap"
    `);
    expect(plainTable(rows, { width: 1000 })).toBe(plainTable(rows));
  });

  test('wraps the words of its widest column where it would be too wide', () => {
    expect(plainTable(rows, { width: 60 })).toMatchInlineSnapshot(`
      "name                   apps      what it takes
      ContactsAddContact     contacts  data entry, and some
                                       patience with a keyboard
                                       that hides what is below
      ClockStopWatchRunning  clock     a tap"
    `);
  });

  test('cuts its last columns off first where a row is to be a line', () => {
    expect(plainTable(rows, { width: 40, excess: 'cut' })).toMatchInlineSnapshot(`
      "name                  apps      what it…
      ContactsAddContact    contacts  data en…
      ClockStopWatchRunni…  clock     a tap"
    `);
  });

  test.each(['wrap', 'cut'] as const)('fits with colours too, and ends them in each line: %s', (excess) => {
    const { red, bold } = createColors(true);
    const painted = rows.map((row) => row.map((cell, column) => (column === 2 ? red(cell) : bold(cell))));
    const lines = plainTable(painted, { width: 50, excess }).split('\n');
    for (const line of lines) {
      expect(stripVTControlCharacters(line).length).toBeLessThanOrEqual(50);
      expect(line.split(red('').slice(0, 5)).length).toBe(line.split(red('').slice(5)).length);
    }
    expect(stripVTControlCharacters(lines.join('\n'))).toBe(plainTable(rows, { width: 50, excess }));
  });
});
