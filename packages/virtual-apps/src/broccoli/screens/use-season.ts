import type { PhoneClock } from '@androidworld/app-sdk';
import { DateFormat } from '@androidworld/app-sdk';
import { usePhoneClock, usePreferences } from '@androidworld/app-sdk/ui';
import { wordsInSeason } from '../seasons/calendar.ts';
import { parseRegion } from '../seasons/regions.ts';
import { preferences } from '../store/preferences.ts';

/** 1 to 12. */
export function monthOf({ nowMs, zone }: PhoneClock): number {
  return Number(DateFormat.format('M', nowMs, zone));
}

/** What recipes call the things that are in season now; none before the calendar was configured. */
export function useSeason(): readonly string[] {
  const clock = usePhoneClock();
  const [values] = usePreferences(preferences);
  return wordsInSeason(parseRegion(values?.region ?? null), values?.languages ?? new Set(), monthOf(clock));
}
