import { expect, it } from 'vitest';
import { dateText, dateTimeText } from './date-text.ts';

const format = { zone: 'UTC', hour24: false };
const now = Date.UTC(2023, 9, 15, 15, 34);

it('dateText() gives the time today, the day in this year, and the year of others', () => {
  expect(dateText(Date.UTC(2023, 9, 15, 0, 5), { ...format, nowMs: now })).toBe('12:05 AM');
  expect(dateText(now, { nowMs: now, zone: 'UTC', hour24: true })).toBe('15:34');
  expect(dateText(Date.UTC(2023, 2, 1), { ...format, nowMs: now })).toBe('01.03');
  expect(dateText(Date.UTC(2022, 11, 31), { ...format, nowMs: now })).toBe('31.12.2022');
});

it('dateText() tells days apart by the zone of the phone', () => {
  const midnight = Date.UTC(2023, 9, 16, 1);
  expect(dateText(midnight, { nowMs: now, zone: 'America/New_York', hour24: false })).toBe('09:00 PM');
  expect(dateText(midnight, { ...format, nowMs: now })).toBe('16.10');
});

it('dateTimeText() gives the time on every day', () => {
  expect(dateTimeText(Date.UTC(2023, 2, 1, 8, 30), { ...format, nowMs: now })).toBe('01.03, 08:30 AM');
});
