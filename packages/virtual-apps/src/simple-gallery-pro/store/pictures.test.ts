import { expect, test } from 'vitest';
import { pictureSize } from './picture-size.ts';
import { withoutExif } from './without-exif.ts';

const frame = [0xff, 0xc0, 0, 11, 8, 0, 30, 0, 40, 1, 0, 0, 0];
const exif = [0xff, 0xe1, 0, 6, 1, 2, 3, 4];
const scan = [0xff, 0xda, 0, 2, 9, 9, 0xff, 0xd9];
const jpeg = (...segments: number[][]) => Uint8Array.from([0xff, 0xd8, ...segments.flat()]);

test('pictureSize() reads the head of a file', () => {
  expect(pictureSize(jpeg(exif, frame, scan))).toEqual({ width: 40, height: 30 });
  const png = new Uint8Array(24);
  png.set([0x89, 0x50, 0x4e, 0x47]);
  png.set([2, 0], 18);
  png.set([1, 0], 22);
  expect(pictureSize(png)).toEqual({ width: 512, height: 256 });
  expect(pictureSize(new TextEncoder().encode('nonsense'))).toBeUndefined();
  expect(pictureSize(new Uint8Array())).toBeUndefined();
  expect(pictureSize(jpeg(exif))).toBeUndefined();
});

test('withoutExif() leaves out what the camera wrote, and nothing else', () => {
  expect(withoutExif(jpeg(exif, frame, scan))).toEqual(jpeg(frame, scan));
  expect(withoutExif(jpeg(frame, scan))).toEqual(jpeg(frame, scan));
  const other = new TextEncoder().encode('nonsense');
  expect(withoutExif(other)).toEqual(other);
});
