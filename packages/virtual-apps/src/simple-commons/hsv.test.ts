import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromHsv, hexOf, toHsv } from './hsv.ts';

describe('fromHsv()', () => {
  it('gives back the colour toHsv() was given', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (color) => {
        expect(fromHsv(toHsv(color))).toBe(color);
      }),
    );
  });
});

describe('hexOf()', () => {
  it('leaves out how opaque a colour is', () => {
    expect(hexOf(0xfff57c00 | 0)).toBe('f57c00');
  });
});
