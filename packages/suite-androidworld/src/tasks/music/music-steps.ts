import type { Ui } from '@androidworld/core';
import { apps } from '../../apps/apps.ts';

const list = { resourceId: 'recycler_view' };

async function showSongs(ui: Ui): Promise<void> {
  if (ui.screen.foreground?.packageName !== apps.retroMusic.packageName) await ui.openApp('Retro Music');
  await ui.tap({ contentDescription: 'Songs' });
  await ui.waitFor({ resourceId: 'shuffle_button' });
}

/** Brings a song into the list's visible part: it is sorted by title, and its end lies below the tabs. */
async function reach(ui: Ui, title: string): Promise<void> {
  const row = { text: title, resourceId: 'title' };
  if (ui.find(row) === undefined) {
    const shown = ui.findAll({ resourceId: 'title' }).map(({ text }) => text ?? '');
    const isAbove = title.localeCompare(shown[0] ?? '') < 0;
    await ui.scrollTo(row, { direction: isAbove ? 'up' : 'down', within: list });
  }
  const bottom = ui.find(row)?.bounds?.bottom ?? 0;
  const tabsTop = ui.find({ resourceId: 'navigationView' })?.bounds?.top ?? Number.POSITIVE_INFINITY;
  if (bottom > tabsTop) await ui.perform({ action_type: 'scroll', direction: 'down' });
}

/** Picks songs one after the other. */
async function selectSongs(ui: Ui, titles: readonly string[]): Promise<void> {
  await showSongs(ui);
  for (const [index, title] of titles.entries()) {
    await reach(ui, title);
    if (index === 0) await ui.longPress({ text: title, resourceId: 'title' });
    else await ui.tap({ text: title, resourceId: 'title' });
  }
}

/** Makes a playlist of songs in this order. */
export async function createPlaylist(ui: Ui, name: string, titles: readonly string[]): Promise<void> {
  await selectSongs(ui, titles);
  await ui.tap('More options');
  await ui.tap({ text: 'Add to playlist' });
  await ui.tap({ text: 'New playlist' });
  await ui.type({ resourceId: 'actionNewPlaylist' }, name);
  await ui.tap({ text: 'Create' });
}

/** Puts songs at the end of the queue. */
export async function queueSongs(ui: Ui, titles: readonly string[]): Promise<void> {
  await selectSongs(ui, titles);
  await ui.tap('Add to playing queue');
}

/** Saves a playlist as a file, in the folder that is shown. */
export async function savePlaylist(ui: Ui, name: string): Promise<void> {
  await ui.tap({ contentDescription: 'Playlists' });
  await ui.waitFor({ text: name });
  await ui.tap({ resourceId: 'menu' });
  await ui.tap({ text: 'Save as file' });
}
