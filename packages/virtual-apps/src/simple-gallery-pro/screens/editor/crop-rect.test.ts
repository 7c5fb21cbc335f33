import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { aspectRatios, type Corner, dragCorner, fittingCrop, moveCrop } from './crop-rect.ts';

const size = fc.record({ width: fc.integer({ min: 32, max: 4000 }), height: fc.integer({ min: 32, max: 4000 }) });
const point = fc.record({ x: fc.integer({ min: -500, max: 5000 }), y: fc.integer({ min: -500, max: 5000 }) });
const ratio = fc.constantFrom(...aspectRatios.map((each) => each.ratio));
const corner = fc.constantFrom<Corner>('top-left', 'top-right', 'bottom-left', 'bottom-right');

test('a crop never leaves its picture', () => {
  fc.assert(
    fc.property(size, ratio, corner, fc.array(point, { maxLength: 6 }), (within, shape, dragged, points) => {
      let rect = fittingCrop(within, shape);
      for (const to of points) {
        rect = moveCrop(dragCorner(rect, dragged, to, within, shape), to, within);
        expect(rect.x).toBeGreaterThanOrEqual(0);
        expect(rect.y).toBeGreaterThanOrEqual(0);
        expect(rect.x + rect.width).toBeLessThanOrEqual(within.width);
        expect(rect.y + rect.height).toBeLessThanOrEqual(within.height);
        expect(Math.min(rect.width, rect.height)).toBeGreaterThan(0);
      }
    }),
  );
});

describe('fittingCrop()', () => {
  it('is the whole picture where the shape is free', () => {
    expect(fittingCrop({ width: 300, height: 200 }, 0)).toEqual({ x: 0, y: 0, width: 300, height: 200 });
  });

  it('is in the middle', () => {
    expect(fittingCrop({ width: 300, height: 200 }, 1)).toEqual({ x: 50, y: 0, width: 200, height: 200 });
    expect(fittingCrop({ width: 160, height: 200 }, 16 / 9)).toEqual({ x: 0, y: 55, width: 160, height: 90 });
  });
});

describe('dragCorner()', () => {
  const whole = { x: 0, y: 0, width: 300, height: 200 };

  it('follows the finger', () => {
    expect(dragCorner(whole, 'bottom-right', { x: 100, y: 50 }, whole, 0)).toEqual({
      ...whole,
      width: 100,
      height: 50,
    });
    expect(dragCorner(whole, 'top-left', { x: 100, y: 50 }, whole, 0)).toEqual({
      x: 100,
      y: 50,
      width: 200,
      height: 150,
    });
  });

  it('keeps the shape', () => {
    expect(dragCorner(whole, 'bottom-right', { x: 100, y: 150 }, whole, 1)).toEqual({
      ...whole,
      width: 100,
      height: 100,
    });
  });
});
