import { expect, test } from 'vitest';
import { passes } from './save-track.ts';

const at = (lat: number, lon = 9) => ({ lat, lon, name: '' });
const targets = [at(1), at(2), at(3)];

test.each([
  ['the places themselves', [1, 2, 3], true],
  ['places between them', [1, 1.5, 2, 2.5, 3, 4], true],
  ['a place that is come to again', [1, 2, 1, 3], true],
  ['another order', [1, 3, 2], false],
  ['one missing', [1, 3], false],
  ['none', [], false],
])('a track of %s: %j', (_what, points, expected) => {
  expect(passes({ points: points.map((lat) => at(lat)) }, targets)).toBe(expected);
});

test('a point serves one target only', () => {
  expect(passes({ points: [at(1)] }, [at(1), at(1.0001)])).toBe(false);
  expect(passes({ points: [at(1), at(1)] }, [at(1), at(1.0001)])).toBe(true);
});
