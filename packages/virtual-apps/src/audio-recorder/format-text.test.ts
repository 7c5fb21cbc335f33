import { describe, expect, it } from 'vitest';
import { dayText, durationText, fileText, settingsText } from './format-text.ts';
import { recordName } from './record-name.ts';

describe('durationText()', () => {
  it('shows hours only when there are some', () => {
    expect([0, 61_999, 3_661_000].map(durationText)).toEqual(['00:00', '01:01', '01:01:01']);
  });
});

describe('settingsText()', () => {
  it('leaves out what the format does not have', () => {
    const settings = { sampleRate: 44100, bitrate: 128000, channels: 2 };
    expect(settingsText({ ...settings, format: 'm4a' })).toBe('M4a, 44.1kHz, 128 kbps, Stereo');
    expect(settingsText({ ...settings, format: 'wav' })).toBe('Wav, 44.1kHz, Stereo');
    expect(settingsText({ ...settings, format: '3gp', sampleRate: 8000 })).toBe('3gp, 8kHz');
  });
});

describe('fileText()', () => {
  it('rounds the size to hundredths of a megabyte', () => {
    expect(fileText({ size: 1_310_720, format: 'wav', sampleRate: 48000 })).toBe('1.25 Mb, Wav, 48kHz');
  });
});

describe('dayText()', () => {
  const now = Date.UTC(2023, 9, 15, 1);
  it('names the day by the phone’s zone', () => {
    expect(dayText(now - 2 * 3_600_000, now, 'UTC')).toBe('Yesterday');
    expect(dayText(now - 2 * 3_600_000, now, 'America/New_York')).toBe('Today');
    expect(dayText(Date.UTC(2022, 1, 3), now, 'UTC')).toBe('February 3, 2022');
  });
});

describe('recordName()', () => {
  const moment = { counter: 7, nowMs: Date.UTC(2023, 9, 15, 15, 4, 5), zone: 'UTC' };
  it.each([
    ['record', 'Record-7'],
    ['date', '15.10.2023 15.04.05'],
    ['date_us', '10-15-2023 03.04.05PM'],
    ['date_iso8601', '2023-10-15 15.04.05'],
    ['timestamp', '1697382245000'],
  ] as const)('follows the naming format %s', (naming, name) => {
    expect(recordName(naming, moment)).toBe(name);
  });
});
