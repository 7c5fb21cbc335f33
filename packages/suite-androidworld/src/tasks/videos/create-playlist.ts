import { vlc } from '@androidworld/android-kit';
import { defineTask } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { describePlaylists } from '../../checks/describe-playlists.ts';
import { judge, listNames } from '../../checks/judge.ts';
import { published } from '../../published.ts';
import { videoNames, videoPlaylistName } from '../../words/videos.ts';
import { clearVideos, fillVideos, hasPlaylist } from './video-library.ts';
import { createPlaylists } from './video-steps.ts';

const fileName = z.string().regex(/^[^/]+\.mp4$/);

export const vlcCreatePlaylist = defineTask({
  name: 'VlcCreatePlaylist',
  apps: [apps.vlc.name],
  ...published.VlcCreatePlaylist,
  params: z.object({
    playlistName: z.string().min(1),
    files: z.array(fileName).min(2),
    others: z.array(fileName),
  }),
  sample(random) {
    const count = random.integer(2, 5);
    const names = videoNames(random, 2 * count);
    return { playlistName: videoPlaylistName(random), files: names.slice(0, count), others: names.slice(count) };
  },
  goal: ({ playlistName: name, files }) =>
    `Make a playlist called "${name}" in VLC. It holds these videos, in this order, and no others: ${files.join(', ')}. They are in the folder VLCVideos of the internal memory.`,
  setUp: (context, { files, others }) => fillVideos(context, [...files, ...others]),
  async score({ device, signal }, { playlistName: name, files }) {
    const playlists = await vlc.list(device, { signal });
    return judge(playlists.length === 1 && hasPlaylist(playlists, name, files), {
      expected: `one playlist, ${JSON.stringify(name)} with ${listNames(files)} in this order`,
      found: describePlaylists(playlists),
    });
  },
  tearDown: (context) => clearVideos(context),
  solution: (ui, { playlistName: name, files }) => createPlaylists(ui, { name, files }),
  nearMisses: [
    {
      name: 'the videos in another order',
      run: (ui, { playlistName: name, files }) => createPlaylists(ui, { name, files: files.toReversed() }),
    },
    {
      name: 'the last video missing',
      run: (ui, { playlistName: name, files }) => createPlaylists(ui, { name, files: files.slice(0, -1) }),
    },
    {
      name: 'a video too many',
      run: (ui, { playlistName: name, files, others }) =>
        createPlaylists(ui, { name, files: [...files, ...others.slice(0, 1)] }),
    },
    {
      name: 'under another name',
      run: (ui, { playlistName: name, files }) => createPlaylists(ui, { name: `${name} 2`, files }),
    },
  ],
});
