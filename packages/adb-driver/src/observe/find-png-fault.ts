import { crc32 } from 'node:zlib';

export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const chunkOverhead = 12;
const headerLength = 13;

/**
 * What is wrong with a PNG, looked at whole: every chunk's length and checksum, a size, pixels, and the end where it
 * should be. The pixels are not unpacked: their checksum tells of every change on the way.
 *
 * @returns undefined when it is whole
 * @see https://www.w3.org/TR/png-3/#5Chunk-layout
 */
export function findPngFault(png: Buffer): string | undefined {
  if (!png.subarray(0, pngSignature.length).equals(pngSignature)) return 'it does not begin as a PNG';
  let hasPixels = false;
  for (let at = pngSignature.length; ; ) {
    if (at + chunkOverhead > png.length) return `it ends after ${png.length} bytes, before its last chunk`;
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const end = at + chunkOverhead + length;
    if (end > png.length) return `it ends after ${png.length} bytes, within a chunk`;
    if (crc32(png.subarray(at + 4, end - 4)) !== png.readUInt32BE(end - 4)) return `a chunk at byte ${at} was changed`;
    if (at === pngSignature.length && (type !== 'IHDR' || length !== headerLength)) return 'it has no header';
    if (type === 'IHDR' && (png.readUInt32BE(at + 8) === 0 || png.readUInt32BE(at + 12) === 0)) return 'it has no size';
    hasPixels ||= type === 'IDAT' && length > 0;
    if (type === 'IEND') {
      if (end !== png.length) return `${png.length - end} bytes follow its end`;
      return hasPixels ? undefined : 'it has no pixels';
    }
    at = end;
  }
}
