import { atLocal, localParts } from '@androidworld/app-sdk';

/** How far back "Last added" may look, under the names the preferences have for it. */
export const addedIntervals = [
  { label: 'Today', value: 'today' },
  { label: 'This week', value: 'this_week' },
  { label: 'Past 7 days', value: 'past_seven_days' },
  { label: 'This month', value: 'this_month' },
  { label: 'Past 3 months', value: 'past_three_months' },
  { label: 'This year', value: 'this_year' },
] as const;

const dayMs = 86_400_000;

/**
 * Since when songs count as added of late.
 *
 * @param interval as in the preferences; one that is not known counts as this month
 * @returns seconds since the epoch
 */
export function addedSince(interval: string, { nowMs, zone }: { nowMs: number; zone: string }): number {
  return Math.floor(startOf(interval, nowMs, zone) / 1000);
}

function startOf(interval: string, nowMs: number, zone: string): number {
  const today = { ...localParts(nowMs, zone), hour: 0, minute: 0 };
  const midnight = atLocal(today, zone);
  switch (interval) {
    case 'today':
      return midnight;
    case 'this_week':
      // A week begins on Sunday.
      return midnight - new Date(Date.UTC(today.year, today.month - 1, today.day)).getUTCDay() * dayMs;
    case 'past_seven_days':
      return nowMs - 7 * dayMs;
    case 'past_three_months':
      return nowMs - 90 * dayMs;
    case 'this_year':
      return atLocal({ ...today, month: 1, day: 1 }, zone);
    default:
      return atLocal({ ...today, day: 1 }, zone);
  }
}
