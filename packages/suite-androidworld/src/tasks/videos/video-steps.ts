import type { Ui } from '@androidworld/core';

/** Opens the folder with the videos in VLC's own browser, where files have their names. */
async function showFolder(ui: Ui): Promise<void> {
  await ui.openApp('VLC');
  await ui.tap({ contentDescription: 'Browse' });
  await ui.tap({ text: 'Internal memory' });
  await ui.scrollTo({ text: 'VLCVideos' });
  await ui.tap({ text: 'VLCVideos' });
}

/** Picks files of the folder that is shown, and puts them into a new playlist. */
async function addFiles(ui: Ui, name: string, files: readonly string[]): Promise<void> {
  for (const [index, file] of files.entries()) {
    const row = { text: file, resourceId: 'title' };
    const shown = ui.findAll({ resourceId: 'title' }).map(({ text }) => text ?? '');
    const direction = file.localeCompare(shown[0] ?? '') < 0 ? 'up' : 'down';
    await ui.scrollTo(row, { direction, within: { resourceId: 'network_list' } });
    if (index === 0) await ui.longPress(row);
    else await ui.tap(row);
  }
  await ui.tap('Add to playlist');
  await ui.type({ editable: true }, name);
  await ui.tap({ resourceId: 'dialog_playlist_save' });
}

export interface WantedPlaylist {
  readonly name: string;
  readonly files: readonly string[];
}

/** Makes playlists one after the other. */
export async function createPlaylists(ui: Ui, ...playlists: readonly WantedPlaylist[]): Promise<void> {
  await showFolder(ui);
  for (const { name, files } of playlists) await addFiles(ui, name, files);
  await ui.waitFor({ resourceId: 'network_list' });
}
