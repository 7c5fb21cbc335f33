import { inflateSync } from 'node:zlib';

/**
 * Decodes what Chromium's screenshots are: 8 bits per channel, RGB or RGBA, not interlaced.
 *
 * @throws {TypeError} for other images
 * @see https://www.w3.org/TR/png-3/
 */
export function decodePng(png: Uint8Array): { width: number; height: number; rgba: Uint8Array } {
  const file = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  if (file.readUInt32BE(0) !== 0x89504e47) throw new TypeError('Not a PNG: wrong signature');
  const width = file.readUInt32BE(16);
  const height = file.readUInt32BE(20);
  const [depth, colorType, , , interlace] = file.subarray(24, 29);
  const channels = colorType === 6 ? 4 : colorType === 2 ? 3 : 0;
  if (depth !== 8 || channels === 0 || interlace !== 0) {
    throw new TypeError(`Cannot decode a PNG of ${depth} bits, color type ${colorType}, interlace ${interlace}`);
  }
  const scanlines = inflateSync(Buffer.concat(dataChunks(file)));
  const pixels = unfilter(scanlines, width * channels, height, channels);
  return { width, height, rgba: channels === 4 ? pixels : withAlpha(pixels) };
}

function dataChunks(file: Buffer): Buffer[] {
  const chunks: Buffer[] = [];
  for (let at = 8; at + 12 <= file.length; ) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') chunks.push(file.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return chunks;
}

function unfilter(scanlines: Uint8Array, stride: number, height: number, channels: number): Uint8Array {
  const pixels = new Uint8Array(stride * height);
  for (let row = 0; row < height; row += 1) {
    const filter = scanlines[row * (stride + 1)] ?? 0;
    const source = row * (stride + 1) + 1;
    const target = row * stride;
    for (let column = 0; column < stride; column += 1) {
      const left = column >= channels ? (pixels[target + column - channels] ?? 0) : 0;
      const up = row > 0 ? (pixels[target + column - stride] ?? 0) : 0;
      const upLeft = row > 0 && column >= channels ? (pixels[target + column - stride - channels] ?? 0) : 0;
      pixels[target + column] = (scanlines[source + column] ?? 0) + predict(filter, left, up, upLeft);
    }
  }
  return pixels;
}

function predict(filter: number, left: number, up: number, upLeft: number): number {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const estimate = left + up - upLeft;
  const [toLeft, toUp, toUpLeft] = [Math.abs(estimate - left), Math.abs(estimate - up), Math.abs(estimate - upLeft)];
  if (toLeft <= toUp && toLeft <= toUpLeft) return left;
  return toUp <= toUpLeft ? up : upLeft;
}

function withAlpha(rgb: Uint8Array): Uint8Array {
  const rgba = new Uint8Array((rgb.length / 3) * 4).fill(255);
  for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4) rgba.set(rgb.subarray(from, from + 3), to);
  return rgba;
}
