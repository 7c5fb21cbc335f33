import { expect, test } from 'vitest';
import { compact, duration, percent } from './format.ts';

test('duration() uses the units a person would', () => {
  expect([0, 850, 12_340, 245_000, 7_620_000].map(duration)).toEqual([
    '0 ms',
    '850 ms',
    '12.3 s',
    '4 min 05 s',
    '2 h 07 min',
  ]);
});

test('percent() and compact() keep numbers short', () => {
  expect([percent(0.6125), percent(undefined)]).toEqual(['61.3 %', '–']);
  expect([950, 12_340, 1_234_000].map(compact)).toEqual(['950', '12.3 k', '1.2 M']);
});
