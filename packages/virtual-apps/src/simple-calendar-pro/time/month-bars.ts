import type { Entry } from '../store/events.ts';
import { addDays, dayOf, dayStart, daysBetween, type LocalDay, weekStartOf } from './local-day.ts';

/** Part of an event in one week of the month's grid. */
export interface Bar {
  readonly entry: Entry;
  /** Week of the grid, from 0. */
  readonly row: number;
  /** First and last column, from 0. */
  readonly from: number;
  readonly to: number;
  /** Line below the day numbers, from 0. */
  readonly line: number;
}

/** The days of a month's grid: six weeks, of which the first has the 1st. */
export function gridDays(month: LocalDay, firstWeekday: number): LocalDay[] {
  const start = weekStartOf({ ...month, day: 1 }, firstWeekday);
  return Array.from({ length: 42 }, (_, index) => addDays(start, index));
}

/** Where in the grid events are drawn: longer ones first, each in the first line that is free on all of its days. */
export function layOutBars(entries: readonly Entry[], firstDay: LocalDay, zone: string): Bar[] {
  const spans = entries
    .map((entry) => ({ entry, ...spanOf(entry, firstDay, zone) }))
    .filter(({ first, last }) => last >= 0 && first < 42)
    .sort(
      (one, other) =>
        other.last - other.first - (one.last - one.first) ||
        Number(other.entry.isAllDay) - Number(one.entry.isAllDay) ||
        one.entry.startTs - other.entry.startTs ||
        one.entry.endTs - other.entry.endTs ||
        one.entry.event.title.localeCompare(other.entry.event.title),
    );
  const taken = Array.from({ length: 42 }, () => new Set<number>());
  return spans.flatMap(({ entry, first, last }) => {
    const cells = Array.from(
      { length: Math.min(41, last) - Math.max(0, first) + 1 },
      (_, at) => at + Math.max(0, first),
    );
    let line = 0;
    while (cells.some((cell) => taken[cell]?.has(line))) line += 1;
    for (const cell of cells) taken[cell]?.add(line);
    return weeksOf(cells).map(({ row, from, to }) => ({ entry, row, from, to, line }));
  });
}

/** First and last cell; one that ends at midnight is not drawn on the day it ends. */
function spanOf({ startTs, endTs }: Entry, firstDay: LocalDay, zone: string): { first: number; last: number } {
  const startDay = dayOf(startTs, zone);
  const endDay = dayOf(endTs, zone);
  const endsAtMidnight = endTs > startTs && endTs === dayStart(endDay, zone);
  const first = daysBetween(firstDay, startDay);
  return { first, last: Math.max(first, daysBetween(firstDay, endDay) - (endsAtMidnight ? 1 : 0)) };
}

function weeksOf(cells: readonly number[]): { row: number; from: number; to: number }[] {
  const rows = [...new Set(cells.map((cell) => Math.floor(cell / 7)))];
  return rows.map((row) => {
    const columns = cells.filter((cell) => Math.floor(cell / 7) === row).map((cell) => cell % 7);
    return { row, from: Math.min(...columns), to: Math.max(...columns) };
  });
}
