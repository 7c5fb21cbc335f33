import { expect, test } from 'vitest';
import { drawColors, palette } from './colors.ts';
import { drawNumbers } from './numbers.ts';

test.each([
  [1, [3, 4, 6, 8, 1], [5, 9, 13]],
  [30, [3, 10, 4, 8, 4], [5, 23, 8]],
  [123_456_789, [3, 9, 6, 4, 6], [5, 21, 12]],
])('seed %i draws as the published pages do', (seed, numbers, colors) => {
  expect(drawNumbers(seed)).toEqual(numbers);
  expect(drawColors(seed)).toEqual(colors);
});

test('colours are all different, and none is black or white', () => {
  expect(new Set(palette).size).toBe(24);
  for (const color of palette) expect(color).toMatch(/^#(?!000000|ffffff)[0-9a-f]{6}$/);
});
