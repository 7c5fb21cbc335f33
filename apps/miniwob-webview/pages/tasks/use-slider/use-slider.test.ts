import { expect, it } from 'vitest';
import { problemOf } from '../../../test/problem-of.ts';
import { middleOf, touchDrag } from '../../../test/touch-drag.ts';
import { usePhone } from '../../../test/use-phone.ts';
import useSlider from './use-slider.ts';

const phone = usePhone(['use-slider']);
const SEEDS = Array.from({ length: 2_000 }, (_, seed) => String(seed));

it('use-slider asks for a value the slider has', () => {
  for (const seed of SEEDS) {
    const { min, max, start, target, length } = problemOf(useSlider, seed);
    for (const value of [start, target]) expect(value >= min && value <= max).toBe(true);
    expect(length >= 50 && length <= 114).toBe(true);
  }
});

it.each(['1', '2', '3', '4', '5', '6'])(
  'use-slider is solved by dragging the handle with a finger (seed %s)',
  async (seed) => {
    const { min, max, start, target, vertical, length } = problemOf(useSlider, seed);
    await using opened = await phone.open('use-slider');
    await opened.start(seed);
    const handle = await middleOf(opened.page, '.slider-handle');
    const way = ((target - start) / (max - min)) * length;
    const goal = vertical ? { x: handle.x, y: handle.y - way } : { x: handle.x + way, y: handle.y };
    await touchDrag(opened.page, handle, goal);
    expect(await opened.page.textContent('#val')).toBe(String(target));
    await opened.page.tap('#subbtn');
    expect(await opened.reward()).toBe(1);
  },
);

it('use-slider reaches each of its values by taps on the track', async () => {
  const seed = SEEDS.find((each) => {
    const { min, max, vertical } = problemOf(useSlider, each);
    return max - min === 100 && !vertical;
  });
  await using opened = await phone.open('use-slider');
  await opened.start(seed ?? '');
  const { min, max, length } = problemOf(useSlider, seed ?? '');
  const { x: middle, y } = await middleOf(opened.page, '#slider');
  for (const value of [min + 7, max - 33, max - 1]) {
    await opened.page.touchscreen.tap(middle - length / 2 + ((value - min) / (max - min)) * length, y);
    expect(await opened.page.textContent('#val')).toBe(String(value));
  }
});

it('use-slider gives -1 for another value', async () => {
  const seed = SEEDS.find((each) => problemOf(useSlider, each).start !== problemOf(useSlider, each).target);
  await using opened = await phone.open('use-slider');
  await opened.start(seed ?? '');
  await opened.page.tap('#subbtn');
  expect(await opened.reward()).toBe(-1);
});
