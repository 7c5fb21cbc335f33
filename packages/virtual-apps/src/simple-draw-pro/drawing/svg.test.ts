import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Stroke } from './drawing.ts';
import { readSvg, writeSvg } from './svg.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((each) => `#${each.toString(16).padStart(6, '0')}`);
const point = fc.record({ x: fc.integer({ min: 0, max: 1080 }), y: fc.integer({ min: 0, max: 2000 }) });
const stroke = fc.record({
  kind: fc.constant('stroke' as const),
  color: fc.option(color),
  width: fc.integer({ min: 5, max: 100 }),
  points: fc.uniqueArray(point, { minLength: 1, maxLength: 8, selector: ({ x, y }) => `${x} ${y}` }),
});

test('a drawing is read as it was written', () => {
  fc.assert(
    fc.property(fc.array(stroke), color, (strokes: readonly Stroke[], background) => {
      const drawing = { width: 1080, height: 2000, background, strokes };
      expect(readSvg(writeSvg(drawing))).toEqual(drawing);
    }),
  );
});

describe('writeSvg()', () => {
  it('writes one line', () => {
    const strokes: Stroke[] = [
      {
        kind: 'stroke',
        color: '#f57c00',
        width: 40,
        points: [
          { x: 10, y: 20 },
          { x: 30, y: 40 },
        ],
      },
    ];
    expect(writeSvg({ width: 100, height: 200, background: '#ffffff', strokes })).toBe(
      '<svg width="100" height="200" xmlns="http://www.w3.org/2000/svg"><rect width="100" height="200" fill="#ffffff"/>' +
        '<path d="M10,20 Q10,20 20,30 L30,40 " fill="none" stroke="#f57c00" stroke-width="40.0" stroke-linecap="round"/></svg>',
    );
  });
});

test.each(['', '<svg></svg>', '<?xml version="1.0"?><svg width="1" height="1"/>', 'no picture'])(
  'what the app did not write is of another kind: %s',
  (text) => {
    expect(readSvg(text)).toBeUndefined();
  },
);
