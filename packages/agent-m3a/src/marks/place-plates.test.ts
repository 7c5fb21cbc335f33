import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placePlates } from './place-plates.ts';

const picture = { width: 1080, height: 2400 };
const plate = { width: 50, height: 36 };
const at = (left: number, top: number, width: number, height: number) => ({
  box: { left, top, right: left + width, bottom: top + height },
  plate,
});
const corners = (marks: Parameters<typeof placePlates>[0]) =>
  placePlates(marks, picture).map(({ left, top }) => [left, top]);

it('placePlates() takes the top left corner of a box', () => {
  expect(corners([at(100, 200, 300, 300)])).toEqual([[100, 200]]);
});

it('placePlates() goes beside a line of text instead of hiding its first letters', () => {
  expect(corners([at(100, 200, 300, 50)])).toEqual([[50, 200]]);
});

it('placePlates() keeps the plates of boxes with one corner apart', () => {
  const places = placePlates([at(0, 0, 900, 900), at(0, 0, 800, 400), at(0, 0, 700, 200)], picture);
  expect(new Set(places.map(({ left, top }) => `${left},${top}`)).size).toBe(3);
  const [a, b] = places;
  expect(a && b && a.right <= b.left).toBe(true);
});

it('placePlates() gives each mark a place inside the picture, whatever the boxes', () => {
  const box = fc.tuple(fc.integer({ min: -200, max: 1200 }), fc.integer({ min: -200, max: 2600 }));
  const size = fc.tuple(fc.integer({ min: 0, max: 1300 }), fc.integer({ min: 0, max: 2600 }));
  fc.assert(
    fc.property(fc.array(fc.tuple(box, size), { maxLength: 40 }), (boxes) => {
      const places = placePlates(
        boxes.map(([[left, top], [width, height]]) => at(left, top, width, height)),
        picture,
      );
      expect(places).toHaveLength(boxes.length);
      for (const { left, top, right, bottom } of places) {
        expect(left >= 0 && top >= 0 && right <= picture.width && bottom <= picture.height).toBe(true);
        expect([right - left, bottom - top]).toEqual([plate.width, plate.height]);
      }
    }),
  );
});
