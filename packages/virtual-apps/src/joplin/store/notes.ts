import type { AppApi } from '@androidworld/app-sdk';
import { database, type Note } from './database.ts';
import { newId } from './new-id.ts';
import type { Settings } from './settings.ts';
import { sortNotes } from './sort-notes.ts';

/** Which notes a list shows. */
export type NoteSource =
  | { readonly kind: 'all' }
  | { readonly kind: 'folder'; readonly id: string }
  | { readonly kind: 'tag'; readonly id: string }
  | { readonly kind: 'trash' };

/** As `item_changes` numbers what happened. */
const CHANGE = { create: 1, update: 2, delete: 3 } as const;
const NOTE_ITEM = 1;

export async function listNotes(api: AppApi, source: NoteSource, settings: Settings): Promise<Note[]> {
  const { where, args } = condition(source);
  return sortNotes(await database.open(api).notes.all({ where, args }), settings);
}

function condition(source: NoteSource): { where: string; args: string[] } {
  const present = 'deleted_time = 0 AND is_conflict = 0';
  switch (source.kind) {
    case 'all':
      return { where: present, args: [] };
    case 'folder':
      return { where: `${present} AND parent_id = ?`, args: [source.id] };
    case 'tag':
      return { where: `${present} AND id IN (SELECT note_id FROM note_tags WHERE tag_id = ?)`, args: [source.id] };
    case 'trash':
      return { where: 'deleted_time > 0', args: [] };
  }
}

export function loadNote(api: AppApi, id: string): Promise<Note | undefined> {
  return database.open(api).notes.first({ where: { id } });
}

/** A new note is a row at once, without a title or text. */
export async function createNote(
  api: AppApi,
  values: { readonly parentId: string; readonly isTodo: boolean; readonly title?: string; readonly body?: string },
): Promise<string> {
  const id = await newId(api);
  const now = await api.clock.now();
  const row = {
    ...values,
    id,
    createdMs: now,
    updatedMs: now,
    userCreatedMs: now,
    userUpdatedMs: now,
    order: now,
    source: 'joplin',
    sourceApplication: 'net.cozic.joplin-mobile',
  };
  await database.open(api).transaction([database.tables.notes.insert(row), changed(id, 'create', now)]);
  return id;
}

/** What the person changes of a note: it counts as updated now. */
export async function updateNotes(
  api: AppApi,
  ids: readonly string[],
  values: Partial<
    Pick<
      Note,
      'title' | 'body' | 'parentId' | 'isTodo' | 'completedMs' | 'dueMs' | 'latitude' | 'longitude' | 'altitude'
    >
  >,
): Promise<void> {
  const now = await api.clock.now();
  await database
    .open(api)
    .transaction(
      ids.flatMap((id) => [
        database.tables.notes.update({ ...values, updatedMs: now, userUpdatedMs: now }, { where: { id } }),
        changed(id, 'update', now),
      ]),
    );
}

/** Into the trash, without asking. */
export async function trashNotes(api: AppApi, ids: readonly string[]): Promise<void> {
  await setDeleted(api, ids, await api.clock.now());
}

export async function restoreNotes(api: AppApi, ids: readonly string[]): Promise<void> {
  await setDeleted(api, ids, 0);
}

async function setDeleted(api: AppApi, ids: readonly string[], deletedMs: number): Promise<void> {
  const updatedMs = await api.clock.now();
  await database
    .open(api)
    .transaction(
      ids.flatMap((id) => [
        database.tables.notes.update({ deletedMs, updatedMs }, { where: { id } }),
        changed(id, 'update', updatedMs),
      ]),
    );
}

/** For good: what lay in the trash, or a new note that was left as it was. */
export async function removeNotes(api: AppApi, ids: readonly string[]): Promise<void> {
  const now = await api.clock.now();
  await database
    .open(api)
    .transaction(
      ids.flatMap((id) => [
        database.tables.notes.delete({ where: { id } }),
        database.tables.note_tags.delete({ where: { noteId: id } }),
        changed(id, 'delete', now),
      ]),
    );
}

/** Copies with all columns but the ids and times; titled `… (1)`, `… (2)`: the first that is free in the notebook. */
export async function duplicateNotes(api: AppApi, notes: readonly Note[]): Promise<void> {
  const opened = database.open(api);
  for (const note of notes) {
    const siblings = await opened.notes.all({ where: { parentId: note.parentId } });
    const titles = new Set(siblings.map(({ title }) => title));
    let number = 1;
    while (titles.has(`${note.title} (${number})`)) number += 1;
    const now = await api.clock.now();
    const id = await newId(api);
    const times = { createdMs: now, updatedMs: now, userCreatedMs: now, userUpdatedMs: now };
    await opened.transaction([
      database.tables.notes.insert({ ...note, ...times, id, title: `${note.title} (${number})` }),
      changed(id, 'create', now),
    ]);
  }
}

function changed(itemId: string, type: keyof typeof CHANGE, createdMs: number) {
  return database.tables.item_changes.insert({
    itemType: NOTE_ITEM,
    itemId,
    type: CHANGE[type],
    createdMs,
  });
}
