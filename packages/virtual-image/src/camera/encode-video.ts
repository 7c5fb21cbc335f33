import { type Mp4Sample, renderMp4, videoSampleEntry } from '@androidworld/app-sdk';
import type { Facing } from './camera-settings.ts';
import { drawScene } from './draw-scene.ts';

/** Pixels of videos, upright. */
export const videoSize = { width: 720, height: 1280 };

/** Nothing moves before the camera: pictures that differ in nothing but their time need not come often. */
const picturesPerSecond = 2;
const mostPictures = 240;

const timescale = 1000;

/** The first one this Chromium can encode is taken; builds without licensed codecs have VP9 only. */
const codecs = ['avc1.42001f', 'vp09.00.31.08'];

export interface Shot {
  readonly facing: Facing;
  readonly zoom: number;
  readonly durationMs: number;
  /** Epoch. */
  readonly createdMs: number;
}

/** An MP4 file with what the camera saw for so long, without sound. */
export async function encodeVideo({ facing, zoom, durationMs, createdMs }: Shot): Promise<Uint8Array> {
  const codec = await findCodec();
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
    track: {
      kind: 'video',
      timescale,
      size: videoSize,
      sampleEntry: videoSampleEntry(codec, videoSize, description),
      samples,
    },
  });
}

async function findCodec(): Promise<string> {
  for (const codec of codecs) {
    const { supported } = await VideoEncoder.isConfigSupported({ ...videoSize, codec });
    if (supported) return codec;
  }
  throw new Error(`This Chromium encodes none of ${codecs.join(', ')}`);
}

function toBytes(source: AllowSharedBufferSource): Uint8Array<ArrayBuffer> {
  return ArrayBuffer.isView(source)
    ? new Uint8Array(new Uint8Array(source.buffer, source.byteOffset, source.byteLength))
    : new Uint8Array(new Uint8Array(source));
}
