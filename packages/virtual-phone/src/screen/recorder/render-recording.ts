import { type Mp4Sample, renderMp4, videoSampleEntry } from '@androidworld/app-sdk';
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
    track: { kind: 'video', timescale: 1_000, size, sampleEntry: videoSampleEntry(codec, size, description), samples },
  });
}
