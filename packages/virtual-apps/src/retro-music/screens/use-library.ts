import { mediaCollections } from '@androidworld/app-sdk';
import { useLive } from '@androidworld/app-sdk/ui';
import { listPlaylists, type Playlist, playlistSources } from '../store/playlists.ts';
import { listSongs, type Song } from '../store/song.ts';

/** All songs by title; undefined while they are read. */
export function useSongs(): Song[] | undefined {
  return useLive(listSongs, { uris: [mediaCollections.audio], onResume: true }).data;
}

/** All playlists as they were made; undefined while they are read. */
export function usePlaylists(): Playlist[] | undefined {
  return useLive(listPlaylists, playlistSources).data;
}

export interface SongGroup {
  readonly id: number;
  readonly name: string;
  readonly songs: readonly Song[];
}

/** Songs of one album or artist together, by name. */
export function groupSongs(
  songs: readonly Song[],
  by: 'album' | 'artist',
  nameOf: (song: Song) => string,
): SongGroup[] {
  const groups = new Map<number, Song[]>();
  for (const song of songs) {
    const id = by === 'album' ? song.albumId : song.artistId;
    groups.set(id, [...(groups.get(id) ?? []), song]);
  }
  return [...groups]
    .flatMap(([id, [first, ...others]]) =>
      first === undefined ? [] : [{ id, name: nameOf(first), songs: [first, ...others] }],
    )
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
