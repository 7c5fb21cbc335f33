import { AndroidWorldError } from '@androidworld/core';
import type { ImagePart } from './model.ts';
import type { ImageOptions } from './model-options.ts';

/**
 * Brings a picture into the size and format a model is to be sent. What needs no change comes back byte for byte.
 *
 * @throws AW_PARSE if the bytes are no picture
 */
export async function prepareImage(
  image: ImagePart,
  { maxSide, format, quality = 90 }: ImageOptions = {},
): Promise<ImagePart> {
  const own = formats.get(image.mediaType);
  const rightFormat = format === undefined || format === own;
  if (rightFormat && maxSide === undefined) return image;
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(image.bytes);
    const { width, height } = await picture.metadata();
    const fits = maxSide === undefined || Math.max(width, height) <= maxSide;
    if (rightFormat && fits) return image;
    if (!fits) picture.resize({ width: maxSide, height: maxSide, fit: 'inside' });
    // What has no format of ours becomes PNG: every provider takes that.
    const target = format ?? own ?? 'png';
    // JPEG knows no transparency; black, its default, would swallow dark text.
    if (target === 'jpeg') picture.flatten({ background: '#fff' });
    const bytes = await picture.toFormat(target, target === 'png' ? {} : { quality }).toBuffer();
    return { type: 'image', bytes, mediaType: `image/${target}` };
  } catch (error) {
    throw new AndroidWorldError(
      'AW_PARSE',
      `Cannot read a picture of ${image.bytes.length} bytes said to be ${image.mediaType}: ${String(error)}`,
      { cause: error },
    );
  }
}

type Format = NonNullable<ImageOptions['format']>;

const formats: ReadonlyMap<string, Format> = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpeg'],
  ['image/webp', 'webp'],
]);
