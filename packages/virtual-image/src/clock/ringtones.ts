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

/** `DataModel.getDefaultTimerRingtoneUri`: a sound of the app's own. */
export const defaultTimerRingtone: Ringtone = {
  title: 'Timer Expired',
  uri: 'android.resource://com.google.android.deskclock/raw/timer_expire',
};

const imageSounds: readonly Ringtone[] = sounds.map((title, index) => ({
  title,
  uri: `content://media/internal/audio/media/${20 + index}?title=${title}&canonical=1`,
}));

/** What is offered for an alarm, or for all timers. */
export const ringtonesFor = {
  alarm: [silent, defaultRingtone, ...imageSounds],
  timer: [silent, defaultTimerRingtone, ...imageSounds],
} as const;

/** The name shown for a sound; none stands for the default one of alarms. */
export function ringtoneTitle(uri: string | null): string {
  if (uri === null) return defaultRingtone.title;
  const known = [...ringtonesFor.alarm, ...ringtonesFor.timer];
  return known.find((ringtone) => ringtone.uri === uri)?.title ?? 'Unknown';
}
