import type { Observation } from '@androidworld/core';
import type { Size } from '@androidworld/core/driver';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { screenPictures } from './screen-pictures.ts';

describe('screenPictures()', () => {
  it('sends the screenshot itself, byte for byte, and a marked copy of its size', async () => {
    const screen = await screenOf({ width: 360, height: 640 });
    const pictures = await screenPictures(screen, marks, {});
    const [plain, marked] = [await pictures.plain(), await pictures.marked()];
    expect(plain.bytes).toBe(screen.screenshot?.bytes);
    expect(plain.mediaType).toBe('image/png');
    expect(await sizeOf(marked.bytes)).toEqual({ width: 360, height: 640, format: 'png' });
    expect(Buffer.compare(await pixelsOf(marked.bytes), await pixelsOf(plain.bytes))).not.toBe(0);
  });

  it('scales both to the longest side, and encodes both as told', async () => {
    const screen = await screenOf({ width: 640, height: 360 });
    const pictures = await screenPictures(screen, marks, { maxSide: 320, format: 'jpeg', quality: 70 });
    for (const image of [await pictures.plain(), await pictures.marked()]) {
      expect(image.mediaType).toBe('image/jpeg');
      expect(await sizeOf(image.bytes)).toEqual({ width: 320, height: 180, format: 'jpeg' });
    }
  });

  it('keeps marks off the plain picture when it has to make one', async () => {
    const pictures = await screenPictures(await screenOf({ width: 200, height: 200 }), marks, { maxSide: 100 });
    expect(new Set(await pixelsOf((await pictures.plain()).bytes))).toEqual(new Set([40, 50, 60]));
  });

  it('never enlarges', async () => {
    const pictures = await screenPictures(await screenOf({ width: 100, height: 200 }), [], { maxSide: 4_000 });
    expect(await sizeOf((await pictures.marked()).bytes)).toMatchObject({ width: 100, height: 200 });
  });

  it('labels the picture that is sent, and no other', async () => {
    const pictures = await screenPictures(await screenOf({ width: 360, height: 640 }), marks, {});
    await pictures.marked('BEFORE');
    // The one that is there already must not let the others meet on the canvas they share.
    const [after, before, none] = await Promise.all([
      pictures.marked('AFTER'),
      pictures.marked('BEFORE'),
      pictures.marked(),
    ]);
    expect(await cornerOf(before.bytes)).toEqual([0, 0, 0]);
    expect(await cornerOf(after.bytes)).toEqual([0, 0, 0]);
    expect(await cornerOf(none.bytes)).toEqual([40, 50, 60]);
    expect(Buffer.compare(before.bytes, after.bytes)).not.toBe(0);
  });

  it('reads screenshots with transparency and in shades of grey', async () => {
    const size = { width: 64, height: 64 };
    const grey = await sharp({ create: { ...size, channels: 3, background: '#fff' } })
      .greyscale()
      .png()
      .toBuffer();
    const clear = await sharp({ create: { ...size, channels: 4, background: '#fff8' } })
      .png()
      .toBuffer();
    for (const png of [grey, clear]) {
      const pictures = await screenPictures(
        { screen: size, screenshot: { bytes: png, mediaType: 'image/png', ...size } },
        marks,
        {},
      );
      expect(await sizeOf((await pictures.marked()).bytes)).toMatchObject(size);
    }
  });

  it('says so when the screenshot is no picture', async () => {
    const size = { width: 9, height: 9 };
    const broken = {
      screen: size,
      screenshot: { bytes: new Uint8Array(70), mediaType: 'image/png', ...size },
    } as const;
    await expect(screenPictures(broken, [], {})).rejects.toThrow('Cannot read a screenshot of 70 bytes');
  });

  it('says so when there is no screenshot', async () => {
    await expect(screenPictures({ screen: { width: 1, height: 1 } }, [], {})).rejects.toThrow(
      'Expected an observation with a screenshot, found one without',
    );
  });
});

const marks = [{ index: 3, box: { left: 10, top: 10, right: 90, bottom: 90 } }];

async function screenOf(size: Size): Promise<Pick<Observation, 'screenshot' | 'screen'>> {
  const background = { r: 40, g: 50, b: 60 };
  const png = await sharp({ create: { ...size, channels: 3, background } })
    .png()
    .toBuffer();
  return { screen: size, screenshot: { bytes: png, mediaType: 'image/png', ...size } };
}

async function sizeOf(bytes: Uint8Array) {
  const { width, height, format } = await sharp(bytes).metadata();
  return { width, height, format };
}

async function pixelsOf(bytes: Uint8Array): Promise<Buffer> {
  return await sharp(bytes).removeAlpha().raw().toBuffer();
}

async function cornerOf(bytes: Uint8Array): Promise<number[]> {
  return [...(await pixelsOf(bytes)).subarray(-3)];
}
