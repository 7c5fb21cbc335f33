import { artistOf, type LibrarySong, type Song } from './song.ts';

export type GroupKind = 'album' | 'artist' | 'albumArtist' | 'genre';

/** Songs that belong together; at least one. */
export interface SongGroup<S extends Song = LibrarySong> {
  readonly kind: GroupKind;
  /** MediaStore's number, or the name where it has none. */
  readonly id: number | string;
  readonly name: string;
  readonly songs: readonly [S, ...S[]];
}

const byName = new Intl.Collator('en-US', { sensitivity: 'base' });

const albumArtistOf = (song: Song) => song.albumArtist ?? artistOf(song);

const keys: Readonly<Record<GroupKind, (song: LibrarySong) => number | string>> = {
  album: ({ albumId }) => albumId,
  artist: ({ artistId }) => artistId,
  albumArtist: albumArtistOf,
  genre: ({ genre }) => genre,
};

const names: Readonly<Record<GroupKind, (song: LibrarySong) => string>> = {
  album: ({ albumName }) => albumName,
  artist: artistOf,
  albumArtist: albumArtistOf,
  genre: ({ genre }) => genre,
};

/** In the order of their first songs; songs of no genre are in none. */
export function groupSongs(songs: readonly LibrarySong[], kind: GroupKind): SongGroup[] {
  const groups = new Map<number | string, SongGroup>();
  for (const song of songs) {
    const id = keys[kind](song);
    if (id === '') continue;
    const before = groups.get(id);
    const members: SongGroup['songs'] = before === undefined ? [song] : [...before.songs, song];
    groups.set(id, { kind, id, name: before?.name ?? names[kind](song), songs: members });
  }
  return [...groups.values()];
}

/** What the lists of albums and artists can be sorted by, under the names the preferences have for it. */
export const groupOrders: Readonly<
  Record<
    'album' | 'artist',
    Readonly<Record<string, { title: string; compare: (one: SongGroup, other: SongGroup) => number }>>
  >
> = {
  album: {
    album_key: { title: 'Ascending', compare: ascending },
    'album_key DESC': { title: 'Descending', compare: (one, other) => ascending(other, one) },
    'artist_key, album_key': {
      title: 'Artist',
      compare: (one, other) =>
        byName.compare(artistOf(one.songs[0]), artistOf(other.songs[0])) || ascending(one, other),
    },
    'year DESC': {
      title: 'Year',
      compare: (one, other) => other.songs[0].year - one.songs[0].year || ascending(one, other),
    },
  },
  artist: {
    artist_key: { title: 'Ascending', compare: ascending },
    'artist_key DESC': { title: 'Descending', compare: (one, other) => ascending(other, one) },
  },
};

export function ascending(one: SongGroup, other: SongGroup): number {
  return byName.compare(one.name, other.name);
}

/** `1 Album`, `2 Songs` */
export function countText(count: number, what: 'Album' | 'Song'): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** Below the name of a group: `1 Album • 2 Songs` of an artist, the artist of an album. */
export function describeGroup({ kind, songs }: SongGroup): string {
  if (kind === 'album') return artistOf(songs[0]);
  const count = countText(songs.length, 'Song');
  return kind === 'genre'
    ? count
    : `${countText(new Set(songs.map(({ albumId }) => albumId)).size, 'Album')} • ${count}`;
}
