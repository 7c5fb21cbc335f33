import type { Selector, Ui } from '@androidworld/core';
import { apps } from '../../apps/apps.ts';

/** The shared storage among the roots: it is called as the emulator's image is. */
const storage: Selector = { text: /^sdk_gphone/, resourceId: 'android:id/title' };

/** A file, folder or root by its name; chips above the files may say the same. */
function entry(name: string): Selector {
  return { text: name, resourceId: 'android:id/title' };
}

/** Opens Files, if it is not in front, at a folder of the shared storage. */
export async function openFolder(ui: Ui, folder: string): Promise<void> {
  if (ui.screen.foreground?.packageName !== apps.files.packageName) await ui.openApp('Files');
  await goToFolder(ui, folder);
}

/** Opens Files at what was downloaded. */
export async function goToDownloads(ui: Ui): Promise<void> {
  await ui.openApp('Files');
  await ui.tap('Show roots');
  await ui.tap(entry('Downloads'));
}

/** Shows a folder of the shared storage, in Files or where it asks for a place to save in. */
export async function goToFolder(ui: Ui, folder: string): Promise<void> {
  await ui.tap('Show roots');
  await ui.tap(storage);
  await ui.scrollTo(entry(folder));
  await ui.tap(entry(folder));
}

/** Selects a file of the folder that is shown. */
export async function selectFile(ui: Ui, name: string): Promise<void> {
  const { bounds } = await ui.scrollTo(entry(name));
  const toolbar = ui.find({ resourceId: `${apps.files.packageName}:id/toolbar` })?.bounds;
  // The list goes on below the toolbar, where no finger reaches it.
  if (bounds !== undefined && toolbar !== undefined && bounds.top < toolbar.bottom)
    await ui.perform({ action_type: 'scroll', direction: 'up' });
  await ui.longPress(entry(name));
}

/** Deletes a file of the folder that is shown. */
export async function deleteFile(ui: Ui, name: string): Promise<void> {
  await selectFile(ui, name);
  await ui.tap('Delete');
  await ui.tap('OK');
}

/** Moves or copies a file of the folder that is shown. */
export async function transferFile(ui: Ui, name: string, how: 'Move' | 'Copy', destination: string): Promise<void> {
  await selectFile(ui, name);
  await ui.tap('More options');
  await ui.tap(`${how} to…`);
  await openFolder(ui, destination);
  await ui.tap({ text: how.toUpperCase(), className: /Button/ });
}

/** Renames a file of the folder that is shown. */
export async function renameFile(ui: Ui, from: string, to: string): Promise<void> {
  await selectFile(ui, from);
  await ui.tap('More options');
  await ui.tap('Rename');
  await ui.type({ editable: true }, to);
  await ui.tap('OK');
}
