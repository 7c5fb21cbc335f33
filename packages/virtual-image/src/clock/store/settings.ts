import { type PreferenceValues, pref } from '@androidworld/app-sdk';
import { defaultTimerRingtone } from '../ringtones.ts';
import { clockPreferences } from './preferences.ts';

/** List preferences are strings, also those that are numbers. */
const listNumber = (missing: number, key: string) => pref.string(String(missing), key).as(Number, String);

/** Choices of the app's settings screen; keys as `com.android.deskclock.settings.SettingsActivity` names them. */
export const clockSettings = clockPreferences({
  style: pref.enum(['analog', 'digital'], 'digital', 'clock_style'),
  showsSeconds: pref.boolean(false, 'display_clock_seconds'),
  /** An unattended alarm rings as long; -1: until somebody comes. */
  silenceAfterMinutes: listNumber(10, 'auto_silence'),
  snoozeMinutes: listNumber(10, 'snooze_duration'),
  /** As `java.util.Calendar` counts: 7 Saturday, 1 Sunday, 2 Monday. */
  weekStart: listNumber(1, 'week_start'),
  /** Seconds until an alarm is as loud as it gets; 0: at once. */
  alarmCrescendo: listNumber(0, 'alarm_crescendo_duration'),
  /** URI of what sounds when a timer is over. */
  timerRingtone: pref.string(defaultTimerRingtone.uri, 'timer_ringtone'),
  timerCrescendo: listNumber(0, 'timer_crescendo_duration'),
  timerVibrates: pref.boolean(false, 'timer_vibrate'),
  screensaverStyle: pref.enum(['analog', 'digital'], 'digital', 'screensaver_clock_style'),
  /** Dimmer, for dark rooms. */
  screensaverNight: pref.boolean(true, 'screensaver_night_mode'),
});

export type ClockSettings = PreferenceValues<typeof clockSettings>;
