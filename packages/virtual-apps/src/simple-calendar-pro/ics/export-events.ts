import type { AppApi } from '@androidworld/app-sdk';
import { type CalendarEvent, database } from '../store/database.ts';
import { listEventTypes } from '../store/event-types.ts';
import { loadEvents } from '../store/events.ts';
import { renderIcs } from './render-ics.ts';

/** What of the calendar is exported. */
export interface ExportChoice {
  readonly events: boolean;
  readonly tasks: boolean;
  readonly past: boolean;
  readonly typeIds: readonly number[];
}

/** The events that were chosen. */
export async function listForExport(api: AppApi, { events, tasks, past, typeIds }: ExportChoice) {
  const nowTs = Math.floor((await api.clock.now()) / 1000);
  const all = await database.open(api).events.all({ orderBy: 'id' });
  return all.filter(
    (event) =>
      (event.kind === 1 ? tasks : events) &&
      typeIds.includes(event.typeId) &&
      (past || event.endTs > nowTs || event.repeatInterval > 0),
  );
}

/** Events as the text of an `.ics` file. */
export async function toIcs(api: AppApi, events: readonly CalendarEvent[]): Promise<string> {
  const tasks = await database.open(api).tasks.all();
  return renderIcs(events, {
    types: await listEventTypes(api),
    zone: await api.clock.zone(),
    nowTs: Math.floor((await api.clock.now()) / 1000),
    completed: new Set(tasks.map(({ taskId, startTs }) => `${taskId} ${startTs}`)),
  });
}

/** Events as a temporary file. @returns its path */
export async function writeSharedIcs(api: AppApi, ids: readonly number[]): Promise<string> {
  const path = `${api.dataDir}/cache/events/shared.ics`;
  await api.files.mkdir(`${api.dataDir}/cache/events`);
  await api.files.write(path, await toIcs(api, await loadEvents(api, ids)));
  return path;
}
