import type { AppApi } from '@androidworld/app-sdk';
import { database, type EventType, regularTypeId } from './database.ts';
import { preferences } from './preferences.ts';

export type { EventType } from './database.ts';

/** In the order of their titles, as lists of them are. */
export function listEventTypes(api: AppApi): Promise<EventType[]> {
  return database.open(api).event_types.all({ orderBy: 'title COLLATE NOCASE, id' });
}

/** Adds one, or changes the one with its id. A new one is shown. @returns its id, or what is wrong with it */
export async function saveEventType(
  api: AppApi,
  { id, title, color, type = 0 }: Pick<EventType, 'title' | 'color'> & { id?: number | undefined; type?: number },
): Promise<number | 'empty' | 'taken'> {
  const types = database.open(api).event_types;
  const name = title.trim();
  if (name === '') return 'empty';
  const same = await types.first({ where: 'title = ? COLLATE NOCASE', args: [name] });
  if (same !== undefined && same.id !== id) return 'taken';
  if (id !== undefined) {
    await types.update({ title: name, color }, { where: { id } });
    return id;
  }
  const made = await types.insert({ title: name, color, calendarId: 0, displayName: '', email: '', type });
  await showType(api, made);
  return made;
}

/** The type of this kind (birthdays, …), made when there is none. */
export async function typeForKind(
  api: AppApi,
  { title, color, type }: Pick<EventType, 'title' | 'color' | 'type'>,
): Promise<number> {
  const found = await database.open(api).event_types.first({ where: { type } });
  if (found !== undefined) return found.id;
  const saved = await saveEventType(api, { title, color, type });
  return typeof saved === 'number' ? saved : regularTypeId;
}

/** Its events go to the regular type, or go with it. */
export async function deleteEventType(api: AppApi, id: number, withEvents: boolean): Promise<void> {
  const { events, event_types: types } = database.tables;
  await database
    .open(api)
    .transaction([
      withEvents
        ? events.delete({ where: { typeId: id } })
        : events.update({ typeId: regularTypeId }, { where: { typeId: id } }),
      types.delete({ where: { id } }),
    ]);
  const { shownTypes, quickFilterTypes, defaultTypeId, lastUsedTypeId } = await preferences.get(api);
  const without = (ids: ReadonlySet<number>) => new Set([...ids].filter((other) => other !== id));
  await preferences.put(api, {
    shownTypes: without(shownTypes),
    quickFilterTypes: without(quickFilterTypes),
    // New events are of no type that is gone.
    ...(defaultTypeId === id ? { defaultTypeId: -1 } : {}),
    ...(lastUsedTypeId === id ? { lastUsedTypeId: regularTypeId } : {}),
  });
}

export async function countEventsOfType(api: AppApi, typeId: number): Promise<number> {
  return database.open(api).events.count({ where: { typeId } });
}

async function showType(api: AppApi, id: number): Promise<void> {
  const { shownTypes } = await preferences.get(api);
  await preferences.put(api, { shownTypes: new Set([...shownTypes, id]) });
}
