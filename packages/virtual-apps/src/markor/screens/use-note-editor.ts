import { useActivity, useApi } from '@androidworld/app-sdk/ui';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Edit } from '../../text-editing/edit.ts';
import { type EditHistory, record, redo, startHistory, undo } from '../../text-editing/edit-history.ts';
import { continueList } from '../format/continue-list.ts';
import { mostHighlighted } from '../format/highlight/highlight-note.ts';
import { readNote, writeNote } from '../store/files.ts';
import { emptyNote, type NoteText } from '../store/note-text.ts';
import { type MarkorSettings, markorSettings, type NoteState, noteState, noteUse } from '../store/settings.ts';
import { scrollToCursor } from './scroll-to-cursor.ts';

/** Texts shorter than this are saved by the save button only. */
const leastLength = 2;

interface OpenNote {
  readonly settings: MarkorSettings;
  readonly state: NoteState;
  /** As it is in the file. */
  readonly saved: NoteText;
  readonly history: EditHistory;
}

export interface NoteEditor extends Omit<OpenNote, 'saved'> {
  readonly text: string;
  readonly isChanged: boolean;
  /** Whether the editor colours the text. */
  readonly isHighlighted: boolean;
  readonly input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  type(text: string): void;
  change(how: (edit: Edit) => Edit): void;
  /** The text as it is now, and what of it is selected. */
  selection(): Edit;
  /** Selects a part of the text and scrolls to it. */
  select(start: number, end: number): void;
  undo(): void;
  redo(): void;
  setState(changes: Partial<NoteState>): void;
  /** @returns whether the file now holds the text */
  save(options?: { readonly isManual?: boolean }): Promise<boolean>;
  reload(): Promise<void>;
}

/**
 * A note being edited. It is read whenever its screen comes to the front and saved whenever the screen goes, as the
 * real app's fragment does in `onResume` and `onPause`.
 *
 * @returns undefined until it is read
 */
export function useNoteEditor(path: string, { isPreview = false } = {}): NoteEditor | undefined {
  const api = useApi();
  const { visible } = useActivity();
  const input = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null);
  const newest = useRef<OpenNote | null>(null);
  const [note, setNote] = useState<OpenNote | null>(null);
  const put = (next: OpenNote) => {
    newest.current = next;
    setNote(next);
  };
  const show = (history: EditHistory) => {
    const edit = history.past.at(-1);
    if (newest.current === null || edit === undefined) return;
    // At once, not with the next render: the next key may come before it.
    if (input.current !== null) {
      if (input.current.value !== edit.text) input.current.value = edit.text;
      input.current.setSelectionRange(edit.start, edit.end);
      scrollToCursor(input.current);
    }
    put({ ...newest.current, history });
  };

  const load = async ({ isForced = false } = {}) => {
    const [settings, stored, found] = await Promise.all([
      markorSettings.get(api),
      noteState(path).get(api),
      readNote(api, path),
    ]);
    const open = newest.current;
    if (open === null) {
      const text = found?.text ?? '';
      const cursor = Math.min(stored.cursor ?? text.length, text.length);
      const isViewed = isPreview || ((settings.prefersView || stored.isViewed) && found !== null);
      return put({
        settings,
        state: { ...stored, isViewed },
        saved: found ?? emptyNote,
        history: startHistory({ text, start: cursor, end: cursor }),
      });
    }
    const hasChanged = found !== null && found.text !== open.saved.text;
    if (!hasChanged && !(isForced && found !== null)) return put({ ...open, settings });
    const cursor = Math.min(cursorOf(open), found.text.length);
    put({ ...open, settings, saved: found });
    show(startHistory({ text: found.text, start: cursor, end: cursor }));
  };
  const save = async ({ isManual = false } = {}) => {
    const open = newest.current;
    if (open === null) return false;
    const text = textOf(open);
    if (text === open.saved.text) return true;
    if (!isManual && text.trim().length < leastLength) {
      await api.toast(`Texts of fewer than ${leastLength} characters are not saved automatically`);
      return false;
    }
    const saved = { ...open.saved, text };
    await writeNote(api, path, saved);
    if (newest.current !== null) put({ ...newest.current, saved });
    return true;
  };
  const leave = async () => {
    const open = newest.current;
    if (open === null) return;
    const cursor = input.current?.selectionStart ?? cursorOf(open);
    await save();
    await noteUse(api, path);
    await noteState(path).put(api, { isViewed: open.state.isViewed, cursor });
  };
  useLayoutEffect(() => {
    if (!visible) return;
    void load();
    return () => void leave();
  }, [path, visible]);

  if (note === null) return undefined;
  const selection = () => {
    const open = newest.current ?? note;
    const start = input.current?.selectionStart ?? cursorOf(open);
    return { text: textOf(open), start, end: input.current?.selectionEnd ?? start };
  };
  const push = (edit: Edit) => {
    if (newest.current !== null) show(record(newest.current.history, edit));
  };
  return {
    ...note,
    text: textOf(note),
    isChanged: textOf(note) !== note.saved.text,
    isHighlighted: note.state.highlights ?? (note.settings.highlights && textOf(note).length < mostHighlighted),
    input,
    save,
    reload: () => load({ isForced: true }),
    type(text) {
      const open = newest.current;
      if (open === null) return;
      const start = input.current?.selectionStart ?? text.length;
      const edit = { text, start, end: input.current?.selectionEnd ?? start };
      push((open.state.autoFormats ? continueList(textOf(open), edit) : null) ?? edit);
    },
    change(how) {
      if (newest.current !== null) push(how(selection()));
    },
    selection,
    select(start, end) {
      const field = input.current;
      if (field === null) return;
      field.focus({ preventScroll: true });
      field.setSelectionRange(start, end);
      scrollToCursor(field);
    },
    undo() {
      if (newest.current !== null) show(undo(newest.current.history));
    },
    redo() {
      if (newest.current !== null) show(redo(newest.current.history));
    },
    setState(changes) {
      const open = newest.current;
      if (open === null) return;
      put({ ...open, state: { ...open.state, ...changes } });
      void noteState(path).put(api, changes);
    },
  };
}

function textOf({ history }: OpenNote): string {
  return history.past.at(-1)?.text ?? '';
}

function cursorOf({ history }: OpenNote): number {
  return history.past.at(-1)?.start ?? 0;
}
