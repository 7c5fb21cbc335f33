import type { AppApi } from '@androidworld/app-sdk';
import { scheduleReminder } from '../reminders/schedule-reminder.ts';
import { brandColor, database, regularTypeId } from '../store/database.ts';
import { listEventTypes, saveEventType } from '../store/event-types.ts';
import { findEvent, saveEvent, setTaskCompleted } from '../store/events.ts';
import { newImportId } from '../store/import-id.ts';
import { type IcsEntry, parseIcs } from './parse-ics.ts';

export interface ImportOptions {
  /** For what names no type. */
  readonly typeId: number;
  /** Types in the file do not count. */
  readonly ignoresTypes: boolean;
}

/** What the app says of an import. */
export type ImportResult = 'imported' | 'partly' | 'nothingNew' | 'nothing';

/** Takes the entries of an `.ics` file that are not there yet. */
export async function importEvents(api: AppApi, text: string, options: ImportOptions): Promise<ImportResult> {
  const zone = await api.clock.zone();
  const { entries, failed } = parseIcs(text, zone);
  if (entries.length === 0) return 'nothing';
  const { events } = database.open(api);
  let count = 0;
  for (const entry of entries) {
    const isKnown = entry.uid !== '' && (await events.count({ where: { importId: entry.uid } })) > 0;
    if (isKnown) continue;
    await addEntry(api, entry, await typeFor(api, entry, options), zone);
    count += 1;
  }
  if (count === 0) return 'nothingNew';
  return failed > 0 ? 'partly' : 'imported';
}

async function addEntry(api: AppApi, entry: IcsEntry, typeId: number, timeZone: string): Promise<void> {
  const { uid, isCompleted, category: _, reminders, kind, ...values } = entry;
  const [reminder1 = -1, reminder2 = -1, reminder3 = -1] = reminders;
  const id = await saveEvent(api, {
    ...values,
    reminder1,
    reminder2,
    reminder3,
    reminder1Type: 0,
    reminder2Type: 0,
    reminder3Type: 0,
    attendees: '',
    importId: uid === '' ? await newImportId(api) : uid,
    timeZone,
    typeId,
    parentId: 0,
    lastUpdatedMs: await api.clock.now(),
    source: 'imported-ics',
    availability: 0,
    color: 0,
    kind: kind === 'task' ? 1 : 0,
  });
  if (isCompleted) await setTaskCompleted(api, { taskId: id, startTs: entry.startTs, completed: true });
  const saved = await findEvent(api, id);
  if (saved !== undefined && reminder1 !== -1) await scheduleReminder(api, saved);
}

async function typeFor(api: AppApi, { category }: IcsEntry, options: ImportOptions): Promise<number> {
  if (category === undefined || options.ignoresTypes) return options.typeId;
  const known = (await listEventTypes(api)).find(({ title }) => title === category.title);
  if (known !== undefined) return known.id;
  const made = await saveEventType(api, { title: category.title, color: category.color ?? brandColor });
  return typeof made === 'number' ? made : regularTypeId;
}
