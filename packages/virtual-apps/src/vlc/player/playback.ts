import { phoneTime } from '@androidworld/app-sdk/ui';

/** Where a film is. */
export interface Playback {
  readonly isPlaying: boolean;
  readonly positionMs: number;
  /** `phoneTime.uptime()` when it was there. */
  readonly atMs: number;
  /** 1: as it was filmed. */
  readonly speed: number;
}

export function positionOf({ isPlaying, positionMs, atMs, speed }: Playback): number {
  return positionMs + (isPlaying ? (phoneTime.uptime() - atMs) * speed : 0);
}
