import { AndroidWorldError, type Observation } from '@androidworld/core';
import type { Size } from '@androidworld/core/driver';
import type { ImageOptions, ImagePart } from '@androidworld/models';
import sharp, { type Sharp } from 'sharp';
import type { Canvas } from './canvas.ts';
import { drawLabel, type Label } from './draw-label.ts';
import { drawMarks, type Mark } from './draw-marks.ts';

/** The pictures of one screen that are sent to a model. */
export interface ScreenPictures {
  /** The screenshot as it is. */
  plain(): Promise<ImagePart>;
  /** The screenshot with marks, and a label if one is given. Made once. */
  marked(label?: Label): Promise<ImagePart>;
  /** Begins to make a marked picture that will be asked for later, while something else is waited for. */
  prepare(label?: Label): void;
}

/**
 * Makes the pictures of a screen. It is decoded, scaled and marked once; marks are drawn after scaling, so that small
 * pictures have digits that can be read.
 */
export async function screenPictures(
  { screenshot, screen }: Pick<Observation, 'screenshot' | 'screen'>,
  marks: readonly Mark[],
  options: ImageOptions,
): Promise<ScreenPictures> {
  if (screenshot === undefined) {
    throw new AndroidWorldError('AW_DEVICE_STATE', 'Expected an observation with a screenshot, found one without');
  }
  const target = scaledSize(screenshot, options.maxSide);
  const untouched = options.format === undefined || options.format === 'png';
  const asItIs = untouched && target.width === screenshot.width && target.height === screenshot.height;
  const original = await decode(screenshot.bytes, target);
  const canvas = { ...original, pixels: asItIs ? original.pixels : new Uint8Array(original.pixels) };
  drawMarks(canvas, marks, screen);
  const made = new Map<Label | undefined, Promise<ImagePart>>();
  let last: Promise<unknown> = Promise.resolve();
  const marked = (label?: Label): Promise<ImagePart> => {
    const known = made.get(label);
    if (known) return known;
    // One after the other: they share the canvas, since a copy of it takes half as long as a picture.
    const picture = last.then(() => encodeLabelled(canvas, label, options));
    made.set(label, picture);
    // Who asked for it is told of its failure; the next one is another matter.
    last = picture.catch(() => undefined);
    return picture;
  };
  return {
    async plain() {
      if (asItIs) return { type: 'image', bytes: screenshot.bytes, mediaType: 'image/png' };
      return await encode(original, options);
    },
    marked,
    prepare(label) {
      // Whoever asks for the picture gets the error; until then it must not end the process.
      marked(label).catch(() => undefined);
    },
  };
}

async function encodeLabelled(canvas: Canvas, label: Label | undefined, options: ImageOptions): Promise<ImagePart> {
  if (label === undefined) return await encode(canvas, options);
  const removeLabel = drawLabel(canvas, label);
  try {
    return await encode(canvas, options);
  } finally {
    removeLabel();
  }
}

/** As large as the longest side may be; never larger than it is. */
function scaledSize({ width, height }: Size, maxSide = Number.POSITIVE_INFINITY): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

async function decode(png: Uint8Array, { width, height }: Size): Promise<Canvas> {
  const image = sharp(png).removeAlpha().toColourspace('srgb').resize(width, height, { fit: 'fill' });
  try {
    return { width, height, pixels: await image.raw({ depth: 'uchar' }).toBuffer() };
  } catch (cause) {
    throw new AndroidWorldError('AW_PARSE', `Cannot read a screenshot of ${png.length} bytes: ${String(cause)}`, {
      cause,
    });
  }
}

async function encode({ width, height, pixels }: Canvas, { format = 'png', quality = 90 }: ImageOptions) {
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  return { type: 'image', bytes: await encoded(image, format, quality), mediaType: `image/${format}` } as const;
}

async function encoded(image: Sharp, format: 'png' | 'jpeg' | 'webp', quality: number): Promise<Uint8Array> {
  switch (format) {
    case 'png':
      // Filters and a high level take ten times as long and save nothing on the flat areas of a screen.
      return await image.png({ compressionLevel: 1, adaptiveFiltering: false }).toBuffer();
    case 'jpeg':
      return await image.jpeg({ quality, optimiseCoding: false }).toBuffer();
    case 'webp':
      return await image.webp({ quality }).toBuffer();
  }
}
