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

/** Heading of a day in the list: `Today`, `Yesterday`, `3 October`, `3 October 2022`. */
export function dayText(ms: number, nowMs: number, timeZone: string): string {
  const day = (at: number) => new Date(at).toLocaleDateString('en-CA', { timeZone });
  if (day(ms) === day(nowMs)) return 'Today';
  if (day(ms) === day(nowMs - 24 * 3_600_000)) return 'Yesterday';
  const isThisYear = day(ms).slice(0, 4) === day(nowMs).slice(0, 4);
  return new Date(ms).toLocaleDateString('en-US', {
    timeZone,
    month: 'long',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}

/** `10/15/23, 3:34 PM` */
export function momentText(ms: number, timeZone: string): string {
  return new Date(ms).toLocaleString('en-US', { timeZone, dateStyle: 'short', timeStyle: 'short' });
}

function labelOf<T extends string | number>(choices: readonly Choice<T>[], value: string | number): string {
  return choices.find((choice) => choice.value === value)?.label ?? String(value);
}
