import sharp from 'sharp';
import { expect, it } from 'vitest';
import { differentPixels } from './different-pixels.ts';

const side = 20;

/** A grey square with some of its pixels (offset of x + y * side) set to other shades. */
function picture(shades: Readonly<Record<number, number>>, width = side): Promise<Buffer> {
  const data = Buffer.alloc(width * side * 3, 100);
  for (const [offset, shade] of Object.entries(shades)) data.fill(shade, Number(offset) * 3, Number(offset) * 3 + 3);
  return sharp(data, { raw: { width, height: side, channels: 3 } })
    .png()
    .toBuffer();
}

it('tells how many pixels differ, where, and by how much', async () => {
  const [one, other] = await Promise.all([picture({}), picture({ [3 + 2 * side]: 110, [7 + 5 * side]: 90 })]);
  expect(await differentPixels(one, other)).toBe('2 pixels in [3,2][8,6], by at most 10');
});

it('finds nothing in the same picture, and tells sizes apart', async () => {
  const one = await picture({});
  expect(await differentPixels(one, one)).toBe('no pixel');
  expect(await differentPixels(one, await picture({}, 10))).toBe('20x20 and 10x20');
});
