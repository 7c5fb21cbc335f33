import { renderMp4 } from '@androidworld/app-sdk';
import { describe, expect, it } from 'vitest';
import { frameAt, readMp4 } from './read-mp4.ts';

/** A sample description of JPEG pictures, 4 x 2. */
function jpegEntry(): Uint8Array {
  const entry = new Uint8Array(86);
  const view = new DataView(entry.buffer);
  view.setUint32(0, entry.length);
  for (const [index, letter] of [...'jpeg'].entries()) view.setUint8(4 + index, letter.charCodeAt(0));
  view.setUint16(32, 4);
  view.setUint16(34, 2);
  return entry;
}

const film = renderMp4({
  brands: ['isom'],
  createdMs: 0,
  track: {
    kind: 'video',
    timescale: 1000,
    sampleEntry: jpegEntry(),
    size: { width: 4, height: 2 },
    samples: [
      { data: Uint8Array.of(1, 1, 1), duration: 8000 },
      { data: Uint8Array.of(2, 2), duration: 2000 },
    ],
  },
});

describe('readMp4()', () => {
  it('finds the pictures and when they are shown', () => {
    const read = readMp4(film);
    expect(read).toMatchObject({ durationMs: 10_000, coding: 'jpeg', width: 4, height: 2 });
    const shown = (ms: number) => {
      const frame = read && frameAt(read, ms);
      return frame && [...film.subarray(frame.offset, frame.offset + frame.size)];
    };
    expect(shown(0)).toEqual([1, 1, 1]);
    expect(shown(7999)).toEqual([1, 1, 1]);
    expect(shown(8000)).toEqual([2, 2]);
  });

  it.each([0, 8, 40, 200])('is content with a file cut short after %i bytes', (length) => {
    expect(readMp4(film.subarray(0, length))).toBeUndefined();
  });
});
