import { expect, test } from 'vitest';
import { bytesText } from './bytes-text.ts';

test('bytesText() writes sizes in decimal units', () => {
  expect([0, 899, 901, 12_345, 250_000_000, 6_442_450_944].map(bytesText)).toEqual([
    '0 B',
    '899 B',
    '0.90 kB',
    '12.3 kB',
    '250 MB',
    '6.44 GB',
  ]);
});
