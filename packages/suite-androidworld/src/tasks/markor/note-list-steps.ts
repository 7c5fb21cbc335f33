import type { Ui, UiElement } from '@androidworld/core';

/** Shown with every folder: the app is open, and no note. */
export const createButton = { contentDescription: 'Create a new file or folder' };

/** What a note is edited in. */
export const editor = { resourceId: 'document__fragment__edit__highlighting_editor' };

const title = { resourceId: 'opoc_filesystem_item__title' };

/** Shows the list of notes: opens Markor, or leaves the note that is open. */
export async function showNotes(ui: Ui): Promise<void> {
  // BACK puts the keyboard away first.
  for (let pressed = 0; pressed < 2 && ui.find(editor); pressed += 1) await ui.back();
  if (!ui.find(createButton)) await ui.openApp('Markor');
}

/** The row of a note or folder in the open folder, scrolled to. */
export async function findEntry(ui: Ui, name: string): Promise<UiElement> {
  await ui.waitFor(createButton);
  const [first] = ui.findAll({ ...title, text: /^[^.]/ });
  const isAbove = first?.text !== undefined && name.toLowerCase() < first.text.toLowerCase();
  return await ui.scrollTo({ ...title, text: name }, { direction: isAbove ? 'up' : 'down' });
}

export async function openNote(ui: Ui, name: string): Promise<void> {
  await showNotes(ui);
  await ui.tap(await findEntry(ui, name));
  await ui.waitFor(editor);
}

/** Selects notes or folders of the open folder: their toolbar shows. */
export async function selectEntries(ui: Ui, first: string, ...more: readonly string[]): Promise<void> {
  await ui.longPress(await findEntry(ui, first));
  for (const name of more) await ui.tap(await findEntry(ui, name));
}

export async function deleteNotes(ui: Ui, first: string, ...more: readonly string[]): Promise<void> {
  await showNotes(ui);
  await selectEntries(ui, first, ...more);
  await ui.tap('Delete');
  await ui.tap({ text: 'OK' });
}

export async function renameNote(ui: Ui, from: string, to: string): Promise<void> {
  await showNotes(ui);
  await selectEntries(ui, from);
  await ui.tap('Rename');
  await ui.type({ resourceId: 'new_name' }, to);
  await ui.tap({ text: 'OK' });
}

/** The names in the open folder that are on the screen, top to bottom, without the folder above. */
export function shownEntries(ui: Ui): string[] {
  return ui.findAll(title).flatMap(({ text }) => (text === undefined || text === '..' ? [] : [text]));
}

/** A name in the open folder that is on the screen and not this one. */
export function otherEntry(ui: Ui, name: string): string {
  return shownEntries(ui).find((entry) => entry !== name) ?? '';
}
