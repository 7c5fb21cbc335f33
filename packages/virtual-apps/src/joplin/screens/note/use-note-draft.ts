import { useApi, useTimeout } from '@androidworld/app-sdk/ui';
import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Edit } from '../../../text-editing/edit.ts';
import { type EditHistory, record, redo, startHistory, undo } from '../../../text-editing/edit-history.ts';
import { titleFrom } from '../../markdown/render-note.ts';
import type { Note } from '../../store/database.ts';
import { removeNotes, updateNotes } from '../../store/notes.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

export interface NoteDraft {
  readonly title: string;
  readonly body: string;
  readonly input: RefObject<TextField | null>;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  setTitle(title: string): void;
  type(body: string): void;
  change(how: (edit: Edit) => Edit): void;
  undo(): void;
  redo(): void;
  save(): Promise<void>;
  /** Saves; a new note in which nothing was typed goes. */
  finish(): Promise<void>;
}

/** Joplin saves so long after the last key, in milliseconds. */
const saveAfterMs = 500;

/** What is typed into a note: saved by itself while one types. */
export function useNoteDraft(note: Note, { isNew }: { readonly isNew: boolean }): NoteDraft {
  const api = useApi();
  const input = useRef<TextField | null>(null);
  const [typed, setTyped] = useState<{ readonly title?: string; readonly history?: EditHistory }>({});
  const stored = startHistory({ text: note.body, start: note.body.length, end: note.body.length });
  const history = typed.history ?? stored;
  const body = history.past.at(-1)?.text ?? '';
  // A title is taken from the text until the person types one.
  const title = typed.title ?? (isNew && note.title === '' ? titleFrom(body) : note.title);
  const isChanged = title !== note.title || body !== note.body;
  const newest = useRef({ title, body, isChanged });
  newest.current = { title, body, isChanged };
  const save = async () => {
    const { isChanged: changed, ...values } = newest.current;
    if (changed) await updateNotes(api, [note.id], values);
  };
  useTimeout(() => void save(), isChanged ? saveAfterMs : undefined);
  const show = (next: EditHistory) => {
    const edit = next.past.at(-1);
    if (edit !== undefined && input.current !== null) {
      if (input.current.value !== edit.text) input.current.value = edit.text;
      input.current.setSelectionRange(edit.start, edit.end);
    }
    setTyped((before) => ({ ...before, history: next }));
  };
  return {
    title,
    body,
    input,
    canUndo: history.past.length > 1,
    canRedo: history.future.length > 0,
    setTitle: (text) => setTyped((before) => ({ ...before, title: text })),
    type(text) {
      const field = input.current;
      const cursor = field?.selectionStart ?? text.length;
      const edit = { text, start: cursor, end: field?.selectionEnd ?? cursor };
      setTyped((before) => ({ ...before, history: record(before.history ?? stored, edit) }));
    },
    change(how) {
      const field = input.current;
      const start = field?.selectionStart ?? body.length;
      show(record(history, how({ text: body, start, end: field?.selectionEnd ?? start })));
    },
    undo: () => show(undo(history)),
    redo: () => show(redo(history)),
    save,
    async finish() {
      const { title: lastTitle, body: lastBody } = newest.current;
      if (isNew && lastTitle === '' && lastBody === '') await removeNotes(api, [note.id]);
      else await save();
    },
  };
}
