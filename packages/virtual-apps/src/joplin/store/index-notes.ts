import type { AppApi, Statement } from '@androidworld/app-sdk';
import { database, type Note } from './database.ts';
import { normalizeText } from './normalize-text.ts';

const isDone = 'searchEngine.initialIndexingDone';
const lastChange = 'searchEngine.lastProcessedChangeId';

/**
 * Brings what search looks through up to date: all notes the first time, then those that changed since. Rows that others
 * write into `notes` are found once they are in `notes_normalized`, too.
 */
export async function indexNotes(api: AppApi): Promise<void> {
  const opened = database.open(api);
  const values = new Map((await opened.settings.all()).map(({ key, value }) => [key, value]));
  const changes = await opened.item_changes.all({
    where: 'id > ?',
    args: [Number(values.get(lastChange) ?? 0)],
    orderBy: 'id',
  });
  const isFirst = values.get(isDone) !== '1';
  const last = changes.at(-1);
  if (!isFirst && last === undefined) return;
  const ids = isFirst ? undefined : [...new Set(changes.map(({ itemId }) => itemId))];
  const notes = await opened.notes.all(
    ids === undefined ? {} : { where: `id IN (${ids.map(() => '?').join(', ')})`, args: ids },
  );
  await opened.transaction([
    ...(ids === undefined
      ? [database.tables.notes_normalized.delete({})]
      : ids.map((id) => database.tables.notes_normalized.delete({ where: { id } }))),
    ...notes.filter(({ isEncrypted, isConflict }) => !isEncrypted && !isConflict).map(normalizedRow),
    database.tables.settings.insert({ key: isDone, value: '1' }, 'replace'),
    ...(last === undefined
      ? []
      : [database.tables.settings.insert({ key: lastChange, value: String(last.id) }, 'replace')]),
  ]);
}

/** All anew, as "Fix search index" does. */
export async function rebuildIndex(api: AppApi): Promise<void> {
  await database.open(api).settings.delete({ where: { key: isDone } });
  await indexNotes(api);
}

function normalizedRow(note: Note): Statement {
  return database.tables.notes_normalized.insert({
    id: note.id,
    title: normalizeText(note.title),
    body: normalizeText(note.body),
    userCreatedMs: note.userCreatedMs,
    userUpdatedMs: note.userUpdatedMs,
    isTodo: Number(note.isTodo),
    completedMs: note.completedMs,
    parentId: note.parentId,
    latitude: note.latitude,
    longitude: note.longitude,
    altitude: note.altitude,
    sourceUrl: note.sourceUrl,
    dueMs: note.dueMs,
  });
}
