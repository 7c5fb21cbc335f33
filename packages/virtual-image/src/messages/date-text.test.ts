import { expect, it } from 'vitest';
import { dividerDate, listDate, messageDate } from './date-text.ts';

const now = Date.UTC(2023, 9, 15, 15, 34);
const clock = { nowMs: now, zone: 'UTC', hour24: true };

it('listDate() gives an age within the hour, then the time, the weekday, the day and the year', () => {
  expect(listDate(now, clock)).toBe('Now');
  expect(listDate(now - 59 * 60_000, clock)).toBe('59 min');
  expect(listDate(Date.UTC(2023, 9, 15, 9, 5), clock)).toBe('09:05');
  expect(listDate(Date.UTC(2023, 9, 15, 9, 5), { ...clock, hour24: false })).toBe('9:05 AM');
  expect(listDate(Date.UTC(2023, 9, 12, 9, 5), clock)).toBe('Thu');
  expect(listDate(Date.UTC(2023, 9, 2), clock)).toBe('Oct 2');
  expect(listDate(Date.UTC(2022, 9, 2), clock)).toBe('10/2/22');
});

it('what is ahead of the clock has a day, not an age', () => {
  expect(listDate(now + 30_000, clock)).toBe('15:34');
  expect(listDate(Date.UTC(2023, 9, 16, 9), clock)).toBe('Oct 16');
});

it('messageDate() and dividerDate() give the time on every day', () => {
  expect(messageDate(now, clock)).toBe('Now');
  expect(dividerDate(now, clock)).toBe('15:34');
  expect(messageDate(Date.UTC(2023, 9, 12, 9, 5), clock)).toBe('Thursday • 09:05');
  expect(dividerDate(Date.UTC(2023, 9, 2, 9, 5), clock)).toBe('Monday, Oct 2 • 09:05');
  expect(dividerDate(Date.UTC(2022, 9, 2, 9, 5), clock)).toBe('Oct 2, 2022 • 09:05');
});
