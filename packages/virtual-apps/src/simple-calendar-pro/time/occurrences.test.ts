import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '../store/database.ts';
import { dayCodeOf, dayOf, secondsAt, weekdayOf } from './local-day.ts';
import { nextStart, occurrencesOf } from './occurrences.ts';
import { rule, unit, weekdayBit } from './repetition.ts';

const zone = 'UTC';
const at = (year: number, month: number, day: number, hour = 9) =>
  secondsAt({ year, month, day }, { hour, minute: 0 }, zone);

function event(values: Partial<CalendarEvent>): CalendarEvent {
  const startTs = values.startTs ?? at(2023, 10, 15);
  return {
    id: 1,
    startTs,
    endTs: startTs + 3600,
    title: '',
    location: '',
    description: '',
    reminder1: -1,
    reminder2: -1,
    reminder3: -1,
    reminder1Type: 0,
    reminder2Type: 0,
    reminder3Type: 0,
    repeatInterval: 0,
    repeatRule: 0,
    repeatLimit: 0,
    exceptions: [],
    attendees: '',
    importId: '',
    timeZone: zone,
    flags: 0,
    typeId: 1,
    parentId: 0,
    lastUpdatedMs: 0,
    source: '',
    availability: 0,
    color: 0,
    kind: 0,
    ...values,
  };
}

const daysOf = (one: CalendarEvent, from: number, to: number, inZone = zone) =>
  occurrencesOf(one, { from, to }, inZone).map(({ startTs }) => dayCodeOf(dayOf(startTs, inZone)));
const october: [number, number] = [at(2023, 10, 1, 0), at(2023, 11, 1, 0) - 1];

describe('occurrencesOf()', () => {
  it('gives an event that does not repeat once, where it touches the range', () => {
    expect(daysOf(event({}), ...october)).toEqual([20231015]);
    expect(daysOf(event({}), at(2023, 10, 16), at(2023, 10, 17))).toEqual([]);
  });

  it('repeats on the weekdays of a rule, in every second week counted from Monday', () => {
    const repeatRule = weekdayBit(1) | weekdayBit(3);
    const fortnightly = event({ startTs: at(2023, 10, 2), repeatInterval: 2 * unit.week, repeatRule });
    expect(daysOf(fortnightly, ...october)).toEqual([20231002, 20231004, 20231016, 20231018, 20231030]);
  });

  it('ends after so many times, counting those left out', () => {
    const daily = event({ repeatInterval: unit.day, repeatLimit: -4, exceptions: [20231016] });
    expect(daysOf(daily, ...october)).toEqual([20231015, 20231017, 20231018]);
  });

  it('ends with the last moment of its limit', () => {
    const daily = event({ repeatInterval: unit.day, repeatLimit: at(2023, 10, 18, 0) - 1 });
    expect(daysOf(daily, ...october)).toEqual([20231015, 20231016, 20231017]);
  });

  it('leaves out months without its day', () => {
    const monthly = event({ startTs: at(2023, 8, 31), repeatInterval: unit.month, repeatRule: rule.sameDay });
    expect(daysOf(monthly, at(2023, 9, 1), at(2023, 12, 31, 23))).toEqual([20231031, 20231231]);
  });

  it('finds the third Sunday, the last Sunday and the last day of months', () => {
    const range: [number, number] = [at(2023, 11, 1, 0), at(2023, 12, 31, 23)];
    const monthly = (repeatRule: number) => event({ repeatInterval: unit.month, repeatRule });
    expect(daysOf(monthly(rule.nthWeekday), ...range)).toEqual([20231119, 20231217]);
    expect(daysOf(monthly(rule.lastWeekday), ...range)).toEqual([20231126, 20231231]);
    expect(daysOf(monthly(rule.lastDay), ...range)).toEqual([20231130, 20231231]);
  });

  it('keeps the hour of the day when summer time ends', () => {
    const berlin = 'Europe/Berlin';
    const startTs = secondsAt({ year: 2023, month: 10, day: 28 }, { hour: 9, minute: 0 }, berlin);
    const starts = occurrencesOf(
      event({ startTs, repeatInterval: unit.day }),
      { from: startTs, to: startTs + 2 * 86_400 },
      berlin,
    ).map((one) => one.startTs - startTs);
    expect(starts).toEqual([0, 90_000]);
  });

  it('gives the same in two halves of a range as in the whole', () => {
    const intervals = [unit.day, 3 * unit.day, unit.week, 2 * unit.week, unit.month, unit.year];
    fc.assert(
      fc.property(
        fc.constantFrom(...intervals),
        fc.integer({ min: 1, max: 127 }),
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 1, max: 60 }),
        (repeatInterval, weekdays, later, length) => {
          const isWeekly = repeatInterval % unit.week === 0;
          const one = event({ repeatInterval, repeatRule: isWeekly ? weekdays : rule.sameDay });
          const from = one.startTs + later * 86_400 + 43_200;
          const middle = from + Math.floor(length / 2) * 86_400;
          const to = from + length * 86_400;
          const halves = [...daysOf(one, from, middle - 1), ...daysOf(one, middle, to)];
          expect(halves).toEqual(daysOf(one, from, to));
          if (isWeekly) {
            for (const { startTs } of occurrencesOf(one, { from, to }, zone)) {
              expect(weekdays & weekdayBit(weekdayOf(dayOf(startTs, zone)))).not.toBe(0);
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('nextStart()', () => {
  it('finds a leap day eight years away', () => {
    const leap = event({ startTs: at(2096, 2, 29), repeatInterval: unit.year, repeatRule: rule.sameDay });
    expect(nextStart(leap, at(2096, 3, 1), zone)).toBe(at(2104, 2, 29));
  });

  it('is undefined after the last', () => {
    expect(nextStart(event({}), at(2023, 10, 16), zone)).toBeUndefined();
    expect(nextStart(event({ repeatInterval: unit.day, repeatLimit: -2 }), at(2023, 10, 17), zone)).toBeUndefined();
  });
});
