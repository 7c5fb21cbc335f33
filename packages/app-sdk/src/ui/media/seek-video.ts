import { hostDeadline } from '../../runtime/host-deadline.ts';

/** Beyond its last picture, a video presents no other. */
const presentsWithinMs = 1_000;

/**
 * Goes to a moment of a video that is paused. Its picture there can be drawn when this resolves: the browser says that it
 * has `seeked` before the picture is handed to those who draw.
 *
 * @param seconds from the beginning
 * @param signal ends the wait
 * @returns whether it was reached, and no other moment is being sought; false, too, where it cannot be decoded
 */
export async function seekVideo(video: HTMLVideoElement, seconds: number, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return false;
  const presented = pictureOf(video);
  const sought = videoIs('seeked', video, signal);
  video.currentTime = seconds;
  if (!(await sought)) return false;
  await presented();
  return !signal.aborted && !video.seeking;
}

/**
 * Loads a video to its first picture, which can be drawn when this resolves.
 *
 * @param source its address
 * @param signal ends the wait
 * @returns false where it cannot be decoded
 */
export async function loadVideo(video: HTMLVideoElement, source: string, signal: AbortSignal): Promise<boolean> {
  const presented = pictureOf(video);
  const loaded = videoIs('loadeddata', video, signal);
  video.src = source;
  if (!(await loaded)) return false;
  // What is only heard has none.
  if (video.videoWidth > 0) await presented();
  return !signal.aborted;
}

/** Listens for the next picture that is handed to those who draw; the function returned waits for it. */
function pictureOf(video: HTMLVideoElement): () => Promise<void> {
  const presented = new Promise<void>((resolve) => {
    video.requestVideoFrameCallback(() => resolve());
  });
  return async () => {
    let cancel: () => void = () => undefined;
    const late = new Promise<void>((resolve) => {
      cancel = hostDeadline(presentsWithinMs, resolve);
    });
    await Promise.race([presented, late]);
    cancel();
  };
}

/**
 * Whether a video loads its first picture, or comes to where it was sent, before an error or the end. The event of a seek
 * may still be on its way when the next seek begins: that one is not over then.
 *
 * @param signal the end
 */
function videoIs(event: 'loadeddata' | 'seeked', video: HTMLVideoElement, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve(false);
      return;
    }
    const once = new AbortController();
    const settle = (is: boolean) => () => {
      if (is && video.seeking) return;
      once.abort();
      resolve(is);
    };
    const options = { signal: once.signal };
    video.addEventListener(event, settle(true), options);
    video.addEventListener('error', settle(false), options);
    signal.addEventListener('abort', settle(false), options);
  });
}
