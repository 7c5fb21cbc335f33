import fc from 'fast-check';
import { expect, it } from 'vitest';
import { middleOf } from '../../../test/touch-drag.ts';
import { usePhone } from '../../../test/use-phone.ts';
import { hexOf, hsvOf, likeness, parseColor, type Rgb, rgbOf } from './shared/color.ts';
import { COLOR_NAMES } from './shared/color-names.ts';

const phone = usePhone(['use-colorwheel', 'use-colorwheel-2']);
const part = fc.integer({ min: 0, max: 255 });
const anyColor = fc.tuple(part, part, part) satisfies fc.Arbitrary<Rgb>;

it('parseColor() reads what hexOf() writes, with or without #, and rgb()', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      expect(parseColor(hexOf(color))).toEqual(color);
      expect(parseColor(` #${hexOf(color).toLowerCase()}`)).toEqual(color);
      expect(parseColor(`rgb(${color.join(', ')})`)).toEqual(color);
    }),
  );
  expect(parseColor('0f8')).toEqual([0, 255, 136]);
  for (const text of ['', 'red', '12345', 'rgb(1,2)', 'rgb(256,0,0)']) expect(parseColor(text)).toBeUndefined();
});

it('rgbOf() undoes hsvOf()', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      expect(rgbOf(hsvOf(color))).toEqual(color);
    }),
  );
});

it('likeness() is 1 for the same colour alone', () => {
  expect(likeness([1, 2, 3], [1, 2, 3])).toBe(1);
  expect(likeness([0, 0, 0], [255, 255, 255])).toBe(0);
  expect(likeness([0, 0, 0], [0, 0, 1])).toBeLessThan(1);
});

it('use-colorwheel takes a typed colour, and one that cannot be read for the last one', async () => {
  await using opened = await phone.open('use-colorwheel');
  for (const [seed, typed, shown] of [
    ['3', undefined, undefined],
    ['3', 'nonsense', 'AB2567'],
  ] as const) {
    const utterance = await opened.start(seed);
    const wanted = COLOR_NAMES[/color (\w+)/.exec(utterance)?.[1] ?? ''] ?? [0, 0, 0];
    await opened.page.fill('#col', typed ?? hexOf(wanted).toLowerCase());
    await opened.page.tap('#subbtn');
    expect(await opened.page.inputValue('#col')).toBe(shown ?? hexOf(wanted));
    expect(await opened.reward()).toBe(typed === undefined ? 1 : likeness([0xab, 0x25, 0x67], wanted));
  }
});

it('use-colorwheel-2 picks by touch from a pad that opens with the field and closes beside it', async () => {
  await using opened = await phone.open('use-colorwheel-2');
  await opened.start('1');
  expect(await opened.page.isVisible('#color-pad')).toBe(false);
  await opened.page.tap('#col');
  const pad = await middleOf(opened.page, '#color-pad');
  await opened.page.touchscreen.tap(pad.x, pad.y);
  const { hue, saturation } = hsvOf(parseColor(await opened.page.inputValue('#col')) ?? [0, 0, 0]);
  expect(hue).toBeCloseTo(180, -1);
  expect(saturation).toBeCloseTo(0.5, 1);
  await opened.page.touchscreen.tap(200, 300);
  expect(await opened.page.isVisible('#color-pad')).toBe(false);
  await opened.page.tap('#subbtn');
  expect(await opened.reward()).toBeLessThan(1);
});
