import { retroMusic, sharedStorage } from '@androidworld/android-kit';
import { defineTask } from '@androidworld/core';
import { apps } from '../../apps/apps.ts';
import { describePlaylists } from '../../checks/describe-playlists.ts';
import { listNames } from '../../checks/judge.ts';
import { published } from '../../published.ts';
import { goToFolder } from '../files/files-screen.ts';
import { listed, playlistNearMisses, playlistParams, samplePlaylist, titlesOf } from './create-playlist.ts';
import { listsSongs } from './lists-songs.ts';
import { clearLibrary, fillLibrary, isOnlyPlaylist } from './music-library.ts';
import { createPlaylist, savePlaylist } from './music-steps.ts';

const folder = 'Download';

export const retroSavePlaylist = defineTask({
  name: 'RetroSavePlaylist',
  apps: [apps.retroMusic.name],
  ...published.RetroSavePlaylist,
  params: playlistParams,
  sample: samplePlaylist,
  goal: ({ playlistName: name, songs }) =>
    `Make a playlist called "${name}" in Retro Music, with these songs in this order and no others: ${listed(songs)}. Then save the playlist as a file in the phone's Downloads folder.`,
  setUp: (context, { songs, others }) => fillLibrary(context, [...songs, ...others]),
  /** Half for the playlist, half for its file. */
  async score({ device, signal }, { playlistName: name, songs }) {
    const playlists = await retroMusic.list(device, { signal });
    const isMade = isOnlyPlaylist(playlists, name, titlesOf(songs));
    const path = `${sharedStorage}/${folder}/${name}.m3u`;
    const isFile = (await device.files.stat(path, { signal }))?.kind === 'file';
    const content = isFile ? new TextDecoder().decode(await device.files.read(path, { signal })) : '';
    const isSaved = listsSongs(content, titlesOf(songs));
    const expected = `${JSON.stringify(name)} with ${listNames(titlesOf(songs))}`;
    const faults = [
      ...(isMade ? [] : [`expected one playlist, ${expected}; found ${describePlaylists(playlists)}`]),
      ...(isSaved ? [] : [`expected it in ${path}; found ${isFile ? JSON.stringify(content) : 'no such file'}`]),
    ];
    return { score: (Number(isMade) + Number(isSaved)) / 2, reason: faults.join('; ') };
  },
  tearDown: (context) => clearLibrary(context),
  async solution(ui, { playlistName: name, songs }) {
    await createPlaylist(ui, name, titlesOf(songs));
    await saveIn(ui, name, folder);
  },
  nearMisses: [
    ...playlistNearMisses,
    {
      name: 'made and not saved',
      run: (ui, { playlistName: name, songs }) => createPlaylist(ui, name, titlesOf(songs)),
    },
    {
      name: 'saved in another folder',
      async run(ui, { playlistName: name, songs }) {
        await createPlaylist(ui, name, titlesOf(songs));
        await saveIn(ui, name, 'Music');
      },
    },
  ],
});

async function saveIn(ui: Parameters<typeof savePlaylist>[0], name: string, target: string): Promise<void> {
  await savePlaylist(ui, name);
  await goToFolder(ui, target);
  await ui.tap({ text: 'SAVE' });
  await ui.waitFor({ resourceId: 'navigationView' });
}
