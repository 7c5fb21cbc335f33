import { expect, test } from 'vitest';
import { fisherExact } from './fisher-exact.ts';

test("fisherExact() gives the values of R's fisher.test", () => {
  // The lady tasting tea: fisher.test(matrix(c(3, 1, 1, 3), 2))
  expect(fisherExact({ solved: 3, n: 4 }, { solved: 1, n: 4 })).toBeCloseTo(0.4857142857, 9);
  // Twins of convicts, Fisher 1962: fisher.test(matrix(c(2, 10, 15, 3), 2))
  expect(fisherExact({ solved: 2, n: 17 }, { solved: 10, n: 13 })).toBeCloseTo(0.0005367241, 9);
});

test('fisherExact() sees no difference where there is none', () => {
  expect(fisherExact({ solved: 5, n: 10 }, { solved: 5, n: 10 })).toBeCloseTo(1);
  expect(fisherExact({ solved: 0, n: 0 }, { solved: 3, n: 5 })).toBe(1);
});
