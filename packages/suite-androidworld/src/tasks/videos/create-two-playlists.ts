import { vlc } from '@androidworld/android-kit';
import { defineTask, type Random } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { describePlaylists } from '../../checks/describe-playlists.ts';
import { listNames } from '../../checks/judge.ts';
import { published } from '../../published.ts';
import { isAlike } from '../../published-checks/published-check.ts';
import { videoNames, videoPlaylistName } from '../../words/videos.ts';
import { clearVideos, fillVideos, hasPlaylist } from './video-library.ts';
import { createPlaylists } from './video-steps.ts';

const fileName = z.string().regex(/^[^/]+\.mp4$/);
const wanted = z.object({ name: z.string().min(1), files: z.array(fileName).min(2) });

/** Names that the original's tolerance would take for each other make an instance that cannot be told apart. */
function twoNames(random: Random): [string, string] {
  for (;;) {
    const [one, other] = [videoPlaylistName(random), videoPlaylistName(random)];
    if (!isAlike(one, other) && !isAlike(other, one)) return [one, other];
  }
}

export const vlcCreateTwoPlaylists = defineTask({
  name: 'VlcCreateTwoPlaylists',
  apps: [apps.vlc.name],
  ...published.VlcCreateTwoPlaylists,
  params: z.object({ first: wanted, second: wanted, others: z.array(fileName) }),
  sample(random) {
    const counts = [random.integer(2, 5), random.integer(2, 5)] as const;
    const names = videoNames(random, 2 * (counts[0] + counts[1]));
    const [one, other] = twoNames(random);
    return {
      first: { name: one, files: names.slice(0, counts[0]) },
      second: { name: other, files: names.slice(counts[0], counts[0] + counts[1]) },
      others: names.slice(counts[0] + counts[1]),
    };
  },
  goal: ({ first, second }) =>
    `Make two playlists in VLC out of the videos in the folder VLCVideos of the internal memory. The one called "${first.name}" holds, in this order: ${first.files.join(', ')}. The one called "${second.name}" holds, in this order: ${second.files.join(', ')}. Neither holds others.`,
  setUp: (context, { first, second, others }) => fillVideos(context, [...first.files, ...second.files, ...others]),
  /** Half for each of them; nothing where there are more. */
  async score({ device, signal }, { first, second }) {
    const playlists = await vlc.list(device, { signal });
    const right = [first, second].filter(({ name, files }) => hasPlaylist(playlists, name, files));
    const expected = [first, second].map(({ name, files }) => `${JSON.stringify(name)} with ${listNames(files)}`);
    return {
      score: playlists.length > 2 ? 0 : right.length / 2,
      reason: `expected two playlists, ${expected.join(' and ')}; found ${describePlaylists(playlists)}`,
    };
  },
  tearDown: (context) => clearVideos(context),
  solution: (ui, { first, second }) => createPlaylists(ui, first, second),
  nearMisses: [
    { name: 'one of the two', run: (ui, { first }) => createPlaylists(ui, first) },
    {
      name: 'the names exchanged',
      run: (ui, { first, second }) =>
        createPlaylists(ui, { ...first, name: second.name }, { ...second, name: first.name }),
    },
    {
      name: 'one in another order',
      run: (ui, { first, second }) => createPlaylists(ui, first, { ...second, files: second.files.toReversed() }),
    },
  ],
});
