import type { AppApi, Extra } from '@androidworld/app-sdk';

/** File of the app's shared preferences. */
const preferencesFile = 'com.dimowner.audiorecorder.data.PrefsImpl';

export interface Choice<T extends string | number> {
  readonly value: T;
  readonly label: string;
  /** What the app says of it when it is chosen. */
  readonly info?: string;
}

export const formats = [
  { value: 'm4a', label: 'M4a', info: 'M4a format: AAC codec, good quality and small size. (recommended)' },
  { value: 'wav', label: 'Wav', info: 'Wav is uncompressed audio. It takes much more space than other formats.' },
  { value: '3gp', label: '3gp', info: '3gp is a container for mobile phones. Use it if you need to save space.' },
] as const satisfies readonly Choice<string>[];

export const sampleRates = [
  { value: 8000, label: '8kHz', info: '8kHz is less than what modern telephones carry.' },
  { value: 16000, label: '16kHz', info: '16kHz is better than 8kHz.' },
  { value: 22050, label: '22kHz', info: '22kHz is common for low bitrates.' },
  { value: 32000, label: '32kHz', info: '32kHz is a bit better than 22kHz.' },
  { value: 44100, label: '44.1kHz', info: '44.1kHz is the sample rate of audio CDs. (recommended)' },
  { value: 48000, label: '48kHz', info: '48kHz is the sample rate of DVDs.' },
] as const satisfies readonly Choice<number>[];

export const bitrates = [
  { value: 48000, label: '48 kbps', info: '48 kbps is enough for speech only.' },
  { value: 96000, label: '96 kbps', info: '96 kbps suits speech and low-quality streaming.' },
  { value: 128000, label: '128 kbps', info: '128 kbps is common for podcasts. (recommended)' },
  { value: 192000, label: '192 kbps', info: '192 kbps is medium quality.' },
  { value: 256000, label: '256 kbps', info: '256 kbps is good quality.' },
] as const satisfies readonly Choice<number>[];

export const channelCounts = [
  { value: 2, label: 'Stereo', info: 'Stereo records two separate channels. (recommended)' },
  { value: 1, label: 'Mono', info: 'Mono records one channel.' },
] as const satisfies readonly Choice<number>[];

export const themes = [
  { value: 'blue_gray', label: 'Theme Blue Gray' },
  { value: 'black', label: 'Theme Black' },
  { value: 'teal', label: 'Theme Teal' },
  { value: 'blue', label: 'Theme Blue' },
  { value: 'purple', label: 'Theme Purple' },
  { value: 'pink', label: 'Theme Pink' },
  { value: 'orange', label: 'Theme Orange' },
  { value: 'red', label: 'Theme Red' },
  { value: 'brown', label: 'Theme Brown' },
] as const satisfies readonly Choice<string>[];

export type RecordingFormat = (typeof formats)[number]['value'];
export const namingFormats = ['record', 'date', 'date_us', 'date_iso8601', 'timestamp'] as const;
export type NamingFormat = (typeof namingFormats)[number];
export type ThemeName = (typeof themes)[number]['value'];

/** How sound is recorded. */
export interface RecordingSettings {
  readonly format: RecordingFormat;
  /** Hz */
  readonly sampleRate: number;
  /** Bits per second. */
  readonly bitrate: number;
  readonly channels: number;
}

export interface Preferences extends RecordingSettings {
  readonly isFirstRun: boolean;
  readonly theme: ThemeName;
  readonly naming: NamingFormat;
  readonly askToRename: boolean;
  readonly keepScreenOn: boolean;
  /** Row of the record on the main screen; -1 when there is none. */
  readonly activeRecord: number;
  readonly recordCounter: number;
  /** 1 date, 2 name, 3 duration; 4 to 6 the same from the other end. */
  readonly order: number;
}

/** Names in the preferences file. */
const keys = {
  isFirstRun: 'is_first_run',
  theme: 'setting_theme_color',
  naming: 'setting_naming_format',
  askToRename: 'is_ask_rename_after_stop_recording',
  keepScreenOn: 'keep_screen_on',
  activeRecord: 'active_record',
  recordCounter: 'record_counter',
  order: 'pref_records_order',
  format: 'setting_recording_format',
  sampleRate: 'setting_sample_rate',
  bitrate: 'setting_bitrate',
  channels: 'setting_channel_count',
} as const satisfies Record<keyof Preferences, string>;

/** What "Reset" goes back to. */
export const defaultRecording: RecordingSettings = { format: 'm4a', sampleRate: 44100, bitrate: 128000, channels: 2 };

export async function readPreferences(api: AppApi): Promise<Preferences> {
  const stored = await api.preferences.all(preferencesFile);
  // A value of another type than the app writes counts as missing.
  const flag = (key: string, missing: boolean) => (typeof stored[key] === 'boolean' ? stored[key] : missing);
  const number = (key: string, missing: number) => (typeof stored[key] === 'number' ? stored[key] : missing);
  const oneOf = <T extends string>(key: string, values: readonly T[], missing: T) =>
    values.find((value) => value === stored[key]) ?? missing;
  return {
    isFirstRun: flag(keys.isFirstRun, true),
    theme: oneOf(
      keys.theme,
      themes.map(({ value }) => value),
      'blue_gray',
    ),
    naming: oneOf(keys.naming, namingFormats, 'record'),
    askToRename: flag(keys.askToRename, true),
    keepScreenOn: flag(keys.keepScreenOn, false),
    activeRecord: number(keys.activeRecord, -1),
    recordCounter: number(keys.recordCounter, 0),
    order: number(keys.order, 1),
    format: oneOf(
      keys.format,
      formats.map(({ value }) => value),
      defaultRecording.format,
    ),
    sampleRate: number(keys.sampleRate, defaultRecording.sampleRate),
    bitrate: number(keys.bitrate, defaultRecording.bitrate),
    channels: number(keys.channels, defaultRecording.channels),
  };
}

export async function writePreferences(api: AppApi, changes: Partial<Preferences>): Promise<void> {
  const entries = Object.entries(changes) as [keyof Preferences, Extra][];
  await api.preferences.put(preferencesFile, Object.fromEntries(entries.map(([name, value]) => [keys[name], value])));
}

/** What the app notes when set-up is done. */
export async function endFirstRun(api: AppApi): Promise<void> {
  await api.preferences.put(preferencesFile, {
    is_first_run: false,
    is_store_dir_public: false,
    is_migrated: true,
    pref_is_public_storage_migrated: true,
    is_show_directory_setting: false,
  });
}

/** Megabytes one minute takes. */
export function megabytesPerMinute({ format, sampleRate, bitrate, channels }: RecordingSettings): number {
  const threeGppBitrate = 12_000;
  const perSecond = { wav: sampleRate * channels * 2, '3gp': threeGppBitrate / 8, m4a: bitrate / 8 }[format];
  return (perSecond * 60) / 1_000_000;
}
