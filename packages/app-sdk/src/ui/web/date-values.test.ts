import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateOfValue, isoWeek, renderDate, renderTime, timeOfValue } from './date-values.ts';

const now = Date.parse('2023-10-15T23:34:00Z');

test('dateOfValue() reads what renderDate() wrote', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }), (date) => {
      const text = date.toISOString().slice(0, 10);
      expect(renderDate(dateOfValue(text, now, 'UTC'))).toBe(text);
      expect(renderDate(dateOfValue(date.toISOString().slice(0, 16), now, 'UTC'))).toBe(text);
    }),
  );
});

test('dateOfValue() and isoWeek() agree on weeks', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date('9999-12-01'), noInvalidDate: true }), (date) => {
      const week = isoWeek(dateOfValue(date.toISOString(), now, 'UTC'));
      expect(isoWeek(dateOfValue(week, now, 'UTC'))).toBe(week);
    }),
  );
});

test.each([
  ['2021-01-03', '2020-W53'],
  ['2021-01-04', '2021-W01'],
  ['2024-12-30', '2025-W01'],
])('isoWeek() puts %s into %s', (day, week) => {
  expect(isoWeek(dateOfValue(day, now, 'UTC'))).toBe(week);
});

test('dateOfValue() and timeOfValue() begin with the present of the zone', () => {
  expect(renderDate(dateOfValue('', now, 'UTC'))).toBe('2023-10-15');
  expect(renderDate(dateOfValue('', now, 'Europe/Berlin'))).toBe('2023-10-16');
  expect(renderTime(timeOfValue('', now, 'Europe/Berlin'))).toBe('01:34');
  expect(renderTime(timeOfValue('2023-01-01T07:05', now, 'UTC'))).toBe('07:05');
  expect(renderDate(dateOfValue('2023-02', now, 'UTC'))).toBe('2023-02-01');
});
