import sharp from 'sharp';

/** Where two pictures of one size differ: how many pixels, in which rectangle, and by how much at most of 255. */
export async function differentPixels(one: Uint8Array, other: Uint8Array): Promise<string> {
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
  if (a.info.width !== b.info.width || a.info.height !== b.info.height)
    return `${a.info.width}x${a.info.height} and ${b.info.width}x${b.info.height}`;
  let [count, most] = [0, 0];
  let [left, top, right, bottom] = [a.info.width, a.info.height, 0, 0];
  for (let pixel = 0; pixel < a.info.width * a.info.height; pixel += 1) {
    const by = Math.max(
      ...[0, 1, 2].map((channel) => Math.abs((a.data[pixel * 3 + channel] ?? 0) - (b.data[pixel * 3 + channel] ?? 0))),
    );
    if (by === 0) continue;
    const [x, y] = [pixel % a.info.width, Math.floor(pixel / a.info.width)];
    count += 1;
    most = Math.max(most, by);
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  return count === 0
    ? 'no pixel'
    : `${count} pixels in [${left},${top}][${right + 1},${bottom + 1}], by at most ${most}`;
}

function pixels(picture: Uint8Array) {
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}
