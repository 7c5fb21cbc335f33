import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareDays, formatDay, monthGrid, shiftMonth } from './calendar-days.ts';

test('monthGrid() begins October 2023 on a Sunday, and on the seventh place when weeks begin on Monday', () => {
  expect(monthGrid(2023, 10, 0).slice(0, 2)).toEqual([1, 2]);
  expect(monthGrid(2023, 10, 1).slice(0, 7)).toEqual([null, null, null, null, null, null, 1]);
  expect(monthGrid(2024, 2, 0).at(-1)).toBe(29);
});

test('compareDays() goes by year, then month, then day', () => {
  const day = { year: 2023, month: 10, day: 15 };
  expect(compareDays(day, { year: 2023, month: 9, day: 30 })).toBeGreaterThan(0);
  expect(compareDays(day, { year: 2024, month: 1, day: 1 })).toBeLessThan(0);
  expect(compareDays(day, { ...day })).toBe(0);
});

test('shiftMonth() there and back is the same month', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1900, max: 2100 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: -500, max: 500 }),
      (year, month, by) => {
        const there = shiftMonth(year, month, by);
        expect(shiftMonth(there.year, there.month, -by)).toEqual({ year, month });
      },
    ),
  );
});

test('formatDay() does not depend on the zone of this computer', () => {
  expect(formatDay({ year: 2023, month: 10, day: 1 }, { weekday: 'short', month: 'short', day: 'numeric' })).toBe(
    'Sun, Oct 1',
  );
});
