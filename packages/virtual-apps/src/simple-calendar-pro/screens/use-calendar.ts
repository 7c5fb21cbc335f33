import { usePhoneClock, usePreferences } from '@androidworld/app-sdk/ui';
import { type Preferences, preferences as stored } from '../store/preferences.ts';
import type { Clock } from '../time/list-entries.ts';
import { dayOf, type LocalDay } from '../time/local-day.ts';

/** What the screens go by: the settings, the time as the app tells it, today. */
export interface Calendar {
  readonly preferences: Preferences;
  change(changes: Partial<Preferences>): Promise<void>;
  readonly clock: Clock;
  readonly today: LocalDay;
  /** 0 is Sunday. */
  readonly firstWeekday: number;
}

/** Undefined until the settings are read. */
export function useCalendar(): Calendar | undefined {
  const [preferences, change] = usePreferences(stored);
  const phone = usePhoneClock();
  if (preferences === undefined) return undefined;
  return {
    preferences,
    change,
    clock: { ...phone, hour24: preferences.hour24 ?? phone.hour24 },
    today: dayOf(phone.nowMs / 1000, phone.zone),
    firstWeekday: preferences.sundayFirst ? 0 : 1,
  };
}
