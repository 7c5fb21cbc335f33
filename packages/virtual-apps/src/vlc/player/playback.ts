import { phoneTime } from '@androidworld/app-sdk/ui';

/** Where a film is. */
export interface Playback {
  readonly isPlaying: boolean;
  readonly positionMs: number;
  /** `phoneTime.uptime()` when it was there. */
  readonly atMs: number;
}

export function positionOf({ isPlaying, positionMs, atMs }: Playback): number {
  return positionMs + (isPlaying ? phoneTime.uptime() - atMs : 0);
}
