import type { Observation } from '@androidworld/core';
import type { ImagePart } from './model.ts';

/** The screenshot of an observation as part of a message; nothing where none was taken. */
export function screenshotPart({ screenshot }: Pick<Observation, 'screenshot'>): ImagePart[] {
  return screenshot ? [{ type: 'image', bytes: screenshot.bytes, mediaType: screenshot.mediaType }] : [];
}
