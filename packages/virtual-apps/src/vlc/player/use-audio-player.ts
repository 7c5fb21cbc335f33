import { phoneTime, useApi, useElapsed, useStore } from '@androidworld/app-sdk/ui';
import { useEffect, useRef } from 'preact/hooks';
import type { Media } from '../store/library.ts';
import { type AudioPlayer, audioPlayer, currentTrack, endTrack, positionOf } from './audio-player.ts';
import { keepSounds } from './last-played.ts';

/** What is heard just now, renewed every second. */
export function useAudioPlayer(): { state: AudioPlayer; track: Media | undefined; positionMs: number } {
  const state = useStore(audioPlayer, (value) => value);
  useElapsed(state.atMs, { everyMs: 1000, running: state.isPlaying });
  return { state, track: currentTrack(state), positionMs: positionOf(state) };
}

/** Keeps what is heard, and where it is paused or left, for "Resume playback". In one place of the app only. */
export function useKeepingSounds(): void {
  const api = useApi();
  const state = useStore(audioPlayer, (value) => value);
  const before = useRef(state);
  useEffect(() => {
    // Where it is over, what was heard until now.
    const kept = currentTrack(state) === undefined ? before.current : state;
    before.current = state;
    if (currentTrack(kept) !== undefined) void keepSounds(api, kept.queue, positionOf(kept));
  }, [state.queue, state.isPlaying, state.atMs]);
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
