import sharp from 'sharp';

/** Red, green and blue of one pixel of a picture, 0 to 255. */
export async function pixelOf(picture: Uint8Array, { x, y }: { x: number; y: number }): Promise<readonly number[]> {
  const area = { left: x, top: y, width: 1, height: 1 };
  return [...(await sharp(picture).extract(area).removeAlpha().raw().toBuffer())];
}
