import type { Song } from './song.ts';

type Compare = (one: Song, other: Song) => number;

const text = new Intl.Collator('en-US', { sensitivity: 'base' });
const by =
  (key: 'title' | 'artistName' | 'albumName'): Compare =>
  (one, other) =>
    text.compare(one[key], other[key]);
const newestFirst =
  (key: 'year' | 'modified' | 'id'): Compare =>
  (one, other) =>
    other[key] - one[key];

/** What the list of songs can be sorted by, under the names the preferences have for it. */
export const songOrders = {
  'title_key DESC': { title: 'Descending', compare: (one, other) => text.compare(other.title, one.title) },
  title: { title: 'Ascending', compare: by('title') },
  artist_key: { title: 'Artist', compare: by('artistName') },
  album_key: { title: 'Album', compare: by('albumName') },
  'year DESC': { title: 'Year', compare: newestFirst('year') },
  'date_added DESC': { title: 'Date added', compare: newestFirst('id') },
  'date_modified DESC': { title: 'Date modified', compare: newestFirst('modified') },
} as const satisfies Readonly<Record<string, { title: string; compare: Compare }>>;

export type SongOrder = keyof typeof songOrders;

/** An order that is not known counts as by title. */
export function sortSongs(songs: readonly Song[], order: string): Song[] {
  const known = order in songOrders ? (order as SongOrder) : 'title';
  return songs.toSorted((one, other) => songOrders[known].compare(one, other) || text.compare(one.title, other.title));
}
