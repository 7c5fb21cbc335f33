import { expect, test } from 'vitest';
import { floodFill } from './flood-fill.ts';

/** One letter for each pixel: `#` black, `.` white, `-` nearly white. */
function pixelsOf(rows: readonly string[]) {
  const shades: Readonly<Record<string, number>> = { '#': 0, '.': 255, '-': 240 };
  const data = new Uint8ClampedArray([...rows.join('')].flatMap((letter) => [...Array(3).fill(shades[letter]), 255]));
  return { width: rows[0]?.length ?? 0, height: rows.length, data };
}

function letters({ width, data }: ReturnType<typeof pixelsOf>): string[] {
  const all = Array.from({ length: data.length / 4 }, (_, pixel) => {
    if (data[pixel * 4] === 255 && data[pixel * 4 + 1] === 0) return 'R';
    return data[pixel * 4] === 0 ? '#' : '.';
  }).join('');
  return all.match(new RegExp(`.{${width}}`, 'g')) ?? [];
}

test('an area is filled up to what bounds it', () => {
  const pixels = pixelsOf(['..#..', '..#.-', '###--', '.....']);
  floodFill(pixels, { x: 3.6, y: 0.2 }, 0xff0000);
  expect(letters(pixels)).toEqual(['..#RR', '..#RR', '###RR', 'RRRRR']);
});

test('corners do not let it through', () => {
  const pixels = pixelsOf(['.#', '#.']);
  floodFill(pixels, { x: 0, y: 0 }, 0xff0000);
  expect(letters(pixels)).toEqual(['R#', '#.']);
});

test('a point beside the canvas fills nothing', () => {
  const pixels = pixelsOf(['..']);
  floodFill(pixels, { x: 2, y: 0 }, 0xff0000);
  expect(letters(pixels)).toEqual(['..']);
});
