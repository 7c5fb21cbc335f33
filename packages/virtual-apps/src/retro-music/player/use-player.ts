import { phoneTime, useApi, useElapsed, useStore } from '@androidworld/app-sdk/ui';
import { useEffect } from 'preact/hooks';
import type { Song } from '../store/song.ts';
import { currentSong, endSong, fallAsleep, type Player, player, positionOf } from './player.ts';

/** What is played just now, renewed every second while it plays. */
export function usePlayer(): { state: Player; song: Song | undefined; positionMs: number } {
  const state = useStore(player, (value) => value);
  useElapsed(state.atMs, { everyMs: 1000, running: state.isPlaying });
  return { state, song: currentSong(state), positionMs: positionOf(state) };
}

/** At the end of a song comes what follows it, and at that of the sleep timer nothing. In one place of the app only. */
export function usePlayerEnd(): void {
  const api = useApi();
  const state = useStore(player, (value) => value);
  const song = currentSong(state);
  useEffect(() => {
    if (song === undefined || !state.isPlaying) return undefined;
    const timer = phoneTime.after((song.durationMs - state.positionMs) / state.speed, () => void endSong(api));
    return () => timer.cancel();
  }, [state]);
  useEffect(() => {
    if (state.sleep === null) return undefined;
    const timer = phoneTime.after(Math.max(0, state.sleep.atMs - phoneTime.uptime()), () => void fallAsleep(api));
    return () => timer.cancel();
  }, [state.sleep]);
}
