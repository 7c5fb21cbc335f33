import { expect, test } from 'vitest';
import { tableWidth } from './terminal.ts';

test.each([
  ['a terminal that says how wide it is', { isTTY: true, columns: 72 }, { COLUMNS: '200' }, 72],
  ['a terminal that leaves it to COLUMNS', { isTTY: true, columns: 0 }, { COLUMNS: '60' }, 60],
  ['a terminal of which nobody knows', { isTTY: true }, { COLUMNS: 'wide' }, undefined],
  ['a file or a pipe', { columns: 72 }, { COLUMNS: '60' }, undefined],
])('tableWidth() of %s', (_, output, env, width) => {
  expect(tableWidth({ ...output, write: () => true }, env)).toBe(width);
});
