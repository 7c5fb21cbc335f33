import { whilePending } from '@androidworld/app-sdk/ui';

/**
 * The middle of a picture, as large as it can be and no larger than asked for, as a JPEG: what a contact is given.
 *
 * @param mostPixels of each side
 * @throws when the bytes are no picture
 */
export async function squarePicture(bytes: Uint8Array, mostPixels: number): Promise<Uint8Array> {
  const bitmap = await whilePending(createImageBitmap(new Blob([bytes.slice()])));
  const side = Math.min(bitmap.width, bitmap.height);
  const size = Math.min(side, mostPixels);
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser gives no 2D canvas');
  context.drawImage(bitmap, (bitmap.width - side) / 2, (bitmap.height - side) / 2, side, side, 0, 0, size, size);
  bitmap.close();
  const [, base64 = ''] = canvas.toDataURL('image/jpeg', 0.95).split(',');
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
