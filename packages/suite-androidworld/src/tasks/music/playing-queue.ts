import { retroMusic } from '@androidworld/android-kit';
import { defineTask } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { judge, listNames } from '../../checks/judge.ts';
import { published } from '../../published.ts';
import { listed, samplePlaylist, titlesOf } from './create-playlist.ts';
import { clearLibrary, fillLibrary, song } from './music-library.ts';
import { createPlaylist, queueSongs } from './music-steps.ts';

export const retroPlayingQueue = defineTask({
  name: 'RetroPlayingQueue',
  apps: [apps.retroMusic.name],
  ...published.RetroPlayingQueue,
  params: z.object({ songs: z.array(song).min(2), others: z.array(song) }),
  sample(random) {
    const { songs, others } = samplePlaylist(random);
    return { songs, others };
  },
  goal: ({ songs }) =>
    `Fill the playing queue of Retro Music with these songs, in this order, and no others: ${listed(songs)}`,
  setUp: (context, { songs, others }) => fillLibrary(context, [...songs, ...others]),
  async score({ device, signal }, { songs }) {
    const queue = await retroMusic.queue.list(device, { signal });
    return judge(queue.join('\n') === titlesOf(songs).join('\n'), {
      expected: `${listNames(titlesOf(songs))} in the queue, in this order`,
      found: listNames(queue),
    });
  },
  tearDown: (context) => clearLibrary(context),
  solution: (ui, { songs }) => queueSongs(ui, titlesOf(songs)),
  nearMisses: [
    {
      name: 'the songs in another order',
      run: (ui, { songs }) => queueSongs(ui, titlesOf(songs).toReversed()),
    },
    {
      name: 'the last song missing',
      run: (ui, { songs }) => queueSongs(ui, titlesOf(songs).slice(0, -1)),
    },
    {
      name: 'a song too many',
      run: (ui, { songs, others }) => queueSongs(ui, [...titlesOf(songs), ...titlesOf(others).slice(0, 1)]),
    },
    {
      name: 'a playlist instead of the queue',
      run: (ui, { songs }) => createPlaylist(ui, 'Queue', titlesOf(songs)),
    },
  ],
});
