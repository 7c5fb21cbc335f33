import type { AppApi } from '@androidworld/app-sdk';
import { audioType, type MediaRow, mediaDatabase, videoType } from './media-database.ts';
import { pathOf } from './scan.ts';

const { tables } = mediaDatabase;

/** A video or a song. */
export interface Media extends MediaRow {
  readonly path: string;
  /** Null where nobody knows it. */
  readonly artist: string | null;
  readonly album: string | null;
  readonly genre: string | null;
  /** Of the picture; null for sound, and where nobody knows it. */
  readonly size: { readonly width: number; readonly height: number } | null;
}

export interface Playlist {
  readonly id: number;
  readonly name: string;
  readonly media: readonly Media[];
}

/** A group of videos, or a single one. */
export interface VideoEntry {
  readonly key: string;
  readonly title: string;
  /** More than one: a group. */
  readonly videos: readonly Media[];
  readonly groupId: number | null;
}

/** What lists of media are read from. */
export const librarySources = {
  tables: [
    ...[tables.Media, tables.File, tables.MediaGroup, tables.Playlist, tables.PlaylistMediaRelation],
    ...[tables.Artist, tables.Album, tables.Genre],
  ],
};

const byTitle = new Intl.Collator('en-US', { sensitivity: 'base' });

/** All of them, by title. */
export async function listLibrary(api: AppApi): Promise<Media[]> {
  const database = mediaDatabase.open(api);
  const [media, files, artists, albums, genres, pictures] = await Promise.all([
    database.Media.all(),
    database.File.all(),
    database.Artist.all(),
    database.Album.all(),
    database.Genre.all(),
    database.VideoTrack.all(),
  ]);
  const paths = new Map(files.map(({ mediaId, mrl }) => [mediaId, pathOf(mrl)]));
  const artistOf = new Map(artists.map(({ id, name }) => [id, name]));
  const albumOf = new Map(albums.map(({ id, title }) => [id, title]));
  const genreOf = new Map(genres.map(({ id, name }) => [id, name]));
  const sizeOf = new Map(pictures.map(({ mediaId, width, height }) => [mediaId, { width, height }]));
  return media
    .map((row) => ({
      ...row,
      path: paths.get(row.id) ?? '',
      artist: artistOf.get(row.artistId ?? 0) ?? null,
      album: albumOf.get(row.albumId ?? 0) ?? null,
      genre: genreOf.get(row.genreId ?? 0) ?? null,
      size: sizeOf.get(row.id) ?? null,
    }))
    .toSorted((one, other) => byTitle.compare(one.title, other.title));
}

const listVideos = async (api: AppApi) => (await listLibrary(api)).filter(({ type }) => type === videoType);
export const listSongs = async (api: AppApi) => (await listLibrary(api)).filter(({ type }) => type === audioType);

/** @param grouping as in the preferences */
export async function listVideoEntries(api: AppApi, grouping: string): Promise<VideoEntry[]> {
  const videos = await listVideos(api);
  const single = (video: Media): VideoEntry => ({
    key: `video ${video.id}`,
    title: video.title,
    videos: [video],
    groupId: null,
  });
  if (grouping === '-1') return videos.map(single);
  const names = new Map((await mediaDatabase.open(api).MediaGroup.all()).map(({ id, name }) => [id, name]));
  const folderOf = ({ path }: Media) => path.slice(0, path.lastIndexOf('/'));
  const keyOf = (video: Media) => (grouping === '0' ? folderOf(video) : String(video.groupId ?? ''));
  const groups = groupBy(videos, keyOf);
  return [...groups]
    .flatMap(([key, members]) => {
      const [first] = members;
      if (first === undefined) return [];
      if (grouping === '6' && (members.length === 1 || key === '')) return members.map(single);
      const title = grouping === '0' ? key.slice(key.lastIndexOf('/') + 1) : (names.get(first.groupId ?? 0) ?? '');
      return [{ key: `group ${key}`, title, videos: members, groupId: first.groupId }];
    })
    .toSorted((one, other) => byTitle.compare(one.title, other.title));
}

function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}

