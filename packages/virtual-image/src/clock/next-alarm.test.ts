import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextAlarm } from './next-alarm.ts';
import { everyDay, repeatsOn, weekDaysOf, weekDaysText, weekFrom } from './week-days.ts';

/** A Sunday. */
const now = Date.UTC(2023, 9, 15, 15, 34);

const at = (hour: number, minutes: number, daysOfWeek: number) =>
  new Date(nextAlarm({ hour, minutes, daysOfWeek }, now, 'UTC').atMs).toISOString();

test('nextAlarm() takes today when the time is still to come, else tomorrow', () => {
  expect(at(15, 35, 0)).toBe('2023-10-15T15:35:00.000Z');
  expect(at(15, 34, 0)).toBe('2023-10-16T15:34:00.000Z');
});

test('nextAlarm() waits for a day the alarm repeats on', () => {
  const tuesday = weekDaysOf([3]);
  expect(at(8, 30, tuesday)).toBe('2023-10-17T08:30:00.000Z');
  const sunday = weekDaysOf([1]);
  expect(at(8, 30, sunday)).toBe('2023-10-22T08:30:00.000Z');
});

test('nextAlarm() is ahead, within eight days, at the time of day, on a day that is set', () => {
  const alarm = fc.record({
    hour: fc.integer({ min: 0, max: 23 }),
    minutes: fc.integer({ min: 0, max: 59 }),
    daysOfWeek: fc.integer({ min: 0, max: everyDay }),
  });
  fc.assert(
    fc.property(alarm, fc.integer({ min: 0, max: 2_000_000_000 }), (set, seconds) => {
      const nowMs = seconds * 1000;
      const { atMs, local } = nextAlarm(set, nowMs, 'UTC');
      expect(atMs).toBeGreaterThan(nowMs);
      expect(atMs - nowMs).toBeLessThanOrEqual(7 * 86_400_000);
      expect([local.hour, local.minute]).toEqual([set.hour, set.minutes]);
      if (set.daysOfWeek !== 0) expect(repeatsOn(set.daysOfWeek, local)).toBe(true);
    }),
  );
});

test('weekDaysText() begins the week where the person does', () => {
  const weekend = weekDaysOf([1, 7]);
  expect(weekDaysText(weekend, 1)).toBe('Sun, Sat');
  expect(weekDaysText(weekend, 7)).toBe('Sat, Sun');
  expect(weekDaysText(weekDaysOf([2]), 1)).toBe('Monday');
  expect(weekDaysText(everyDay, 2)).toBe('Every day');
  expect(weekFrom(2)[0]?.name).toBe('Monday');
});
