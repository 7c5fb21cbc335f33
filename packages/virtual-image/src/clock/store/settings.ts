import type { AppApi } from '@androidworld/app-sdk';
import { loadPreferences, type Preferences, savePreferences, textIn } from './preferences.ts';

/** Choices of the app's settings screen. */
export interface ClockSettings {
  readonly style: 'analog' | 'digital';
  readonly showsSeconds: boolean;
  /** Minutes an unattended alarm rings; -1: until somebody comes. */
  readonly silenceAfterMinutes: number;
  readonly snoozeMinutes: number;
  /** As `java.util.Calendar` counts: 7 Saturday, 1 Sunday, 2 Monday. */
  readonly weekStart: number;
}

/** Preference keys as `com.android.deskclock.settings.SettingsActivity` names them. */
const keys = {
  style: 'clock_style',
  showsSeconds: 'display_clock_seconds',
  silenceAfterMinutes: 'auto_silence',
  snoozeMinutes: 'snooze_duration',
  weekStart: 'week_start',
} as const;

export async function loadSettings(api: AppApi): Promise<ClockSettings> {
  return settingsIn(await loadPreferences(api));
}

function settingsIn(preferences: Preferences): ClockSettings {
  return {
    style: textIn(preferences, keys.style) === 'analog' ? 'analog' : 'digital',
    showsSeconds: preferences[keys.showsSeconds] === true,
    silenceAfterMinutes: Number(textIn(preferences, keys.silenceAfterMinutes) ?? 10),
    snoozeMinutes: Number(textIn(preferences, keys.snoozeMinutes) ?? 10),
    weekStart: Number(textIn(preferences, keys.weekStart) ?? 1),
  };
}

/** List preferences are strings, also those that are numbers. */
export function saveSettings(api: AppApi, change: Partial<ClockSettings>): Promise<void> {
  const values: Record<string, string | boolean> = {};
  if (change.style !== undefined) values[keys.style] = change.style;
  if (change.showsSeconds !== undefined) values[keys.showsSeconds] = change.showsSeconds;
  for (const name of ['silenceAfterMinutes', 'snoozeMinutes', 'weekStart'] as const) {
    if (change[name] !== undefined) values[keys[name]] = String(change[name]);
  }
  return savePreferences(api, values);
}
