import { type Playlist, retroMusic } from '@androidworld/android-kit';
import { defineTask, type NearMiss, type Random } from '@androidworld/core';
import { apps } from '../../apps/apps.ts';
import { judge } from '../../checks/judge.ts';
import { published } from '../../published.ts';
import { playlistName } from '../../words/songs.ts';
import { type PlaylistParams, playlistParams, titlesOf } from './create-playlist.ts';
import { clearLibrary, fillLibrary, librarySize, type Song, sampleSongs } from './music-library.ts';
import { createPlaylist } from './music-steps.ts';

const minuteMs = 60_000;
const [shortest, longest] = [45 * minuteMs, 50 * minuteMs];
/** How long the songs are together that are meant to be found; any others that fit will do as well. */
const intended = 47.5 * minuteMs;
/** So that each of them is one that MediaStore lists. */
const shortestSong = 30_000;

/** Cuts a length into parts, none shorter than `shortestSong`. */
export function cutLength(random: Random, count: number): number[] {
  const free = intended - count * shortestSong;
  const cuts = Array.from({ length: count - 1 }, () => random.integer(0, free)).toSorted((one, other) => one - other);
  return [...cuts, free].map((cut, index) => cut - (cuts[index - 1] ?? 0) + shortestSong);
}

export const retroPlaylistDuration = defineTask({
  name: 'RetroPlaylistDuration',
  apps: [apps.retroMusic.name],
  ...published.RetroPlaylistDuration,
  params: playlistParams,
  sample(random) {
    const count = random.integer(9, 11);
    const lengths = cutLength(random, count);
    const songs = sampleSongs(random, count).map((each, index) => ({ ...each, durationMs: lengths[index] ?? 0 }));
    return { playlistName: playlistName(random), songs, others: sampleSongs(random, librarySize - count, songs) };
  },
  goal: ({ playlistName: name }) =>
    `Make a playlist called "${name}" in Retro Music out of songs on this phone, so that the whole playlist is between 45 and 50 minutes long. Make no other playlist.`,
  setUp: (context, { songs, others }) => fillLibrary(context, [...songs, ...others]),
  async score({ device, signal }, { playlistName: name }) {
    const playlists = await retroMusic.list(device, { signal });
    const lengths = playlists.map(
      ({ name: own, items }) =>
        `${JSON.stringify(own)} of ${items.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000} s`,
    );
    return judge(isLongEnough(playlists, name), {
      expected: `one playlist, ${JSON.stringify(name)}, of ${shortest / 1000} to ${longest / 1000} s`,
      found: lengths.length === 0 ? 'no playlist' : lengths.join(', '),
    });
  },
  tearDown: (context) => clearLibrary(context),
  solution: (ui, { playlistName: name, songs }) => createPlaylist(ui, name, inListOrder(songs)),
  nearMisses: [
    {
      name: 'too short',
      run: (ui, { playlistName: name, songs }) => createPlaylist(ui, name, inListOrder(tooFew(songs))),
    },
    {
      name: 'two songs too long',
      // Any two of three to five minutes more than there should be.
      run: (ui, { playlistName: name, songs, others }) =>
        createPlaylist(ui, name, inListOrder([...songs, ...others.slice(0, 2)])),
    },
    {
      name: 'under another name',
      run: (ui, { playlistName: name, songs }) => createPlaylist(ui, `${name}0`, inListOrder(songs)),
    },
  ] satisfies readonly NearMiss<PlaylistParams>[],
});

/** Without the last of them, until they are too short. */
function tooFew(songs: readonly Song[]): readonly Song[] {
  const lengthMs = songs.reduce((sum, { durationMs }) => sum + durationMs, 0);
  return lengthMs < shortest ? songs : tooFew(songs.slice(0, -1));
}

/** As they come in the list: their order is free, and so the list is scrolled once. */
function inListOrder(songs: readonly Song[]): string[] {
  return titlesOf(songs).toSorted((one, other) => one.localeCompare(other));
}

/** Whether the only playlist there is has this name, and is 45 to 50 minutes long. */
export function isLongEnough(playlists: readonly Playlist[], name: string): boolean {
  const [playlist, ...others] = playlists;
  if (playlist === undefined || others.length > 0 || playlist.name.trim() !== name) return false;
  const lengthMs = playlist.items.reduce((sum, { durationMs }) => sum + durationMs, 0);
  return lengthMs >= shortest && lengthMs <= longest;
}
