import type { Ui } from '@androidworld/core';
import type { Note } from '../../words/notes.ts';
import { createButton, editor, openNote, showNotes } from './note-list-steps.ts';

/** Makes a note and saves it. */
export async function createNote(ui: Ui, { name, text }: Note): Promise<void> {
  await startNote(ui, name);
  await saveText(ui, text);
}

/** Makes an empty note, which is then open. */
export async function startNote(ui: Ui, name: string): Promise<void> {
  await showNotes(ui);
  await ui.tap(createButton);
  // The dialog has fields of their own for the name and what follows its last dot.
  const dot = name.lastIndexOf('.');
  await ui.type({ resourceId: 'new_file_dialog__name' }, dot === -1 ? name : name.slice(0, dot));
  await ui.type({ resourceId: 'new_file_dialog__ext' }, dot === -1 ? '' : name.slice(dot));
  await ui.tap({ text: 'OK' });
  await ui.waitFor(editor);
}

/** Replaces the text of the open note and saves it. */
export async function saveText(ui: Ui, text: string): Promise<void> {
  await ui.type(editor, text);
  await ui.tap('Save');
}

/** The text of the open note, without its final line break. */
export async function readText(ui: Ui): Promise<string> {
  return (await readWholeText(ui)).replace(/\n$/, '');
}

/** Opens a note of the notebook and reads it. */
export async function readNote(ui: Ui, name: string): Promise<string> {
  await openNote(ui, name);
  return await readText(ui);
}

/** The text of the open note as it is, the line break at its end included. */
export async function readWholeText(ui: Ui): Promise<string> {
  const { text = '' } = await ui.waitFor(editor);
  return text;
}
