import { Buffer } from 'node:buffer';

/** What is shown, one after the other. */
export interface Shot {
  /** All of a film have the same size. */
  readonly jpeg: Uint8Array;
  /** Whole seconds. */
  readonly seconds: number;
}

export interface FilmSize {
  readonly width: number;
  readonly height: number;
}

/** From 1904, when MP4 begins to count, to 1970. */
const epoch = 2_082_844_800;
const identity = [0x1_0000, 0, 0, 0, 0x1_0000, 0, 0, 0, 0x4000_0000];

/**
 * An MP4 file of still pictures, without sound: Motion JPEG, one picture a second. A picture that stays is in the file
 * once, and is pointed at by each second it is shown.
 *
 * @see ISO/IEC 14496-12; QuickTime File Format, `jpeg` sample description
 */
export function motionJpeg(shots: readonly Shot[], { width, height }: FilmSize): Uint8Array {
  const ftyp = box('ftyp', Buffer.from('isom\0\0\x02\0isommp41', 'latin1'));
  const mdat = box('mdat', ...shots.map(({ jpeg }) => Buffer.from(jpeg)));
  let offset = ftyp.length + 8;
  const samples = shots.flatMap(({ jpeg, seconds }) => {
    const sample = { offset, size: jpeg.length };
    offset += jpeg.length;
    return Array.from({ length: seconds }, () => sample);
  });
  const duration = samples.length;
  const scale = 1000;
  const moov = box(
    'moov',
    full(
      'mvhd',
      0,
      u32(epoch, epoch, scale, duration * scale, 0x1_0000),
      u16(0x100),
      zeros(10),
      u32(...identity),
      zeros(24),
      u32(2),
    ),
    box(
      'trak',
      full(
        'tkhd',
        3,
        u32(epoch, epoch, 1, 0, duration * scale),
        zeros(16),
        u32(...identity, width << 16, height << 16),
      ),
      box(
        'mdia',
        full('mdhd', 0, u32(epoch, epoch, scale, duration * scale), u16(0x55c4, 0)),
        full('hdlr', 0, zeros(4), Buffer.from('vide'), zeros(12), Buffer.from('video\0')),
        box(
          'minf',
          full('vmhd', 1, zeros(8)),
          box('dinf', full('dref', 0, u32(1), full('url ', 1))),
          box(
            'stbl',
            full('stsd', 0, u32(1), sampleEntry({ width, height })),
            full('stts', 0, u32(1, duration, scale)),
            full('stsc', 0, u32(1, 1, 1, 1)),
            full('stsz', 0, u32(0, duration, ...samples.map(({ size }) => size))),
            full('stco', 0, u32(duration, ...samples.map((sample) => sample.offset))),
          ),
        ),
      ),
    ),
  );
  return Buffer.concat([ftyp, mdat, moov]);
}

function sampleEntry({ width, height }: FilmSize): Buffer {
  const resolution = 72 << 16;
  const name = Buffer.alloc(32);
  name.write('\x0cMotion JPEG\0', 'latin1');
  return box(
    'jpeg',
    zeros(6),
    u16(1),
    zeros(16),
    u16(width, height),
    u32(resolution, resolution, 0),
    u16(1),
    name,
    u16(24, 0xffff),
  );
}

function full(type: string, flags: number, ...parts: readonly Buffer[]): Buffer {
  return box(type, u32(flags), ...parts);
}

function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const size = parts.reduce((sum, part) => sum + part.length, 8);
  return Buffer.concat([u32(size), Buffer.from(type, 'latin1'), ...parts]);
}

function u32(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, index * 4);
  return bytes;
}

function u16(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value, index * 2);
  return bytes;
}

const zeros = (length: number) => Buffer.alloc(length);
