import { type PreferenceValues, pref } from '@androidworld/app-sdk';
import { everyDay } from '../week-days.ts';
import { clockPreferences } from './preferences.ts';

/** When somebody wants to sleep. Times in minutes since midnight. */
export const bedtimeSchedule = clockPreferences({
  isSet: pref.boolean(false, 'bedtime_onboarded'),
  bedtime: pref.int(23 * 60, 'bedtime_minutes'),
  wakeUp: pref.int(7 * 60, 'wakeup_minutes'),
  days: pref.int(everyDay & 0b001_1111, 'bedtime_days'),
  /** The alarm that wakes; -1 before there is one. */
  alarmId: pref.int(-1, 'wakeup_alarm_id'),
});

export type BedtimeSchedule = PreferenceValues<typeof bedtimeSchedule>;

/** From going to bed to waking up: `8 hr 30 min`. */
export function sleepText({ bedtime, wakeUp }: Pick<BedtimeSchedule, 'bedtime' | 'wakeUp'>): string {
  const minutes = (wakeUp - bedtime + 24 * 60) % (24 * 60);
  return [`${Math.floor(minutes / 60)} hr`, minutes % 60 === 0 ? '' : `${minutes % 60} min`].filter(Boolean).join(' ');
}
