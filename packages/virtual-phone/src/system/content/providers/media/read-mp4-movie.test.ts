import { renderMp4 } from '@androidworld/app-sdk';
import { describe, expect, it } from 'vitest';
import { readMp4Movie } from './read-mp4-movie.ts';

const film = renderMp4({
  brands: ['isom'],
  createdMs: 0,
  track: {
    kind: 'video',
    timescale: 1000,
    sampleEntry: new Uint8Array(86),
    size: { width: 640, height: 480 },
    samples: [{ data: Uint8Array.of(1), duration: 12_345 }],
  },
});

describe('readMp4Movie()', () => {
  it('tells length and size', () => {
    expect(readMp4Movie(film)).toEqual({ durationMs: 12_345, width: 640, height: 480 });
  });

  it.each([0, 7, 20, 60])('knows nothing of a file cut short after %i bytes', (length) => {
    expect(readMp4Movie(film.subarray(0, length))).toBeUndefined();
  });
});
