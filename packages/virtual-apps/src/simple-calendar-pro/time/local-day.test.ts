import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dayCodeOf,
  dayOf,
  dayOfCode,
  daysBetween,
  isoWeekOf,
  secondsAt,
  timeOf,
  weekdayOf,
} from './local-day.ts';

const days = fc.integer({ min: -20_000, max: 40_000 }).map((count) => addDays({ year: 1970, month: 1, day: 1 }, count));

describe('addDays()', () => {
  it('goes as far as daysBetween() says', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -5_000, max: 5_000 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count);
        expect(weekdayOf(addDays(day, 7))).toBe(weekdayOf(day));
      }),
    );
  });
});

describe('addMonths()', () => {
  it('keeps to the last day of a shorter month', () => {
    expect(addMonths({ year: 2023, month: 10, day: 31 }, 1)).toEqual({ year: 2023, month: 11, day: 30 });
    expect(addMonths({ year: 2024, month: 1, day: 31 }, -11)).toEqual({ year: 2023, month: 2, day: 28 });
  });
});

describe('dayCodeOf()', () => {
  it('is read again by dayOfCode()', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(dayOfCode(dayCodeOf(day))).toEqual(day);
      }),
    );
  });
});

describe('secondsAt()', () => {
  it('is the moment at which the clock of the zone shows it', () => {
    const zones = fc.constantFrom('UTC', 'Asia/Kolkata', 'America/New_York');
    const noon = { hour: 12, minute: 30 };
    fc.assert(
      fc.property(days, zones, (day, zone) => {
        const seconds = secondsAt(day, noon, zone);
        expect([dayOf(seconds, zone), timeOf(seconds, zone)]).toEqual([day, noon]);
      }),
      { numRuns: 30 },
    );
  });
});

describe('isoWeekOf()', () => {
  it('has the first Thursday in week 1', () => {
    expect(isoWeekOf({ year: 2023, month: 1, day: 1 })).toBe(52);
    expect(isoWeekOf({ year: 2023, month: 1, day: 2 })).toBe(1);
    expect(isoWeekOf({ year: 2023, month: 10, day: 18 })).toBe(42);
  });
});
