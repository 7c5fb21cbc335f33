import type { AppApi } from '@androidworld/app-sdk';
import { dayCodeOf, dayEnd, dayOf, dayStart } from '../time/local-day.ts';
import { type CalendarEvent, database } from './database.ts';
import { deleteEvents, findEvent, isAllDay, saveEvent } from './events.ts';

/** How much of a series is meant: one occurrence, it and all after it, or all. */
export type SeriesScope = 'one' | 'future' | 'all';

/** Seconds since the epoch at which the meant occurrence begins. */
interface Where {
  readonly id: number;
  readonly startTs: number;
  readonly zone: string;
}

/** Deletes occurrences of a series. */
export async function deleteOccurrences(api: AppApi, where: Where, scope: SeriesScope): Promise<void> {
  if (scope === 'all') return deleteEvents(api, [where.id]);
  const series = await findEvent(api, where.id);
  if (series === undefined) return;
  await database.open(api).events.update(scope === 'one' ? without(series, where) : endingBefore(series, where), {
    where: { id: series.id },
  });
}

type Edited = Omit<CalendarEvent, 'id'>;

/**
 * Saves what became of one occurrence of a series.
 *
 * @param edited the occurrence as it was edited
 * @returns the id of the row that holds it
 */
export async function saveOccurrences(api: AppApi, where: Where, edited: Edited, scope: SeriesScope): Promise<number> {
  const series = await findEvent(api, where.id);
  if (series === undefined) return saveEvent(api, edited);
  const { events } = database.open(api);
  if (scope === 'one') {
    await events.update(without(series, where), { where: { id: series.id } });
    return saveEvent(api, {
      ...edited,
      parentId: series.id,
      repeatInterval: 0,
      repeatRule: 0,
      repeatLimit: 0,
      exceptions: [],
    });
  }
  if (scope === 'future') {
    const isFirst = where.startTs === series.startTs;
    if (isFirst) await deleteEvents(api, [series.id]);
    else await events.update(endingBefore(series, where), { where: { id: series.id } });
    return saveEvent(api, edited);
  }
  const movedBy = edited.startTs - where.startTs;
  const startTs = series.startTs + movedBy;
  return saveEvent(api, { ...edited, id: series.id, startTs, endTs: startTs + edited.endTs - edited.startTs });
}

function without(series: CalendarEvent, { startTs, zone }: Where): Pick<CalendarEvent, 'exceptions'> {
  return { exceptions: [...series.exceptions, dayCodeOf(dayOf(startTs, zone))] };
}

/** The limit falls on the day one interval before the occurrence, whatever its rule says. */
function endingBefore(series: CalendarEvent, { startTs, zone }: Where): Pick<CalendarEvent, 'repeatLimit'> {
  const last = dayOf(startTs - series.repeatInterval, zone);
  return { repeatLimit: isAllDay(series) ? dayStart(last, zone) : dayEnd(last, zone) };
}
