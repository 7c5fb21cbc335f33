import { phoneTime, useElapsed, useStore } from '@androidworld/app-sdk/ui';
import { useEffect } from 'preact/hooks';
import { type Playback, playback, positionOf, stopPlayback } from '../player.ts';

/** What is played just now; renewed every second while it plays, and stopped at its end. */
export function usePlayback(): { readonly now: Playback | null; readonly positionMs: number } {
  const now = useStore(playback, (value) => value);
  useElapsed(now?.atMs ?? 0, { everyMs: 1000, running: now?.isPlaying ?? false });
  useEffect(() => {
    if (now === null || !now.isPlaying) return undefined;
    const timer = phoneTime.after(now.record.durationMs - now.positionMs, stopPlayback);
    return () => timer.cancel();
  }, [now]);
  return { now, positionMs: now === null ? 0 : positionOf(now) };
}
