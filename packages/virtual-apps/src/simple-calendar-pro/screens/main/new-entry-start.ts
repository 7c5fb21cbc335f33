import { isSameMonth } from '../../time/local-day.ts';
import { startFromNow, startOn } from '../../time/new-start.ts';
import type { Calendar } from '../use-calendar.ts';
import type { Frame } from './use-frames.ts';

/** When an event begins that is made on a view. */
export function newEntryStart({ view, day }: Frame, { clock, today, preferences }: Calendar): number {
  const now = { nowTs: Math.floor(clock.nowMs / 1000), zone: clock.zone, preference: preferences.defaultStartTime };
  if (view === 'list') return startFromNow(now);
  if (view === 'month') return isSameMonth(day, today) ? startFromNow(now) : startOn({ ...day, day: 1 }, now);
  return startOn(day, now);
}
