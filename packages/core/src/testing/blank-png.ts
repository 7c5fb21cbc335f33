import { crc32, deflateSync } from 'node:zlib';
import type { Size } from '../contracts/observation.ts';

/**
 * A black PNG of the size, one bit per pixel; `mark` goes into a text chunk, so that other screens give other bytes.
 *
 * @see PNG specification, sections 5.3 (chunks) and 11.2.2 (IHDR)
 */
export function blankPng({ width, height }: Size, mark: string): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const bytesPerRow = 1 + Math.ceil(width / 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('tEXt', Buffer.from(`Comment\0${mark}`, 'latin1')),
    chunk('IDAT', deflateSync(Buffer.alloc(bytesPerRow * height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
