import { box, join, type Mp4Sample, renderMp4, u16, u32, zeros } from '@androidworld/app-sdk';
import type { CodedPicture } from './encoder-protocol.ts';

export interface Recorded {
  readonly codec: string;
  readonly size: { readonly width: number; readonly height: number };
  /** How the pictures are coded, where the codec has such a record (`avcC`). */
  readonly description: Uint8Array | undefined;
  /** In the order of their time. */
  readonly pictures: readonly CodedPicture[];
  readonly durationMs: number;
  /** Epoch. */
  readonly createdMs: number;
}

/** The MP4 file: each picture is seen until the next one. */
export function renderRecording({ codec, size, description, pictures, durationMs, createdMs }: Recorded): Uint8Array {
  const samples = pictures.map(({ data, atMs, isKey }, index): Mp4Sample => {
    const endMs = pictures[index + 1]?.atMs ?? Math.max(durationMs, atMs + 1);
    return { data: Buffer.from(data, 'base64'), duration: Math.round(endMs) - Math.round(atMs), isKey };
  });
  return renderMp4({
    brands: ['mp42', 'isom', 'mp42'],
    createdMs,
    track: { kind: 'video', timescale: 1_000, size, sampleEntry: sampleEntry(codec, size, description), samples },
  });
}

function sampleEntry(codec: string, size: Recorded['size'], description: Uint8Array | undefined): Uint8Array {
  if (codec.startsWith('avc1')) return box('avc1', visualEntry(size), box('avcC', description ?? new Uint8Array()));
  // Profile 0, 8 bits, 4:2:0, colours of BT.709; the level stands in the codec's name.
  const level = Number(codec.split('.')[2]);
  return box('vp09', visualEntry(size), box('vpcC', u32(0x0100_0000), Uint8Array.of(0, level, 0x82, 1, 1, 1, 0, 0)));
}

/** What all visual sample entries begin with: size, 72 dpi, one picture per sample, 24 bits. */
function visualEntry({ width, height }: Recorded['size']): Uint8Array {
  return join([
    zeros(6),
    u16(1),
    zeros(16),
    u16(width, height),
    u32(0x48_0000, 0x48_0000, 0),
    u16(1),
    zeros(32),
    u16(24, 0xffff),
  ]);
}
