import { createStore, phoneTime } from '@androidworld/app-sdk/ui';
import type { RecordRow } from './store.ts';

/** What is played, and how far it is. */
export interface Playback {
  readonly record: RecordRow;
  readonly isPlaying: boolean;
  /** Of the record, when it was last started, paused or moved. */
  readonly positionMs: number;
  /** `phoneTime.uptime()` at that moment. */
  readonly atMs: number;
}

/** Shared by the screens; ends with the process, as the real player does. */
export const playback = createStore<Playback | null>(null);

export function positionOf({ record, isPlaying, positionMs, atMs }: Playback): number {
  return Math.min(record.durationMs, positionMs + (isPlaying ? phoneTime.uptime() - atMs : 0));
}

/** Play, pause, or go on. */
export function togglePlayback(record: RecordRow): void {
  const now = playback.get();
  const isSame = now?.record.id === record.id;
  playback.set({
    record,
    isPlaying: !(isSame && now.isPlaying),
    positionMs: isSame ? positionOf(now) : 0,
    atMs: phoneTime.uptime(),
  });
}

export function seekPlayback(positionMs: number): void {
  const now = playback.get();
  if (now !== null) playback.set({ ...now, positionMs, atMs: phoneTime.uptime() });
}

export function stopPlayback(): void {
  playback.set(null);
}
