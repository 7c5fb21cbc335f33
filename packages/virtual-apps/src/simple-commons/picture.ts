import { whilePending } from '@androidworld/app-sdk/ui';

/** Pixels in memory, to be drawn on or saved. */
export type Picture = HTMLCanvasElement;

/** A new picture of this size, drawn at once. */
export function paint(width: number, height: number, draw: (context: CanvasRenderingContext2D) => void): Picture {
  const picture = document.createElement('canvas');
  picture.width = Math.round(width);
  picture.height = Math.round(height);
  draw(contextOf(picture));
  return picture;
}

/** @throws if the browser gives no canvas */
export function contextOf(picture: Picture): CanvasRenderingContext2D {
  const context = picture.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('The browser gives no 2D canvas');
  return context;
}

/** @throws if the bytes are no picture */
export async function readPicture(bytes: Uint8Array): Promise<Picture> {
  const bitmap = await whilePending(createImageBitmap(new Blob([bytes.slice()])));
  const { width, height } = bitmap;
  const picture = paint(width, height, (context) => context.drawImage(bitmap, 0, 0));
  bitmap.close();
  return picture;
}

/**
 * The bytes of a file of this extension: PNG and WebP as such, anything else as JPEG.
 *
 * @param quality of a JPEG, up to 1
 */
export function encodePicture(picture: Picture, extension: string, quality = 0.95): Uint8Array {
  const type = { png: 'image/png', webp: 'image/webp' }[extension.toLowerCase()] ?? 'image/jpeg';
  // At once, not in the background: what was saved is on its way to the disk before the page counts as being at rest.
  const [, base64 = ''] = picture.toDataURL(type, quality).split(',');
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
