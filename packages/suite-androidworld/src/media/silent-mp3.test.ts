import { parseBuffer } from 'music-metadata';
import { expect, test } from 'vitest';
import { silentMp3 } from './silent-mp3.ts';

test.each([1000, 30_000, 222_345, 300_000])('%i ms of silence are that long', async (durationMs) => {
  const tags = { title: "Don't Look Down", artist: 'Zoë' };
  const { format, common } = await parseBuffer(silentMp3(durationMs, tags), { mimeType: 'audio/mpeg' });
  expect(common).toMatchObject(tags);
  expect(format).toMatchObject({
    container: 'MPEG',
    codec: 'MPEG 2.5 Layer 3',
    sampleRate: 11_025,
    numberOfChannels: 1,
  });
  expect(Math.abs((format.duration ?? 0) * 1000 - durationMs)).toBeLessThan(60);
});
