import type { AppApi } from '@androidworld/app-sdk';
import { type PlaylistSong, playlistDatabase } from './playlist-database.ts';
import { plainSong, type Song } from './song.ts';

const { tables } = playlistDatabase;

export interface Playlist {
  readonly id: number;
  readonly name: string;
  /** In their order. */
  readonly songs: readonly PlaylistSong[];
}

export const playlistSources = { tables: [tables.PlaylistEntity, tables.SongEntity] };

/** The playlist of songs somebody liked. */
export const favorites = 'Favorites';

/** In the order they were made in. */
export async function listPlaylists(api: AppApi): Promise<Playlist[]> {
  const database = playlistDatabase.open(api);
  const [playlists, songs] = await Promise.all([
    database.PlaylistEntity.all({ orderBy: 'playlist_id' }),
    database.SongEntity.all({ orderBy: 'song_key' }),
  ]);
  return playlists.map((playlist) => ({
    ...playlist,
    songs: songs.filter(({ playlistId }) => playlistId === playlist.id),
  }));
}

/** Puts songs into the playlist of exactly this name, which is made when there is none. @returns whether it was made */
export async function addToNamed(api: AppApi, name: string, songs: readonly Song[]): Promise<boolean> {
  const database = playlistDatabase.open(api);
  const found = await database.PlaylistEntity.first({ where: { name } });
  const id = found?.id ?? (await database.PlaylistEntity.insert({ name }));
  await addSongs(api, id, songs);
  return found === undefined;
}

/** At the end; a song that is in it moves there. */
export async function addSongs(api: AppApi, playlistId: number, songs: readonly Song[]): Promise<void> {
  await playlistDatabase.open(api).transaction(insertions(playlistId, songs));
}

/** All songs of a playlist, in a new order. */
export async function setSongs(api: AppApi, playlistId: number, songs: readonly Song[]): Promise<void> {
  const all = tables.SongEntity.delete({ where: { playlistId } });
  await playlistDatabase.open(api).transaction([all, ...insertions(playlistId, songs)]);
}

function insertions(playlistId: number, songs: readonly Song[]) {
  return songs.map((song) => tables.SongEntity.insert({ ...plainSong(song), playlistId }, 'replace'));
}

export async function renamePlaylist(api: AppApi, id: number, name: string): Promise<void> {
  await playlistDatabase.open(api).PlaylistEntity.update({ name }, { where: { id } });
}

export async function deletePlaylists(api: AppApi, ids: readonly number[]): Promise<void> {
  await playlistDatabase
    .open(api)
    .transaction(
      ids.flatMap((id) => [
        tables.PlaylistEntity.delete({ where: { id } }),
        tables.SongEntity.delete({ where: { playlistId: id } }),
      ]),
    );
}

/** Of files that are no longer there. */
export async function forgetSongs(api: AppApi, ids: readonly number[]): Promise<void> {
  await playlistDatabase.open(api).transaction(ids.map((id) => tables.SongEntity.delete({ where: { id } })));
}

/** Puts a song among the favourites, or takes it out. */
export async function toggleFavorite(api: AppApi, song: Song): Promise<void> {
  const found = (await listPlaylists(api)).find(({ name }) => name === favorites);
  if (found?.songs.some(({ id }) => id === song.id) !== true) {
    await addToNamed(api, favorites, [song]);
    return;
  }
  await playlistDatabase.open(api).SongEntity.delete({ where: { playlistId: found.id, id: song.id } });
}

/** Extended M3U, as the app saves it: the length in milliseconds, which other players take for seconds. */
export function writeM3u(songs: readonly Pick<Song, 'durationMs' | 'artistName' | 'title' | 'path'>[]): string {
  const lines = songs.flatMap(({ durationMs, artistName, title, path }) => [
    `#EXTINF:${durationMs},${artistName} - ${title}`,
    path,
  ]);
  return ['#EXTM3U', ...lines].join('\n');
}
