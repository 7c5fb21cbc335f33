import { type AppApi, column, listMedia, type RowOf } from '@androidworld/app-sdk';
import { listBlacklist } from './blacklist.ts';
import { preferences } from './preferences.ts';

/** How the tables of playlists, history and play counts write a song. */
export const songColumns = {
  id: column.integer(),
  title: column.text(),
  trackNumber: column.integer('track_number'),
  year: column.integer(),
  durationMs: column.integer('duration'),
  path: column.text('data'),
  /** Seconds since the epoch. */
  modified: column.integer('date_modified'),
  albumId: column.integer('album_id'),
  albumName: column.text('album_name'),
  artistId: column.integer('artist_id'),
  artistName: column.text('artist_name'),
  composer: column.text().nullable(),
  albumArtist: column.text('album_artist').nullable(),
};

/** `id` is MediaStore's. */
export type Song = RowOf<typeof songColumns>;

/** A song as MediaStore knows it, which alone tells its genre. */
export interface LibrarySong extends Song {
  readonly genre: string;
}

/** Seconds; shorter files are no songs until somebody says otherwise. */
const shortestByDefault = 20;

/**
 * The songs MediaStore knows, by title, without those of blacklisted folders.
 *
 * @param addedSince seconds since the epoch: only those that came since, the newest first
 */
export async function listSongs(api: AppApi, addedSince?: number): Promise<LibrarySong[]> {
  const [{ filterSeconds }, blacklisted] = await Promise.all([preferences.get(api), listBlacklist(api)]);
  const shortestMs = (filterSeconds === -1 ? shortestByDefault : filterSeconds) * 1000;
  const files = await listMedia(api, 'audio', {
    where: 'is_music = 1 AND title != ? AND duration >= ? AND date_added >= ?',
    args: ['', shortestMs, addedSince ?? 0],
    order: addedSince === undefined ? 'title COLLATE NOCASE, _id' : 'date_added DESC, _id DESC',
  });
  const heard = files.filter(
    ({ path }) => !blacklisted.some((place) => path === place || path.startsWith(`${place}/`)),
  );
  return heard.map((file) => ({
    id: file.id,
    title: file.title,
    trackNumber: file.track ?? 0,
    year: file.year ?? 0,
    durationMs: file.durationMs,
    path: file.path,
    modified: Math.floor(file.modifiedMs / 1000),
    albumId: file.albumId ?? 0,
    albumName: file.album ?? '',
    artistId: file.artistId ?? 0,
    artistName: file.artist ?? '',
    composer: null,
    albumArtist: null,
    genre: file.genre ?? '',
  }));
}

/** Who a song is said to be by. */
export function artistOf({ artistName }: Pick<Song, 'artistName'>): string {
  return artistName === '' || artistName === '<unknown>' ? 'Unknown artist' : artistName;
}

export function totalMs(songs: readonly Pick<Song, 'durationMs'>[]): number {
  return songs.reduce((sum, { durationMs }) => sum + durationMs, 0);
}

/** A song without what a table adds to it. */
export function plainSong(song: Song): Song {
  const { id, title, trackNumber, year, durationMs, path, modified, albumId, albumName, artistId, artistName } = song;
  const named = { title, albumName, artistName, composer: song.composer, albumArtist: song.albumArtist };
  return { id, trackNumber, year, durationMs, path, modified, albumId, artistId, ...named };
}
