import { type AppApi, column, defineDatabase, definePreferences, pref, type RowOf } from '@androidworld/app-sdk';

const note = {
  id: column.integer('_id'),
  title: column.text(),
  body: column.text(),
  /** Milliseconds since the epoch. */
  changedMs: column.integer('changed'),
};

export type Note = RowOf<typeof note>;

/** `/data/data/org.example.notes/databases/notes.db` */
export const database = defineDatabase({
  name: 'notes.db',
  version: 1,
  create: [
    'CREATE TABLE note (_id INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT NOT NULL, body TEXT NOT NULL, changed INTEGER NOT NULL)',
  ],
  tables: { note },
});

/** `/data/data/org.example.notes/shared_prefs/org.example.notes_preferences.xml` */
export const settings = definePreferences('org.example.notes_preferences', {
  order: pref.enum(['changed', 'title'], 'changed'),
  preview: pref.boolean(true),
});

export function findNotes(api: AppApi, query: string, order: 'changed' | 'title'): Promise<Note[]> {
  return database.open(api).note.all({
    where: "instr(lower(title || ' ' || body), lower(?))",
    args: [query],
    orderBy: order === 'title' ? 'title COLLATE NOCASE' : 'changed DESC',
  });
}

export async function loadNote(api: AppApi, id: number): Promise<Pick<Note, 'title' | 'body'>> {
  return (await database.open(api).note.first({ where: { id } })) ?? { title: '', body: '' };
}

/** @param id 0 for a new one */
export async function saveNote(api: AppApi, id: number, values: Omit<Note, 'id'>): Promise<void> {
  const { note } = database.open(api);
  if (id === 0) await note.insert(values);
  else await note.update(values, { where: { id } });
}

export async function deleteNotes(api: AppApi, ids: readonly number[]): Promise<void> {
  await database.open(api).transaction(ids.map((id) => database.tables.note.delete({ where: { id } })));
}
