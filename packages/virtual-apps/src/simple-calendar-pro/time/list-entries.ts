import { type Entry, inDayOrder } from '../store/events.ts';
import { clockText, dayAndWeekday, monthDay, monthTitle } from './date-words.ts';
import { dayCodeOf, dayOf, isSameDay, type LocalDay } from './local-day.ts';

/** How times are told: the phone's zone, and the app's choice of 12 or 24 hours. */
export interface Clock {
  /** Milliseconds since the epoch. */
  readonly nowMs: number;
  readonly zone: string;
  readonly hour24: boolean;
}

/** A row of a list with headings. */
export type ListRow =
  | { readonly kind: 'month' | 'day'; readonly key: string; readonly title: string; readonly isToday: boolean }
  | { readonly kind: 'entry'; readonly key: string; readonly entry: Entry };

/** Entries under the months and days they begin on. */
export function toListRows(
  entries: readonly Entry[],
  clock: Clock,
  { withMonths = true }: { withMonths?: boolean } = {},
): ListRow[] {
  const today = dayOf(clock.nowMs / 1000, clock.zone);
  const starts = entries.map((entry) => ({ entry, day: dayOf(entry.startTs, clock.zone) }));
  starts.sort((one, other) => dayCodeOf(one.day) - dayCodeOf(other.day) || inDayOrder(one.entry, other.entry));
  return starts.flatMap(({ entry, day }, index): ListRow[] => {
    const before = starts[index - 1]?.day;
    const isNewDay = before === undefined || !isSameDay(before, day);
    const isNewMonth = before === undefined || before.month !== day.month || before.year !== day.year;
    const heading = { isToday: isSameDay(day, today) };
    const month = monthTitle(day, today.year).toUpperCase();
    return [
      ...(isNewMonth && withMonths
        ? [{ ...heading, kind: 'month' as const, key: month, title: month, isToday: false }]
        : []),
      ...(isNewDay
        ? [{ ...heading, kind: 'day' as const, key: String(dayCodeOf(day)), title: dayAndWeekday(day) }]
        : []),
      { kind: 'entry', key: entry.key, entry },
    ];
  });
}

/** When it happens, below the heading of the day it begins on. */
export function listTimeText(entry: Entry, clock: Clock): string {
  const startDay = dayOf(entry.startTs, clock.zone);
  const endDay = dayOf(entry.endTs, clock.zone);
  const end = isSameDay(startDay, endDay) ? '' : ` (${dayAndWeekday(endDay)})`;
  if (entry.isAllDay) return `All-day${end}`;
  const start = clockText(entry.startTs, clock);
  return entry.endTs === entry.startTs ? start : `${start} - ${clockText(entry.endTs, clock)}${end}`;
}

/** When it happens, on the screen of one day. */
export function dayTimeText(entry: Entry, shown: LocalDay, clock: Clock): string {
  const startDay = dayOf(entry.startTs, clock.zone);
  const endDay = dayOf(entry.endTs, clock.zone);
  const other = (day: LocalDay) => (isSameDay(day, shown) ? '' : ` (${monthDay(day)})`);
  if (entry.isAllDay) {
    if (isSameDay(startDay, endDay)) return 'All-day';
    const parts = [other(startDay), other(endDay)].map((part) => part.trim());
    return `All-day ${parts.filter((part) => part !== '').join(' - ')}`;
  }
  const start = `${clockText(entry.startTs, clock)}${other(startDay)}`;
  return entry.endTs === entry.startTs ? start : `${start} - ${clockText(entry.endTs, clock)}${other(endDay)}`;
}