/** `Artist - Album`, as far as they are known. */
export function describeOrigin({ artist, album }: Media): string {
  return [artist ?? 'Unknown Artist', ...(album === null ? [] : [album])].join(' - ');
}

/** By name. */
export async function listPlaylists(api: AppApi): Promise<Playlist[]> {
  const database = mediaDatabase.open(api);
  const [playlists, relations, library] = await Promise.all([
    database.Playlist.all(),
    database.PlaylistMediaRelation.all({ orderBy: 'position' }),
    listLibrary(api),
  ]);
  const byId = new Map(library.map((media) => [media.id, media]));
  return playlists
    .map(({ id, name }) => ({
      id,
      name,
      media: relations.filter(({ playlistId }) => playlistId === id).flatMap(({ mediaId }) => byId.get(mediaId) ?? []),
    }))
    .toSorted((one, other) => byTitle.compare(one.name, other.name));
}

/** @param now seconds since the epoch @returns its number */
export async function createPlaylist(api: AppApi, name: string, now: number): Promise<number> {
  const { lastId } = await mediaDatabase
    .open(api)
    .run('INSERT INTO Playlist(name, creation_date) VALUES (?, ?)', [name, now]);
  return lastId;
}

/** At its end, in this order. */
export async function appendMedia(api: AppApi, playlistId: number, media: readonly Media[]): Promise<void> {
  const database = mediaDatabase.open(api);
  const before = await database.PlaylistMediaRelation.count({ where: { playlistId } });
  await database.transaction(
    media.flatMap(({ id, type, durationMs }, index) => [
      tables.PlaylistMediaRelation.insert({ mediaId: id, playlistId, position: before + index }),
      countersOf(playlistId, type, durationMs, 1),
    ]),
  );
}

function countersOf(playlistId: number, type: number, durationMs: number, by: 1 | -1) {
  const kind = type === videoType ? 'video' : 'audio';
  // The number of those present may never be above the number of all, not even in between.
  const names = by === 1 ? [`nb_${kind}`, `nb_present_${kind}`] : [`nb_present_${kind}`, `nb_${kind}`];
  const changes = names.map((name) => `${name} = ${name} + ${by}`).join(', ');
  return {
    sql: `UPDATE Playlist SET ${changes}, duration = duration + ? WHERE id_playlist = ?`,
    args: [by * Math.max(0, durationMs), playlistId],
  };
}

export async function removeFromPlaylist(
  api: AppApi,
  playlistId: number,
  media: Media,
  position: number,
): Promise<void> {
  await mediaDatabase
    .open(api)
    .transaction([
      tables.PlaylistMediaRelation.delete({ where: { playlistId, position } }),
      countersOf(playlistId, media.type, media.durationMs, -1),
    ]);
}

/** Back at a place it was taken from. */
export async function insertIntoPlaylist(
  api: AppApi,
  playlistId: number,
  { id, type, durationMs }: Media,
  position: number,
): Promise<void> {
  await mediaDatabase
    .open(api)
    .transaction([
      tables.PlaylistMediaRelation.insert({ mediaId: id, playlistId, position }),
      countersOf(playlistId, type, durationMs, 1),
    ]);
}

/** All of a playlist in a new order. */
export async function reorderPlaylist(api: AppApi, playlistId: number, media: readonly Media[]): Promise<void> {
  await mediaDatabase
    .open(api)
    .transaction([
      tables.PlaylistMediaRelation.delete({ where: { playlistId } }),
      ...media.map(({ id }, position) => tables.PlaylistMediaRelation.insert({ mediaId: id, playlistId, position })),
    ]);
}

export async function deletePlaylist(api: AppApi, id: number): Promise<void> {
  await mediaDatabase
    .open(api)
    .transaction([
      tables.PlaylistMediaRelation.delete({ where: { playlistId: id } }),
      tables.Playlist.delete({ where: { id } }),
    ]);
}

/** Deletes the files, and with them all that is known of them. */
export async function deleteMedia(api: AppApi, media: readonly Media[]): Promise<void> {
  for (const { path } of media) await api.files.remove(path);
  await mediaDatabase.open(api).transaction(media.map(({ id }) => tables.File.delete({ where: { mediaId: id } })));
}
