import { describe, expect, it } from 'vitest';
import { dateText, dateTimeText } from './date-text.ts';

const nowMs = Date.UTC(2023, 9, 15, 15, 34);
const clock = { nowMs, zone: 'UTC', hour24: false };

describe('dateText()', () => {
  it('says the time today, the day this year, and the year before', () => {
    expect(dateText(nowMs, clock)).toBe('3:34 PM');
    expect(dateText(nowMs, { ...clock, hour24: true })).toBe('15:34');
    expect(dateText(Date.UTC(2023, 9, 14), clock)).toBe('Oct 14');
    expect(dateText(Date.UTC(2022, 11, 31), clock)).toBe('Dec 31, 2022');
  });

  it('tells today by the zone of the phone', () => {
    expect(dateText(Date.UTC(2023, 9, 15, 2), clock)).toBe('2:00 AM');
    expect(dateText(Date.UTC(2023, 9, 15, 2), { ...clock, zone: 'America/New_York' })).toBe('Oct 14');
  });
});

describe('dateTimeText()', () => {
  it('says day and time', () => {
    expect(dateTimeText(nowMs, clock)).toBe('Oct 15, 2023, 3:34 PM');
  });
});
