import { box, join, type Mp4Sample, renderMp4, u16, u32, zeros } from '@androidworld/app-sdk';
import type { Facing } from './camera-settings.ts';
import { drawScene } from './draw-scene.ts';

/** Pixels of videos, upright. */
export const videoSize = { width: 720, height: 1280 };

/** Nothing moves before the camera: pictures that differ in nothing but their time need not come often. */
const picturesPerSecond = 2;
const mostPictures = 240;

const timescale = 1000;

interface Codec {
  readonly codec: string;
  readonly sampleEntry: (description: Uint8Array) => Uint8Array;
}

/** The first one this Chromium can encode is taken; builds without licensed codecs have VP9 only. */
const codecs: readonly Codec[] = [
  { codec: 'avc1.42001f', sampleEntry: (description) => box('avc1', visualEntry(), box('avcC', description)) },
  {
    codec: 'vp09.00.31.08',
    // Profile 0, level 3.1, 8 bits, 4:2:0, colours of BT.709.
    sampleEntry: () =>
      box('vp09', visualEntry(), box('vpcC', u32(0x0100_0000), Uint8Array.of(0, 31, 0x82, 1, 1, 1, 0, 0))),
  },
];

export interface Shot {
  readonly facing: Facing;
  readonly zoom: number;
  readonly durationMs: number;
  /** Epoch. */
  readonly createdMs: number;
}

/** An MP4 file with what the camera saw for so long, without sound. */
export async function encodeVideo({ facing, zoom, durationMs, createdMs }: Shot): Promise<Uint8Array> {
  const { codec, sampleEntry } = await findCodec();
  const count = Math.max(2, Math.min(mostPictures, Math.ceil((durationMs / 1000) * picturesPerSecond)));
  const duration = Math.max(1, Math.round(durationMs / count));
  const samples: Mp4Sample[] = [];
  let description = new Uint8Array(0);
  let failure: Error | undefined;
  const encoder = new VideoEncoder({
    output(chunk, metadata) {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      samples.push({ data, duration, isKey: chunk.type === 'key' });
      const given = metadata?.decoderConfig?.description;
      if (given !== undefined) description = toBytes(given);
    },
    error(cause) {
      failure = cause;
    },
  });
  encoder.configure({ ...videoSize, codec, bitrate: 2_000_000, framerate: picturesPerSecond });
  const canvas = new OffscreenCanvas(videoSize.width, videoSize.height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser gives no 2D canvas');
  drawScene(context, videoSize.width, videoSize.height, facing, zoom);
  for (let index = 0; index < count; index++) {
    const frame = new VideoFrame(canvas, { timestamp: index * duration * 1000 });
    encoder.encode(frame, { keyFrame: index === 0 });
    frame.close();
  }
  await encoder.flush();
  encoder.close();
  if (failure !== undefined) throw failure;
  return renderMp4({
    brands: ['mp42', 'isom', 'mp42'],
    createdMs,
    track: { kind: 'video', timescale, size: videoSize, sampleEntry: sampleEntry(description), samples },
  });
}

async function findCodec(): Promise<Codec> {
  for (const codec of codecs) {
    const { supported } = await VideoEncoder.isConfigSupported({ ...videoSize, codec: codec.codec });
    if (supported) return codec;
  }
  throw new Error(`This Chromium encodes none of ${codecs.map(({ codec }) => codec).join(', ')}`);
}

/** What all visual sample entries begin with: size, 72 dpi, one picture per sample, 24 bits. */
function visualEntry(): Uint8Array {
  const { width, height } = videoSize;
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

function toBytes(source: AllowSharedBufferSource): Uint8Array<ArrayBuffer> {
  return ArrayBuffer.isView(source)
    ? new Uint8Array(new Uint8Array(source.buffer, source.byteOffset, source.byteLength))
    : new Uint8Array(new Uint8Array(source));
}
