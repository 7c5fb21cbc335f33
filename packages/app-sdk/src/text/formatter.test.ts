import { describe, expect, it } from 'vitest';
import { Formatter } from './formatter.ts';

describe('Formatter', () => {
  it('writes sizes in decimal units, with two digits below 100', () => {
    const sizes = [0, 899, 901, 12_345, 65_540, 14_840_000, 119_000_000, 6_442_450_944];
    expect(sizes.map(Formatter.formatFileSize)).toEqual([
      '0 B',
      '899 B',
      '0.90 kB',
      '12.35 kB',
      '65.54 kB',
      '14.84 MB',
      '119 MB',
      '6.44 GB',
    ]);
  });

  it('writes short sizes with one digit below 10', () => {
    expect([901, 1_520, 12_345, 119_000_000].map(Formatter.formatShortFileSize)).toEqual([
      '0.90 kB',
      '1.5 kB',
      '12 kB',
      '119 MB',
    ]);
  });
});
