import { describe, expect, it } from 'vitest';
import { splineFling } from './over-scroller.ts';

const density = 420 / 160;
/** Of 8 dp: what the finger moves before anything moves with it. */
const touchSlopPx = 21;

describe('splineFling()', () => {
  // What a swipe of the shell moves a list by on Android 13 at 420 dpi.
  it.each([
    [1_200, 300, 2_240],
    [1_200, 1_000, 1_310],
    [600, 300, 900],
    [1_600, 300, 3_330],
    [1_200, 150, 4_710],
  ])('moves a list as far as Android does after a swipe of %i px in %i ms: %i px', (px, ms, android) => {
    const fling = splineFling((px / ms) * 1_000, density);
    expect(Math.abs(px - touchSlopPx + fling.distance - android)).toBeLessThanOrEqual(0.005 * android);
  });

  it('goes the other way for the other direction', () => {
    const [down, up] = [splineFling(3_000, density), splineFling(-3_000, density)];
    expect(up.distance).toBe(-down.distance);
    expect(up.positionAt(200)).toBe(-down.positionAt(200));
  });

  it('begins at once, slows down all the time and ends at its distance', () => {
    const fling = splineFling(4_000, density);
    expect(fling.positionAt(0)).toBe(0);
    expect(fling.positionAt(-5)).toBe(0);
    expect(fling.positionAt(fling.durationMs)).toBe(fling.distance);
    expect(fling.positionAt(fling.durationMs + 1_000)).toBe(fling.distance);
    const way = Array.from({ length: 21 }, (_, step) => fling.positionAt((fling.durationMs * step) / 20));
    const steps = way.slice(1).map((position, index) => position - (way[index] ?? 0));
    expect(steps).toEqual(steps.toSorted((a, b) => b - a));
    expect(steps.every((step) => step > 0)).toBe(true);
    // It leaves the finger at about the finger's speed.
    expect(fling.positionAt(10)).toBeGreaterThan(30);
    expect(fling.positionAt(10)).toBeLessThan(45);
  });

  // Where the cubic curve is at x = 1/4, 1/2 and 3/4: a share of the time, and of the way.
  it.each([
    [0.138671875, 0.3671875],
    [0.321875, 0.6875],
    [0.594140625, 0.9140625],
  ])('follows the curve of OverScroller: after %f of the time it has gone %f of the way', (time, way) => {
    const { distance, durationMs, positionAt } = splineFling(6_000, density);
    expect(positionAt(time * durationMs) / distance).toBeCloseTo(way, 9);
  });

  it('lasts as long as on Android: 757 ms from 4000 px/s', () => {
    expect(splineFling(4_000, density).durationMs).toBe(757);
  });

  it('goes further on a denser screen, where the same speed is less', () => {
    expect(splineFling(4_000, 2 * density).distance).toBeLessThan(splineFling(4_000, density).distance);
  });

  it('does not move what stands', () => {
    const { distance, durationMs, positionAt } = splineFling(0, density);
    expect([distance, durationMs, positionAt(100)]).toEqual([0, 0, 0]);
  });
});
