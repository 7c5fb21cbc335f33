import { atLocal, localParts } from '@androidworld/app-sdk';
import type { CalendarDay } from '@androidworld/app-sdk/ui';
import type { Track } from '../../store/database.ts';

/** Which tracks count: of some categories, begun on one of the days. */
export interface StatisticsFilter {
  readonly categories: readonly string[];
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

const dayMs = 86_400_000;

/** Sunday to Saturday around today. */
export function thisWeek(nowMs: number, zone: string): Pick<StatisticsFilter, 'from' | 'to'> {
  const { year, month, day } = localParts(nowMs, zone);
  const today = Date.UTC(year, month - 1, day);
  const sunday = today - new Date(today).getUTCDay() * dayMs;
  return { from: dayAt(sunday), to: dayAt(sunday + 6 * dayMs) };
}

export function isCounted(track: Track, filter: StatisticsFilter | null, zone: string): boolean {
  if (filter === null) return true;
  const startOf = (day: CalendarDay) => atLocal({ ...day, hour: 0, minute: 0 }, zone);
  const isOnTime = track.startMs >= startOf(filter.from) && track.startMs < startOf(dayAfter(filter.to));
  return isOnTime && filter.categories.includes(track.category);
}

/** Less than 0: the first is earlier. */
export function compareDays(one: CalendarDay, other: CalendarDay): number {
  return utcOf(one) - utcOf(other);
}

const utcOf = ({ year, month, day }: CalendarDay) => Date.UTC(year, month - 1, day);

const dayAfter = (day: CalendarDay) => dayAt(utcOf(day) + dayMs);

function dayAt(utcMs: number): CalendarDay {
  const date = new Date(utcMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
