import { fromBase64, toBase64 } from '@androidworld/app-sdk';
import type { CodedPicture, EncoderOptions, EncoderPage, EncoderStart } from './encoder-protocol.ts';

/** Pictures wait here at most; whoever adds one more waits. */
const mostQueued = 2;
/** A picture by itself comes once in so many ms, so that players can jump. */
const keyEveryMs = 10_000;

/**
 * Encodes pictures as video, in a page of its own beside the phones: Chromium has the encoder. Those of another shape than
 * the video stand in its middle.
 */
class PictureEncoder implements EncoderPage {
  #encoder: VideoEncoder | undefined;
  #canvas = new OffscreenCanvas(1, 1);
  #coded: CodedPicture[] = [];
  #description: string | undefined;
  #failure: Error | undefined;
  #nextKeyMs = 0;

  async start({ size, bitRate, codecs, isStream }: EncoderOptions): Promise<EncoderStart | null> {
    for (const codec of codecs) {
      const config: VideoEncoderConfig = { ...size, codec, bitrate: bitRate, latencyMode: 'realtime' };
      if (isStream && codec.startsWith('avc1')) config.avc = { format: 'annexb' };
      // A size that no encoder knows is an error where another codec would be an answer.
      const known = await VideoEncoder.isConfigSupported(config).catch(() => undefined);
      if (known?.supported !== true) continue;
      this.#canvas = new OffscreenCanvas(size.width, size.height);
      this.#encoder = new VideoEncoder({
        output: (chunk, metadata) => this.#take(chunk, metadata),
        error: (cause) => {
          this.#failure = cause;
        },
      });
      this.#encoder.configure(config);
      return { codec };
    }
    return null;
  }

  async add(png: string, atMs: number): Promise<readonly CodedPicture[]> {
    const encoder = this.#running();
    const picture = await createImageBitmap(new Blob([fromBase64(png)], { type: 'image/png' }));
    this.#draw(picture);
    picture.close();
    const frame = new VideoFrame(this.#canvas, { timestamp: atMs * 1_000 });
    const keyFrame = atMs >= this.#nextKeyMs;
    if (keyFrame) this.#nextKeyMs = atMs + keyEveryMs;
    encoder.encode(frame, { keyFrame });
    frame.close();
    while (encoder.encodeQueueSize > mostQueued && this.#failure === undefined) {
      await new Promise((resolve) => encoder.addEventListener('dequeue', resolve, { once: true }));
    }
    return this.#drain();
  }

  async finish(): Promise<{ readonly pictures: readonly CodedPicture[]; readonly description: string | undefined }> {
    const encoder = this.#running();
    await encoder.flush();
    encoder.close();
    return { pictures: this.#drain(), description: this.#description };
  }

  #running(): VideoEncoder {
    if (this.#failure !== undefined) throw this.#failure;
    if (this.#encoder === undefined) throw new Error('The encoder has not been started');
    return this.#encoder;
  }

  #draw(picture: ImageBitmap): void {
    const { width, height } = this.#canvas;
    const context = this.#canvas.getContext('2d', { alpha: false });
    if (context === null) throw new Error('The browser gives no 2D canvas');
    const scale = Math.min(width / picture.width, height / picture.height);
    const [shownWidth, shownHeight] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
    const [left, top] = [Math.floor((width - shownWidth) / 2), Math.floor((height - shownHeight) / 2)];
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, left, top, shownWidth, shownHeight);
  }

  #take(chunk: EncodedVideoChunk, metadata: EncodedVideoChunkMetadata | undefined): void {
    const data = new Uint8Array(chunk.byteLength);
    chunk.copyTo(data);
    this.#coded.push({ data: toBase64(data), atMs: chunk.timestamp / 1_000, isKey: chunk.type === 'key' });
    const description = metadata?.decoderConfig?.description;
    if (description !== undefined) this.#description ??= toBase64(bytesOf(description));
  }

  #drain(): readonly CodedPicture[] {
    if (this.#failure !== undefined) throw this.#failure;
    return this.#coded.splice(0);
  }
}

function bytesOf(source: AllowSharedBufferSource): Uint8Array {
  return ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
}

window.pictureEncoder = new PictureEncoder();
