import type { Facing } from './camera-settings.ts';
import { drawScene } from './draw-scene.ts';

/** Pixels of photos, upright. */
export const photoSize = { width: 960, height: 1280 };

/**
 * The bytes of a JPEG of what is before the camera. Encoded at once, not in the background: a picture that was taken is
 * on its way to the disk before the page can count as being at rest.
 */
export function takePhoto(facing: Facing, zoom: number): Uint8Array {
  const canvas = document.createElement('canvas');
  canvas.width = photoSize.width;
  canvas.height = photoSize.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser gives no 2D canvas');
  drawScene(context, photoSize.width, photoSize.height, facing, zoom);
  const [, base64 = ''] = canvas.toDataURL('image/jpeg', 0.9).split(',');
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
