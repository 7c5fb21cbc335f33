import { loadVideo, seekVideo } from '@androidworld/app-sdk/ui';

/** A film the browser decodes. */
export interface OpenFilm {
  /** Milliseconds; null if its pictures cannot be decoded. */
  readonly length: Promise<number | null>;
  /** The film at that moment; undefined if it was asked for another one meanwhile, or cannot be decoded. */
  pictureAt(positionMs: number): Promise<HTMLVideoElement | undefined>;
  close(): void;
}

export function openFilm(bytes: Uint8Array, mimeType: string): OpenFilm {
  const video = document.createElement('video');
  const url = URL.createObjectURL(new Blob([bytes.slice()], { type: mimeType }));
  const closed = new AbortController();
  let asked = 0;
  video.muted = true;
  video.preload = 'auto';
  const length = loadVideo(video, url, closed.signal).then((isLoaded) => {
    if (!isLoaded || video.videoWidth === 0) return null;
    return Number.isFinite(video.duration) ? Math.round(video.duration * 1000) : 0;
  });
  return {
    length,
    async pictureAt(positionMs) {
      asked += 1;
      const serial = asked;
      if ((await length) === null || serial !== asked) return undefined;
      const seconds = Math.min(positionMs / 1000, video.duration);
      const isThere = Math.abs(video.currentTime - seconds) <= 0.001;
      if (!isThere && !(await seekVideo(video, seconds, closed.signal))) return undefined;
      return serial === asked && !closed.signal.aborted ? video : undefined;
    },
    close() {
      closed.abort();
      video.removeAttribute('src');
      video.load();
      URL.revokeObjectURL(url);
    },
  };
}
