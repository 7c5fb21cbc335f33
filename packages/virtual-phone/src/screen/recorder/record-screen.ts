import type { RecordOptions, ScreenHost, ScreenRecording } from '../protocol.ts';
import type { CodedPicture } from './encoder-protocol.ts';
import type { OpenEncoder } from './open-encoder.ts';
import { renderRecording } from './render-recording.ts';

/** The screen is looked at so often; what has not changed since is no new picture. */
const pictureMs = 100;

/** What a recording is made with. */
export interface RecordingTools {
  readonly host: ScreenHost;
  readonly encoder: OpenEncoder;
  /** The screen as it is, as PNG. */
  screenshot(): Promise<Uint8Array>;
}

/** Records the screen by the phone's time, which waits for each picture. */
export function recordScreen(options: RecordOptions, { host, encoder, screenshot }: RecordingTools): ScreenRecording {
  const { time, pending } = host;
  const createdMs = time.now();
  const startedMs = time.elapsed();
  const pictures: CodedPicture[] = [];
  let last: Buffer | undefined;
  let addedMs = 0;
  let failure: unknown;
  let adding: Promise<void> | undefined;

  const keep = (coded: readonly CodedPicture[]) => {
    if (options.onStream === undefined) pictures.push(...coded);
    else for (const { data } of coded) options.onStream(Buffer.from(data, 'base64'));
  };
  const add = async (png: Buffer, atMs: number) => {
    last = png;
    addedMs = atMs;
    keep(await encoder.add(png.toString('base64'), atMs));
  };
  const look = async () => {
    const atMs = time.elapsed() - startedMs;
    const png = Buffer.from(await screenshot());
    if (last === undefined || !png.equals(last)) await add(png, last === undefined ? 0 : atMs);
  };
  const lookOnce = () => {
    // A computer that is slower than the phone's time takes fewer pictures.
    if (adding !== undefined || failure !== undefined) return;
    adding = pending
      .track('screenrecord', look)
      .catch((error: unknown) => {
        failure = error;
        options.onFailure(error);
      })
      .finally(() => {
        adding = undefined;
      });
  };
  lookOnce();
  const timer = time.every(pictureMs, lookOnce);
  return {
    codec: encoder.codec,
    async stop() {
      timer.cancel();
      await adding;
      try {
        if (failure !== undefined) throw failure;
        const durationMs = Math.max(pictureMs, time.elapsed() - startedMs);
        // Players show a film of one picture for a moment only: its end shows the last one again.
        const endMs = durationMs - pictureMs;
        if (last !== undefined && endMs > addedMs) await add(last, endMs);
        const { pictures: rest, description } = await encoder.finish();
        keep(rest);
        if (options.onStream !== undefined) return new Uint8Array();
        const described = description === undefined ? undefined : Buffer.from(description, 'base64');
        const { codec } = encoder;
        return renderRecording({ codec, size: options.size, description: described, pictures, durationMs, createdMs });
      } finally {
        await encoder.close();
      }
    },
    async discard() {
      timer.cancel();
      await encoder.close();
    },
  };
}
