import { definePreferences, type PreferenceValues, pref } from '@androidworld/app-sdk';

export interface Choice<T extends string | number> {
  readonly value: T;
  readonly label: string;
  /** What the app says of it when it is chosen. */
  readonly info?: string;
}

export const formats = [
  {
    value: 'm4a',
    label: 'M4a',
    // As recorded.
    info: 'M4a format is encoded with AAC audio codec has good quality and small size. (recommended)',
  },
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

/** What "Reset" goes back to. */
export const defaultRecording: RecordingSettings = { format: 'm4a', sampleRate: 44100, bitrate: 128000, channels: 2 };

export const recorderPreferences = definePreferences('com.dimowner.audiorecorder.data.PrefsImpl', {
  isFirstRun: pref.boolean(true, 'is_first_run'),
  theme: pref.enum(
    themes.map(({ value }) => value),
    'blue_gray',
    'setting_theme_color',
  ),
  naming: pref.enum(namingFormats, 'record', 'setting_naming_format'),
  askToRename: pref.boolean(true, 'is_ask_rename_after_stop_recording'),
  keepScreenOn: pref.boolean(false, 'keep_screen_on'),
  /** Row of the record on the main screen; -1 when there is none. */
  activeRecord: pref.long(-1, 'active_record'),
  recordCounter: pref.long(0, 'record_counter'),
  /** 1 date, 2 name, 3 duration; 4 to 6 the same from the other end. */
  order: pref.int(1, 'pref_records_order'),
  format: pref.enum(
    formats.map(({ value }) => value),
    defaultRecording.format,
    'setting_recording_format',
  ),
  sampleRate: pref.int(defaultRecording.sampleRate, 'setting_sample_rate'),
  bitrate: pref.int(defaultRecording.bitrate, 'setting_bitrate'),
  channels: pref.int(defaultRecording.channels, 'setting_channel_count'),
  isStoreDirPublic: pref.boolean(false, 'is_store_dir_public'),
  isMigrated: pref.boolean(false, 'is_migrated'),
  isPublicStorageMigrated: pref.boolean(false, 'pref_is_public_storage_migrated'),
  isShowDirectorySetting: pref.boolean(false, 'is_show_directory_setting'),
});

export type Preferences = PreferenceValues<typeof recorderPreferences>;

/** What the app notes when set-up is done. */
export const afterFirstRun: Partial<Preferences> = {
  isFirstRun: false,
  isStoreDirPublic: false,
  isMigrated: true,
  isPublicStorageMigrated: true,
  isShowDirectorySetting: false,
};

/** Megabytes one minute takes. */
export function megabytesPerMinute({ format, sampleRate, bitrate, channels }: RecordingSettings): number {
  const threeGppBitrate = 12_000;
  const perSecond = { wav: sampleRate * channels * 2, '3gp': threeGppBitrate / 8, m4a: bitrate / 8 }[format];
  return (perSecond * 60) / 1_000_000;
}
