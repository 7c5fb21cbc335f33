import { expect, test } from 'vitest';
import { timeAt } from './time-at.ts';

const quarter = Math.PI / 2;
const evening = { hour: 20, minute: 10 };

test('timeAt() reads hours of the half day that is set', () => {
  expect(timeAt('hour', false, evening, quarter, false)).toEqual({ hour: 15, minute: 10 });
  expect(timeAt('hour', false, { hour: 8, minute: 10 }, 0, false)).toEqual({ hour: 0, minute: 10 });
});

test('timeAt() reads the afternoon from the inner ring of a 24-hour face', () => {
  expect(timeAt('hour', true, evening, quarter, false).hour).toBe(3);
  expect(timeAt('hour', true, evening, quarter, true).hour).toBe(15);
  expect(timeAt('hour', true, evening, 0, true).hour).toBe(0);
  expect(timeAt('hour', true, evening, 0, false).hour).toBe(12);
});

test('timeAt() reads minutes, counter-clockwise angles included', () => {
  expect(timeAt('minute', false, evening, -quarter, false)).toEqual({ hour: 20, minute: 45 });
  expect(timeAt('minute', false, evening, -0.01, false)).toEqual({ hour: 20, minute: 0 });
});
