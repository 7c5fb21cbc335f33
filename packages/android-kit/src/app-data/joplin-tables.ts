import { number, optional, text } from '../sqlite/fields.ts';
import { type RowOf, typedTable } from '../sqlite/typed-table.ts';

export const folders = typedTable({
  name: 'folders',
  columns: {
    id: text,
    title: text,
    created_time: number,
    updated_time: number,
    user_created_time: number,
    user_updated_time: number,
    parent_id: text,
    deleted_time: optional(number),
  },
});

/** Which columns a note has. Joplin's coordinates are texts in rows that it wrote itself, and numbers in others. */
export const notes = typedTable({
  name: 'notes',
  columns: {
    id: text,
    parent_id: text,
    title: text,
    body: text,
    created_time: number,
    updated_time: number,
    is_conflict: number,
    is_todo: number,
    todo_due: number,
    todo_completed: number,
    source: text,
    source_application: text,
    order: number,
    user_created_time: number,
    user_updated_time: number,
    markup_language: number,
    deleted_time: optional(number),
  },
});

export type NoteRow = RowOf<typeof notes>;

/** What search looks through: a row for each note, in lower case and without accents. */
export const normalizedNotes = typedTable<
  Pick<
    NoteRow,
    | 'id'
    | 'parent_id'
    | 'title'
    | 'body'
    | 'is_todo'
    | 'todo_due'
    | 'todo_completed'
    | 'user_created_time'
    | 'user_updated_time'
  >
>({
  name: 'notes_normalized',
  columns: {
    id: text,
    parent_id: text,
    title: text,
    body: text,
    is_todo: number,
    todo_due: number,
    todo_completed: number,
    user_created_time: number,
    user_updated_time: number,
  },
});
