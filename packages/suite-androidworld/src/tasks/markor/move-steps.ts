import type { Ui } from '@androidworld/core';

/** Moves, or copies, what is selected: from the open folder along these folders, `..` being the one above. */
export async function moveSelected(ui: Ui, ...folders: readonly string[]): Promise<void> {
  await transferSelected(ui, 'Move', folders);
}

export async function copySelected(ui: Ui, ...folders: readonly string[]): Promise<void> {
  await transferSelected(ui, 'Copy', folders);
}

async function transferSelected(ui: Ui, how: 'Move' | 'Copy', folders: readonly string[]): Promise<void> {
  await ui.tap('More options');
  await ui.tap({ text: how });
  for (const folder of folders) {
    await ui.tap(await ui.scrollTo({ resourceId: 'opoc_filesystem_item__title', text: folder }));
  }
  await ui.tap({ text: /^select this folder$/i });
}
