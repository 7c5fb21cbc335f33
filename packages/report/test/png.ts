import { deflateSync, crc32 as zlibCrc32 } from 'node:zlib';

export type Color = readonly [red: number, green: number, blue: number];

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly color: Color;
}

/** A picture of rectangles, later ones on top. */
export function drawPng(width: number, height: number, ground: Color, rectangles: readonly Rectangle[]): Uint8Array {
  const stride = 1 + width * 3;
  const pixels = Buffer.alloc(stride * height);
  const fill = ({ left, top, right, bottom, color }: Rectangle) => {
    for (let y = Math.max(0, top); y < Math.min(height, bottom); y++) {
      for (let x = Math.max(0, left); x < Math.min(width, right); x++) pixels.set(color, y * stride + 1 + x * 3);
    }
  };
  for (const rectangle of [{ left: 0, top: 0, right: width, bottom: height, color: ground }, ...rectangles]) {
    fill(rectangle);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(zlibCrc32(body));
  return Buffer.concat([length, body, checksum]);
}
