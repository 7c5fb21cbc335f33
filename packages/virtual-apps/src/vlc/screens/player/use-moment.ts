import { phoneTime } from '@androidworld/app-sdk/ui';
import { useLayoutEffect, useState } from 'preact/hooks';
import { type Playback, positionOf } from '../../player/playback.ts';
import type { Film } from '../../player/read-mp4.ts';

/** No film has more pictures than that which could be told apart here. */
const shortestMs = 40;

/** Of films that do not tell when their pictures change. */
const usualMs = 100;

/** The position of a film, renewed at the moment its next picture is due: what is seen is always the picture of now. */
export function useMoment(playback: Playback, film: Film | undefined): number {
  const [, renew] = useState(0);
  const positionMs = positionOf(playback);
  // At once: a timer set a frame later would be due a frame later.
  useLayoutEffect(() => {
    if (!playback.isPlaying) return undefined;
    const next = film?.frames.find(({ startMs }) => startMs > positionMs);
    if (film !== undefined && next === undefined) return undefined;
    const dueMs =
      next === undefined ? usualMs : Math.max(shortestMs, Math.ceil((next.startMs - positionMs) / playback.speed));
    const timer = phoneTime.after(dueMs, () => renew((count) => count + 1));
    return () => timer.cancel();
  });
  return positionMs;
}
