import type { Ui } from '@androidworld/core';

/** The folder whose pictures the tasks are about. */
export const pictureFolder = 'DCIM';

/** Opens a picture on the whole screen, from anywhere on the phone. */
export async function openPicture(ui: Ui, name: string): Promise<void> {
  await openFolderOfPictures(ui);
  const only = ui.findAll({ resourceId: 'media_item_holder' });
  if (only.length === 1) {
    await ui.tap({ resourceId: 'media_item_holder' });
  } else {
    // The grid has no names until they are asked for.
    await ui.tap('Toggle filename visibility');
    await ui.scrollTo({ text: name });
    await ui.tap({ text: name });
  }
  await ui.waitFor('Properties');
}

async function openFolderOfPictures(ui: Ui): Promise<void> {
  await ui.openApp('Simple Gallery Pro');
  await ui.tap({ text: pictureFolder });
  await ui.waitFor({ resourceId: 'media_item_holder' });
}

/** Copies or moves the open picture to another folder at the top of the storage. */
export async function transferPicture(ui: Ui, action: 'Copy to' | 'Move to', folder: string): Promise<void> {
  await ui.tap('More options');
  await ui.tap(action);
  // Folders that have no pictures are not among those it proposes.
  await ui.tap('Other folder');
  await ui.tap('Internal');
  await ui.scrollTo({ text: folder });
  await ui.tap({ text: folder });
  await ui.tap({ text: 'OK' });
}
