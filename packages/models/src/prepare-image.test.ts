import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ImagePart } from './model.ts';
import { prepareImage } from './prepare-image.ts';

async function picture(
  width: number,
  height: number,
  format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png',
): Promise<ImagePart> {
  const blank = sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  return { type: 'image', bytes: await blank.toFormat(format).toBuffer(), mediaType: `image/${format}` };
}

async function look(image: ImagePart) {
  const { format, width, height } = await sharp(image.bytes).metadata();
  return { format, width, height, mediaType: image.mediaType };
}

describe('prepareImage()', () => {
  it.each([[{}], [{ maxSide: 240 }], [{ maxSide: 1_000, format: 'png' }], [{ format: 'png', quality: 10 }]] as const)(
    'leaves every byte of a picture that is as %j asks',
    async (options) => {
      const image = await picture(108, 240);
      expect(await prepareImage(image, options)).toBe(image);
    },
  );

  it('does not even look at a picture nothing is asked of', async () => {
    const nonsense: ImagePart = { type: 'image', bytes: Uint8Array.of(1, 2, 3), mediaType: 'image/png' };
    expect(await prepareImage(nonsense)).toBe(nonsense);
  });

  it('scales by the longest side and keeps the proportions', async () => {
    const tall = await prepareImage(await picture(108, 240), { maxSide: 120 });
    expect(await look(tall)).toEqual({ format: 'png', width: 54, height: 120, mediaType: 'image/png' });
    const wide = await prepareImage(await picture(240, 108), { maxSide: 120 });
    expect(await look(wide)).toMatchObject({ width: 120, height: 54 });
  });

  it('keeps the format when it scales', async () => {
    const scaled = await prepareImage(await picture(20, 10, 'webp'), { maxSide: 10 });
    expect(await look(scaled)).toMatchObject({ format: 'webp', mediaType: 'image/webp', width: 10 });
  });

  it.each(['png', 'jpeg', 'webp'] as const)('changes the format to %s without scaling', async (format) => {
    const other = await prepareImage(await picture(20, 10, format === 'webp' ? 'png' : 'webp'), { format });
    expect(await look(other)).toEqual({ format, width: 20, height: 10, mediaType: `image/${format}` });
  });

  it('makes a smaller file of a lower quality', async () => {
    const noise = sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
    const image: ImagePart = { type: 'image', bytes: await noise.png().toBuffer(), mediaType: 'image/png' };
    const fine = await prepareImage(image, { format: 'jpeg', quality: 95 });
    const rough = await prepareImage(image, { format: 'jpeg', quality: 20 });
    expect(rough.bytes.length).toBeLessThan(fine.bytes.length / 2);
  });

  it('shows white, not black, through what was transparent in a JPEG', async () => {
    const jpeg = await prepareImage(await picture(4, 4), { format: 'jpeg' });
    const pixels = await sharp(jpeg.bytes).raw().toBuffer();
    expect(pixels[0]).toBeGreaterThan(250);
  });

  it('sends what is neither PNG, JPEG nor WebP as PNG when it must be changed', async () => {
    const gif = await picture(20, 10, 'gif');
    expect(await prepareImage(gif)).toBe(gif);
    expect(await look(await prepareImage(gif, { maxSide: 10 }))).toMatchObject({
      format: 'png',
      mediaType: 'image/png',
    });
    expect(await look(await prepareImage(gif, { format: 'png' }))).toMatchObject({ format: 'png' });
  });

  it('says what it was given when that is no picture', async () => {
    const nonsense: ImagePart = { type: 'image', bytes: Uint8Array.of(1, 2, 3), mediaType: 'image/png' };
    await expect(prepareImage(nonsense, { maxSide: 10 })).rejects.toMatchObject({
      code: 'AW_PARSE',
      message: expect.stringContaining('Cannot read a picture of 3 bytes said to be image/png'),
    });
  });
});
