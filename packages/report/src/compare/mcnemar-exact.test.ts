import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mcnemarExact } from './mcnemar-exact.ts';

test('mcnemarExact() agrees with values worked out by hand', () => {
  // 2 (C(12,0) + C(12,1) + C(12,2)) / 2^12 = 158 / 4096
  expect(mcnemarExact(10, 2)).toBeCloseTo(158 / 4096, 12);
  // 2 / 2^6
  expect(mcnemarExact(0, 6)).toBeCloseTo(1 / 32, 12);
  // 2 (1 + 5) / 32
  expect(mcnemarExact(1, 4)).toBeCloseTo(12 / 32, 12);
  expect(mcnemarExact(5, 5)).toBe(1);
  expect(mcnemarExact(0, 0)).toBe(1);
});

test('mcnemarExact() is symmetric, between 0 and 1, and falls as the split gets more uneven', () => {
  fc.assert(
    fc.property(fc.nat(2000), fc.nat(2000), (won, lost) => {
      const p = mcnemarExact(won, lost);
      expect(p).toBeGreaterThanOrEqual(0);
      expect(p).toBeLessThanOrEqual(1);
      expect(mcnemarExact(lost, won)).toBe(p);
      if (won > 0 && won <= lost) expect(mcnemarExact(won - 1, lost + 1)).toBeLessThanOrEqual(p);
    }),
  );
});
