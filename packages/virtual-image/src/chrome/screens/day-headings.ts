import { DateFormat, DateUtils } from '@androidworld/app-sdk';
import type { usePhoneClock } from '@androidworld/app-sdk/ui';
import type { Entry, Heading } from './list-screen.tsx';

type Clock = ReturnType<typeof usePhoneClock>;

/**
 * The days over what is of them: `Today - Oct 15, 2023`, `Yesterday - …`, `Oct 12, 2023`.
 *
 * @param entries in the order of their times, the latest first
 */
export function withDayHeadings(
  entries: readonly (Entry & { readonly atMs: number })[],
  clock: Clock,
): (Entry | Heading)[] {
  const dayOf = (ms: number) => {
    const date = DateFormat.getMediumDateFormat(clock)(ms);
    if (DateUtils.isToday(ms, clock)) return `Today - ${date}`;
    return DateUtils.isToday(ms + DateUtils.DAY_IN_MILLIS, clock) ? `Yesterday - ${date}` : date;
  };
  return entries.flatMap((entry, place) => {
    const heading = dayOf(entry.atMs);
    const before = entries[place - 1];
    return before !== undefined && dayOf(before.atMs) === heading ? [entry] : [{ key: heading, heading }, entry];
  });
}
