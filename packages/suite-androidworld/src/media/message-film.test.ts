import { parseBuffer } from 'music-metadata';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { messageFilm } from './message-film.ts';

describe('messageFilm()', () => {
  it('is as long as its messages are shown', async () => {
    const film = await messageFilm([
      { text: 'Amelia', seconds: 8 },
      { text: 'Oscar', seconds: 120 },
    ]);
    const { format } = await parseBuffer(film, { mimeType: 'video/mp4' });
    expect(format).toMatchObject({ container: 'isom/mp41', hasVideo: true });
    const mvhd = Buffer.from(film).indexOf('mvhd');
    const [scale, length] = [16, 20].map((offset) => Buffer.from(film).readUInt32BE(mvhd + offset));
    expect(Number(length) / Number(scale)).toBe(128);
    // A picture that stays is not written again for each second.
    expect(film.length).toBeLessThan(60_000);
  });

  it('holds pictures that can be decoded, each another', async () => {
    const film = Buffer.from(
      await messageFilm([
        { text: 'Amelia', seconds: 1 },
        { text: 'Oscar', seconds: 1 },
      ]),
    );
    const start = film.indexOf(Buffer.of(0xff, 0xd8, 0xff));
    const second = film.indexOf(Buffer.of(0xff, 0xd8, 0xff), start + 3);
    const pixels = (from: number, to: number) =>
      sharp(film.subarray(from, to)).raw().toBuffer({ resolveWithObject: true });
    const [one, other] = [await pixels(start, second), await pixels(second, film.length)];
    expect(one.info).toMatchObject({ width: 640, height: 480 });
    expect(Buffer.compare(one.data, other.data)).not.toBe(0);
  });
});
