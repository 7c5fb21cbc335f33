export interface Ringtone {
  readonly title: string;
  /** As `RingtoneManager` gives it. */
  readonly uri: string;
}

/** `Settings.System.DEFAULT_ALARM_ALERT_URI` */
export const defaultRingtone: Ringtone = { title: 'Default (Cesium)', uri: 'content://settings/system/alarm_alert' };

/** `AlarmSettingColumns.NO_RINGTONE_URI` is an empty URI, written as `silent` in the database. */
const silent: Ringtone = { title: 'Silent', uri: 'silent' };

/** Alarm sounds of the system image (`/product/media/audio/alarms`). */
const sounds = [
  'Argon',
  'Carbon',
  'Cesium',
  'Helium',
  'Krypton',
  'Neon',
  'Osmium',
  'Oxygen',
  'Platinum',
  'Promethium',
  'Scandium',
];

export const ringtones: readonly Ringtone[] = [
  silent,
  defaultRingtone,
  ...sounds.map((title, index) => ({
    title,
    uri: `content://media/internal/audio/media/${20 + index}?title=${title}&canonical=1`,
  })),
];

/** The name shown for an alarm's sound; none stands for the default one. */
export function ringtoneTitle(uri: string | null): string {
  if (uri === null) return defaultRingtone.title;
  return ringtones.find((ringtone) => ringtone.uri === uri)?.title ?? 'Unknown';
}
