import { phoneTime, useApi, useElapsed, useStore } from '@androidworld/app-sdk/ui';
import { useEffect } from 'preact/hooks';
import type { Song } from '../store/song.ts';
import { currentSong, endSong, type Player, player, positionOf } from './player.ts';

/** What is played just now, renewed every second while it plays. */
export function usePlayer(): { state: Player; song: Song | undefined; positionMs: number } {
  const state = useStore(player, (value) => value);
  useElapsed(state.atMs, { everyMs: 1000, running: state.isPlaying });
  return { state, song: currentSong(state), positionMs: positionOf(state) };
}

/** At the end of a song comes what follows it. In one place of the app only. */
export function usePlayerEnd(): void {
  const api = useApi();
  const state = useStore(player, (value) => value);
  const song = currentSong(state);
  useEffect(() => {
    if (song === undefined || !state.isPlaying) return undefined;
    const timer = phoneTime.after(song.durationMs - state.positionMs, () => void endSong(api));
    return () => timer.cancel();
  }, [state]);
}
