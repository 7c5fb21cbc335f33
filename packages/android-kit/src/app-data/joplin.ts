import type { Database } from 'better-sqlite3';
import { nextRowId } from '../sqlite/next-row-id.ts';
import { deleteRows, insertRows, readRows } from '../sqlite/table-rows.ts';
import type { AppData } from './app-data.ts';
import type { AppDatabase } from './app-database.ts';
import { dataOf } from './data-of.ts';
import { derivedUuid } from './derived-uuid.ts';
import { folders, type NoteRow, normalizedNotes, notes } from './joplin-tables.ts';
import { normalizeText } from './normalize-text.ts';

/** A row of Joplin's `notes`, columns by their names, with the title of the notebook it lies in. */
export interface JoplinNote extends NoteRow {
  /** Empty when there is no such notebook. */
  readonly folder: string;
}

/**
 * A note of Joplin with the title of its notebook, which is made when there is none of that title. The default was
 * written yesterday.
 */
export interface NewNote {
  /** Title of its notebook, not an id. */
  readonly folder: string;
  /** One line, as the list of notes shows it. */
  readonly title: string;
  /** Markdown. */
  readonly body: string;
  /** A to-do, with a check box. Default false: a note. */
  readonly is_todo?: boolean;
  /** Of a to-do; of a note it means nothing and is not written. */
  readonly todo_completed?: boolean;
  /** Milliseconds since 1970, of making and of changing. */
  readonly updated_time?: number;
}

const database: AppDatabase = {
  app: 'joplin',
  madeFor: 'Joplin 3.0.1 (2097740)',
  packageName: 'net.cozic.joplin',
  path: '/data/data/net.cozic.joplin/databases/joplin.sqlite',
  // The column deleted_time came with 46.
  oldestVersion: 44,
  newestVersion: 46,
  readVersion: (file) => file.prepare('SELECT version FROM version').pluck().get(),
};

/**
 * The notes of Joplin, its notebooks, and what its search looks through. Notebooks are those of the notes: cleared with
 * them, and made, all in one write, when a note names one that is not there.
 */
export const joplin: AppData<JoplinNote, NewNote> = dataOf(database, {
  list: listNotes,
  clear(file) {
    deleteRows(file, normalizedNotes);
    deleteRows(file, notes);
    deleteRows(file, folders);
  },
  add: addNotes,
});

function listNotes(file: Database): JoplinNote[] {
  const titles = new Map(readRows(file, folders).map(({ id, title }) => [id, title]));
  return readRows(file, notes).map((note) => ({ ...note, folder: titles.get(note.parent_id) ?? '' }));
}

const dayMs = 24 * 60 * 60 * 1000;

function addNotes(file: Database, added: readonly NewNote[], now: number): void {
  const yesterday = now - dayMs;
  const folderIds = addFolders(file, added, yesterday);
  const firstId = nextRowId(file, notes.name);
  const rows = added.map((note, index): Partial<NoteRow> => {
    const updated = note.updated_time ?? yesterday;
    const isTodo = note.is_todo === true;
    return {
      id: hexId(note, firstId + index),
      parent_id: folderIds.get(note.folder) ?? '',
      title: note.title,
      body: note.body,
      is_todo: isTodo ? 1 : 0,
      todo_completed: isTodo && note.todo_completed === true ? updated : 0,
      source: 'joplin',
      source_application: 'net.cozic.joplin-mobile',
      created_time: updated,
      updated_time: updated,
      user_created_time: updated,
      user_updated_time: updated,
      deleted_time: 0,
    };
  });
  insertRows(file, notes, rows);
  insertRows(file, normalizedNotes, rows.map(normalized));
}

/** @returns ids by title, of all notebooks; of several of one title the first */
function addFolders(file: Database, added: readonly NewNote[], time: number): ReadonlyMap<string, string> {
  const present = readRows(file, folders).filter(({ deleted_time = 0 }) => deleted_time === 0);
  const ids = new Map(present.toReversed().map(({ id, title }) => [title, id]));
  const missing = [...new Set(added.map(({ folder }) => folder))].filter((title) => !ids.has(title));
  const firstId = nextRowId(file, folders.name);
  const rows = missing.map((title, index) => ({
    id: hexId({ folder: title }, firstId + index),
    title,
    created_time: time,
    updated_time: time,
    user_created_time: time,
    user_updated_time: time,
    deleted_time: 0,
  }));
  insertRows(file, folders, rows);
  for (const { id, title } of rows) ids.set(title, id);
  return ids;
}

/** What the app's search keeps of a note. Its full-text table follows by triggers of the database. */
function normalized({ title = '', body = '', ...note }: Partial<NoteRow>): Partial<NoteRow> {
  return { ...note, title: normalizeText(title), body: normalizeText(body) };
}

function hexId(row: object, rowId: number): string {
  return Buffer.from(derivedUuid(row, rowId)).toString('hex');
}
