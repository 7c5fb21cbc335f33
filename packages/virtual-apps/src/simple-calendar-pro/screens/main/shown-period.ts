import { addDays, daysBetween, isSameDay, isSameMonth, type LocalDay, weekStartOf } from '../../time/local-day.ts';
import type { Calendar } from '../use-calendar.ts';
import type { Frame } from './use-frames.ts';

/** The first day of the week view that shows a day. */
export function weekViewStart(day: LocalDay, { preferences, firstWeekday, today }: Calendar): LocalDay {
  const count = preferences.weeklyViewDays;
  if (count === 7 && !preferences.startWeekWithCurrentDay) return weekStartOf(day, firstWeekday);
  // Others begin with today, and so many days before and after it.
  return addDays(today, Math.floor(daysBetween(today, day) / count) * count);
}

/** Whether what is shown has today in it. */
export function holdsToday({ view, day }: Frame, calendar: Calendar): boolean {
  const { today, preferences } = calendar;
  switch (view) {
    case 'list':
      return true;
    case 'day':
      return isSameDay(day, today);
    case 'week': {
      const distance = daysBetween(weekViewStart(day, calendar), today);
      return distance >= 0 && distance < preferences.weeklyViewDays;
    }
    case 'year':
      return day.year === today.year;
    default:
      return isSameMonth(day, today);
  }
}
