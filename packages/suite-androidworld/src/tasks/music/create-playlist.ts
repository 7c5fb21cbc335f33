import { retroMusic } from '@androidworld/android-kit';
import { defineTask, type NearMiss, type Random } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { describePlaylists } from '../../checks/describe-playlists.ts';
import { judge, listNames } from '../../checks/judge.ts';
import { published } from '../../published.ts';
import { playlistName } from '../../words/songs.ts';
import {
  clearLibrary,
  fillLibrary,
  isOnlyPlaylist,
  librarySize,
  type Song,
  sampleSongs,
  song,
} from './music-library.ts';
import { createPlaylist } from './music-steps.ts';

/** Songs of a playlist to be made, and others beside them. */
export const playlistParams = z.object({
  playlistName: z.string().min(1),
  songs: z.array(song).min(2),
  others: z.array(song),
});

export type PlaylistParams = z.infer<typeof playlistParams>;

export function samplePlaylist(random: Random): PlaylistParams {
  const songs = sampleSongs(random, random.integer(2, 5));
  const name = playlistName(random);
  return { playlistName: name, songs, others: sampleSongs(random, librarySize - songs.length, songs) };
}

export const titlesOf = (songs: readonly Song[]) => songs.map(({ title }) => title);

export const listed = (songs: readonly Song[]) => titlesOf(songs).join(', ');

export const playlistNearMisses: readonly NearMiss<PlaylistParams>[] = [
  {
    name: 'the songs in another order',
    run: (ui, { playlistName: name, songs }) => createPlaylist(ui, name, titlesOf(songs).toReversed()),
  },
  {
    name: 'the last song missing',
    run: (ui, { playlistName: name, songs }) => createPlaylist(ui, name, titlesOf(songs).slice(0, -1)),
  },
  {
    name: 'a song too many',
    run: (ui, { playlistName: name, songs, others }) =>
      createPlaylist(ui, name, [...titlesOf(songs), ...titlesOf(others).slice(0, 1)]),
  },
  {
    name: 'under another name',
    run: (ui, { playlistName: name, songs }) => createPlaylist(ui, `My ${name}`, titlesOf(songs)),
  },
];

export const retroCreatePlaylist = defineTask({
  name: 'RetroCreatePlaylist',
  apps: [apps.retroMusic.name],
  ...published.RetroCreatePlaylist,
  params: playlistParams,
  sample: samplePlaylist,
  goal: ({ playlistName: name, songs }) =>
    `Make a playlist called "${name}" in Retro Music. It holds these songs, in this order, and no others: ${listed(songs)}`,
  setUp: (context, { songs, others }) => fillLibrary(context, [...songs, ...others]),
  async score({ device, signal }, { playlistName: name, songs }) {
    const playlists = await retroMusic.list(device, { signal });
    return judge(isOnlyPlaylist(playlists, name, titlesOf(songs)), {
      expected: `one playlist, ${JSON.stringify(name)} with ${listNames(titlesOf(songs))} in this order`,
      found: describePlaylists(playlists),
    });
  },
  tearDown: (context) => clearLibrary(context),
  solution: (ui, { playlistName: name, songs }) => createPlaylist(ui, name, titlesOf(songs)),
  nearMisses: playlistNearMisses,
});
