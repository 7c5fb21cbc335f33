import { describe, expect, it } from 'vitest';
import { readExif } from './read-exif.ts';

/** A JPEG head: an Exif part with a date and a place, little-endian. */
function jpegWithExif(): Uint8Array {
  const tiff = Buffer.alloc(400);
  tiff.write('II', 0);
  tiff.writeUInt16LE(42, 2);
  tiff.writeUInt32LE(8, 4);
  const entry = (at: number, [tag, type, count, value]: readonly [number, number, number, number]) => {
    tiff.writeUInt16LE(tag, at);
    tiff.writeUInt16LE(type, at + 2);
    tiff.writeUInt32LE(count, at + 4);
    tiff.writeUInt32LE(value, at + 8);
  };
  const folder = (at: number, entries: readonly (readonly [number, number, number, number])[]) => {
    tiff.writeUInt16LE(entries.length, at);
    entries.forEach((each, index) => {
      entry(at + 2 + index * 12, each);
    });
  };
  const letter = (text: string) => text.charCodeAt(0);
  folder(8, [
    [0x8769, 4, 1, 60],
    [0x8825, 4, 1, 120],
  ]);
  folder(60, [[0x9003, 2, 20, 200]]);
  folder(120, [
    [1, 2, 2, letter('S')],
    [2, 5, 3, 240],
    [3, 2, 2, letter('E')],
    [4, 5, 3, 280],
  ]);
  tiff.write('2023:10:15 12:34:56\0', 200);
  [33, 1, 30, 1, 0, 1].forEach((value, index) => {
    tiff.writeUInt32LE(value, 240 + index * 4);
  });
  [151, 1, 12, 1, 3600, 100].forEach((value, index) => {
    tiff.writeUInt32LE(value, 280 + index * 4);
  });
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(tiff.length + 8, 4);
  return Buffer.concat([head, Buffer.from('Exif\0\0'), tiff, Buffer.from([0xff, 0xda, 0, 2])]);
}

describe('readExif()', () => {
  it('reads when and where a picture was taken', () => {
    const { takenAt, place } = readExif(jpegWithExif());
    expect(takenAt).toBe('2023:10:15 12:34:56');
    expect(place?.latitude).toBeCloseTo(-33.5);
    expect(place?.longitude).toBeCloseTo(151.21);
  });

  it('finds nothing in other files, nor in parts that are broken anywhere', () => {
    const whole = jpegWithExif();
    expect(readExif(Buffer.from('no picture'))).toEqual({});
    expect(readExif(new Uint8Array())).toEqual({});
    for (let length = 0; length < whole.length; length += 7)
      expect(() => readExif(whole.subarray(0, length))).not.toThrow();
    for (let at = 0; at < whole.length; at += 1) {
      const broken = Uint8Array.from(whole);
      broken[at] = 0xff;
      expect(() => readExif(broken)).not.toThrow();
    }
  });
});
