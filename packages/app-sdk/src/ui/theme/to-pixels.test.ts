import { beforeEach, describe, expect, it } from 'vitest';
import { density } from './density.ts';
import { toPixels } from './to-pixels.ts';

beforeEach(() => density.setDpi(420));

describe('density', () => {
  it('rounds each dimension to whole pixels', () => {
    expect([10, 24, 48, 56, -3].map((dp) => density.toPixels(dp))).toEqual([26, 63, 126, 147, -8]);
  });

  it('keeps at least a pixel of what is more than nothing', () => {
    expect([0.1, 0, -0.1].map((dp) => density.toPixels(dp))).toEqual([1, 0, -1]);
  });
});

describe('toPixels()', () => {
  it('turns dp into pixels of the screen, wherever they stand', () => {
    expect(toPixels('margin: -1px 10px; width: calc(100% - .5px)')).toBe('margin: -3px 26px; width: calc(100% - 1px)');
  });

  it('rounds sp when the font size is known', () => {
    expect(toPixels('font: 500 0.875rem/1.25rem Roboto')).toBe(
      'font: 500 round(0.875rem, 1px)/round(1.25rem, 1px) Roboto',
    );
  });

  it('leaves pixels of the screen, names and colours', () => {
    const css = '.box-10px { height: 128PX; color: #10px; grid-area: a10px; flex: 1 1 0 }';
    expect(toPixels(css)).toBe(css);
  });
});
