import { type Mp4Sample, renderMp4, videoSampleEntry } from '@androidworld/app-sdk';
import type { Facing } from './camera-settings.ts';
import { drawScene } from './draw-scene.ts';

/** Pixels of videos, upright. */
export const videoSize = { width: 720, height: 1280 };

/** Nothing moves before the camera: pictures need not come often. */
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
  const { data, description } = await encodePicture(codec, (context) =>
    drawScene(context, videoSize.width, videoSize.height, facing, zoom),
  );
  return renderMp4({
    brands: ['mp42', 'isom', 'mp42'],
    createdMs,
    track: {
      kind: 'video',
      timescale,
      size: videoSize,
      sampleEntry: videoSampleEntry(codec, videoSize, description),
      samples: Array.from({ length: count }, (): Mp4Sample => ({ data, duration, isKey: true })),
    },
  });
}

interface CodedPicture {
  readonly data: Uint8Array;
  /** Of the decoder's configuration; empty where a codec needs none. */
  readonly description: Uint8Array<ArrayBuffer>;
}

/** The first picture of an encoder: of later ones OpenH264, whose threads race, makes other bytes each time. */
async function encodePicture(
  codec: string,
  draw: (context: OffscreenCanvasRenderingContext2D) => void,
): Promise<CodedPicture> {
  const context = new OffscreenCanvas(videoSize.width, videoSize.height).getContext('2d');
  if (context === null) throw new Error('The browser gives no 2D canvas');
  draw(context);
  return await new Promise<CodedPicture>((resolve, reject) => {
    const encoder = new VideoEncoder({
      output(chunk, metadata) {
        const data = new Uint8Array(chunk.byteLength);
        chunk.copyTo(data);
        const given = metadata?.decoderConfig?.description;
        resolve({ data, description: given === undefined ? new Uint8Array(0) : toBytes(given) });
        encoder.close();
      },
      error: reject,
    });
    encoder.configure({ ...videoSize, codec, bitrate: 2_000_000, framerate: picturesPerSecond });
    const frame = new VideoFrame(context.canvas, { timestamp: 0 });
    encoder.encode(frame, { keyFrame: true });
    frame.close();
    encoder.flush().catch(reject);
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
