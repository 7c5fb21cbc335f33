import { DateUtils } from '@androidworld/app-sdk';

/** `45:00`, from an hour on `1:30:00`. */
export function durationText(ms: number): string {
  return DateUtils.formatElapsedTime(Math.floor(ms / 1000));
}
