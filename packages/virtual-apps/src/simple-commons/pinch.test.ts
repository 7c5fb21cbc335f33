import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Point, pinched, unzoomed } from './pinch.ts';

const coordinate = fc.integer({ min: 0, max: 400 });
const point = fc.record({ x: coordinate, y: coordinate });
const middle = { x: 200, y: 200 };

test('what lies between the fingers stays between them', () => {
  fc.assert(
    fc.property(point, point, point, (before, now, other) => {
      const zoom = pinched(unzoomed, { before, now, other }, middle);
      if (zoom.scale === 1) return;
      const between = (one: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
      const [from, to] = [between(before), between(now)];
      expect(middle.x + (from.x - middle.x) * zoom.scale + zoom.x).toBeCloseTo(to.x);
      expect(middle.y + (from.y - middle.y) * zoom.scale + zoom.y).toBeCloseTo(to.y);
    }),
  );
});

test('it never becomes smaller than it was', () => {
  const fingers = { before: { x: 0, y: 0 }, now: { x: 90, y: 90 }, other: { x: 100, y: 100 } };
  expect(pinched(unzoomed, fingers, middle)).toEqual(unzoomed);
});
