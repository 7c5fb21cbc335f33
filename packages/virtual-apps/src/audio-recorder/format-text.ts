import { DateFormat, DateUtils } from '@androidworld/app-sdk';
import {
  bitrates,
  type Choice,
  channelCounts,
  formats,
  type RecordingSettings,
  sampleRates,
} from './recording-settings.ts';

/** `01:05`, from an hour on `01:01:05`. */
export function durationText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const rest = `${two((seconds % 3600) / 60)}:${two(seconds % 60)}`;
  return seconds < 3600 ? rest : `${two(seconds / 3600)}:${rest}`;
}

/** `1.25 Mb` */
export function megabytesText(bytes: number): string {
  return `${Math.round((bytes / 1024 / 1024) * 100) / 100} Mb`;
}

/** `M4a, 44.1kHz, 128 kbps, Stereo` */
export function settingsText({ format, sampleRate, bitrate, channels }: RecordingSettings): string {
  const parts = [labelOf(formats, format), labelOf(sampleRates, sampleRate)];
  if (format === 'm4a') parts.push(labelOf(bitrates, bitrate));
  if (format !== '3gp') parts.push(labelOf(channelCounts, channels));
  return parts.join(', ');
}

/** `0.3 Mb, M4a, 44.1kHz` */
export function fileText(record: {
  readonly size: number;
  readonly format: string;
  readonly sampleRate: number;
}): string {
  return [megabytesText(record.size), labelOf(formats, record.format), labelOf(sampleRates, record.sampleRate)].join(
    ', ',
  );
}

/** Heading of a day in the list: `Today`, `Yesterday`, `October 3`, `October 3, 2022`. */
export function dayText(ms: number, nowMs: number, zone: string): string {
  const clock = { nowMs, zone, hour24: false };
  if (DateUtils.isToday(ms, clock)) return 'Today';
  if (DateUtils.isToday(ms + DateUtils.DAY_IN_MILLIS, clock)) return 'Yesterday';
  return DateUtils.formatDateTime(ms, {}, clock);
}

/** `10/15/23, 3:34 PM` */
export function momentText(ms: number, zone: string): string {
  return `${DateFormat.getDateFormat({ zone })(ms)}, ${DateFormat.getTimeFormat({ zone, hour24: false })(ms)}`;
}

function labelOf<T extends string | number>(choices: readonly Choice<T>[], value: string | number): string {
  return choices.find((choice) => choice.value === value)?.label ?? String(value);
}
