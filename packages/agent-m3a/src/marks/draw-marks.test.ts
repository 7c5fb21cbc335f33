import { describe, expect, it } from 'vitest';
import { glyphOf, glyphSize } from './bitmap-font.ts';
import type { Canvas, Color } from './canvas.ts';
import { drawLabel } from './draw-label.ts';
import { drawMarks, markSizes, plateSize } from './draw-marks.ts';
import { black, markColors, white } from './mark-colors.ts';

describe('drawMarks()', () => {
  it.each([
    ['white', 255],
    ['black', 0],
  ])('draws a frame, a plate and digits on a %s screen', (_, shade) => {
    const canvas = plain(1080, 2400, shade);
    drawMarks(canvas, [{ index: 147, box: { left: 200, top: 300, right: 900, bottom: 900 } }], canvas);
    const color = markColors[0];
    expect(pixel(canvas, 899, 600)).toEqual(color);
    expect(pixel(canvas, 500, 899)).toEqual(color);
    expect(pixel(canvas, 500, 600)).toEqual([shade, shade, shade]);
    expect(pixel(canvas, 200, 300)).toEqual(color);
    expect(readNumber(canvas, 200, 300, 3)).toBe('147');
  });

  it('leaves all pixels outside of marks alone', () => {
    const canvas = plain(400, 400, 9);
    drawMarks(canvas, [{ index: 1, box: { left: 100, top: 100, right: 300, bottom: 300 } }], canvas);
    for (let at = 0; at < 400; at += 1) {
      expect(pixel(canvas, at, 99)).toEqual([9, 9, 9]);
      expect(pixel(canvas, 300, at)).toEqual([9, 9, 9]);
    }
  });

  it('places boxes of the screen on a smaller picture of it', () => {
    const canvas = plain(540, 1200, 255);
    drawMarks(canvas, [{ index: 8, box: { left: 200, top: 400, right: 800, bottom: 1000 } }], {
      width: 1080,
      height: 2400,
    });
    expect(pixel(canvas, 399, 300)).toEqual(markColors[0]);
    expect(pixel(canvas, 400, 300)).toEqual(white);
    expect(readNumber(canvas, 100, 200, 1)).toBe('8');
  });

  it('draws on a screen held sideways without turning anything', () => {
    const canvas = plain(2400, 1080, 255);
    drawMarks(canvas, [{ index: 23, box: { left: 2000, top: 100, right: 2390, bottom: 500 } }], canvas);
    expect(readNumber(canvas, 2000, 100, 2)).toBe('23');
  });

  it('makes plates as wide as their numbers', () => {
    const sizes = markSizes({ width: 1080, height: 2400 });
    expect(plateSize('123', sizes).width).toBeGreaterThan(plateSize('12', sizes).width);
  });

  it('survives boxes that are nowhere on the picture', () => {
    const canvas = plain(50, 50, 0);
    const box = { left: -500, top: 900, right: -400, bottom: 901 };
    drawMarks(canvas, [{ index: 1_234_567, box }], canvas);
    expect(canvas.pixels).toHaveLength(50 * 50 * 3);
  });
});

it('drawLabel() writes into the bottom right corner', () => {
  const canvas = plain(1080, 2400, 255);
  drawLabel(canvas, 'AFTER');
  expect(pixel(canvas, 1079, 2399)).toEqual(black);
  expect(pixel(canvas, 540, 2399)).toEqual(white);
});

it.each(markColors.map((color) => [color]))(
  'markColors: %j stands out from white and black, and white digits from it',
  (color) => {
    expect(contrast(color, white)).toBeGreaterThan(4.5);
    expect(contrast(color, black)).toBeGreaterThan(3);
  },
);

function plain(width: number, height: number, shade: number): Canvas {
  return { width, height, pixels: new Uint8Array(width * height * 3).fill(shade) };
}

function pixel({ width, pixels }: Canvas, x: number, y: number): number[] {
  return [...pixels.subarray(3 * (y * width + x), 3 * (y * width + x) + 3)];
}

/** What stands on a plate: the digits whose ink is where the picture is white. */
function readNumber(canvas: Canvas, left: number, top: number, digits: number): string {
  const { scale, padding } = markSizes(canvas);
  return Array.from({ length: digits }, (_, place) => {
    const start = left + padding + place * (glyphSize.width + 1) * scale;
    return [...'0123456789'].filter((digit) =>
      glyphOf(digit).every((row, y) =>
        [...row].every((dot, x) => {
          const found = pixel(canvas, start + x * scale, top + padding + y * scale);
          return (dot === '#') === found.every((channel) => channel === 255);
        }),
      ),
    );
  }).join('');
}

/** @see WCAG 2.2, contrast ratio */
function contrast(a: Color, b: Color): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
