import { expect, test } from 'vitest';
import { fromSlider, SLIDER_MAX, toSlider } from './brightness-scale.ts';

test('fromSlider() reaches both ends of the setting', () => {
  expect([fromSlider(0), fromSlider(SLIDER_MAX)]).toEqual([1, 255]);
});

test('fromSlider() undoes toSlider() for every level', () => {
  for (let level = 1; level <= 255; level += 1) expect(fromSlider(toSlider(level))).toBe(level);
});
