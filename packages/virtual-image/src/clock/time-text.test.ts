import { expect, test } from 'vitest';
import { alarmSetText, clockText, lapText, timeLeftText, timeOfDayText } from './time-text.ts';

test('clockText() leaves leading zeros out', () => {
  expect([9, 69, 3909, 36_000].map(clockText)).toEqual(['9', '1:09', '1:05:09', '10:00:00']);
});

test('timeLeftText() counts a second that has begun, and goes below zero', () => {
  expect([60_000, 59_001, 1, 0, -999, -1000, -61_500].map(timeLeftText)).toEqual([
    '1:00',
    '1:00',
    '1',
    '0',
    '0',
    '−1',
    '−1:01',
  ]);
});

test('lapText() gives hundredths', () => {
  expect(lapText(65_437)).toBe('01:05.43');
  expect(lapText(3_600_000)).toBe('1:00:00.00');
});

test('timeOfDayText() knows noon and midnight on both clocks', () => {
  const times = [0, 12].map((hour) => ({ hour, minute: 5 }));
  expect(times.map((time) => timeOfDayText(time, false))).toEqual(['12:05 AM', '12:05 PM']);
  expect(times.map((time) => timeOfDayText(time, true))).toEqual(['00:05', '12:05']);
});

test('alarmSetText() joins days, hours and minutes as DeskClock does', () => {
  const minute = 60_000;
  expect(alarmSetText(59_999)).toBe('Alarm set for less than 1 minute from now.');
  expect(alarmSetText(minute)).toBe('Alarm set for 1 minute from now.');
  expect(alarmSetText(723 * minute)).toBe('Alarm set for 12 hours and 3 minutes from now.');
  expect(alarmSetText((2880 + 61) * minute)).toBe('Alarm set for 2 days, 1 hour, and 1 minute from now.');
});
