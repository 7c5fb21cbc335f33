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
  const presented = new Promise<void>((resolve) => {
    video.requestVideoFrameCallback(() => resolve());
  });
  const sought = videoIs('seeked', video, signal);
  video.currentTime = seconds;
  if (!(await sought)) return false;
  let cancel: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    cancel = hostDeadline(presentsWithinMs, resolve);
  });
  await Promise.race([presented, late]);
  cancel();
  return !signal.aborted && !video.seeking;
}

/**
 * Whether a video loads its first picture, or comes to where it was sent, before an error or the end. The event of a seek
 * may still be on its way when the next seek begins: that one is not over then.
 *
 * @param signal the end
 */
export function videoIs(
  event: 'loadeddata' | 'seeked',
  video: HTMLVideoElement,
  signal: AbortSignal,
): Promise<boolean> {
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
