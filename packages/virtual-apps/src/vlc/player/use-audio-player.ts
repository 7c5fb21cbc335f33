import { phoneTime, useApi, useElapsed, useStore } from '@androidworld/app-sdk/ui';
import { useEffect } from 'preact/hooks';
import type { Media } from '../store/library.ts';
import { type AudioPlayer, audioPlayer, currentTrack, endTrack, positionOf } from './audio-player.ts';

/** What is heard just now, renewed every second. */
export function useAudioPlayer(): { state: AudioPlayer; track: Media | undefined; positionMs: number } {
  const state = useStore(audioPlayer, (value) => value);
  useElapsed(state.atMs, { everyMs: 1000, running: state.isPlaying });
  return { state, track: currentTrack(state), positionMs: positionOf(state) };
}

/** At the end of a track comes what follows it. In one place of the app only. */
export function useAudioEnd(): void {
  const api = useApi();
  const state = useStore(audioPlayer, (value) => value);
  const track = currentTrack(state);
  useEffect(() => {
    // A length nobody knows does not end.
    if (track === undefined || !state.isPlaying || track.durationMs <= 0) return undefined;
    const timer = phoneTime.after((track.durationMs - state.positionMs) / state.speed, () => void endTrack(api));
    return () => timer.cancel();
  }, [state.atMs, state.isPlaying, state.speed, track]);
}
