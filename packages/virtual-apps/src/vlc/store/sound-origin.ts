import type { AppApi, MediaItem } from '@androidworld/app-sdk';
import { mediaDatabase } from './media-database.ts';

/** Null: nobody knows. */
export interface SoundTags {
  readonly artist: string | null;
  readonly album: string | null;
  readonly genre: string | null;
  readonly track: number | null;
}

/** The row of the library for what has no artist. */
const unknownArtist = 1;

/** MediaStore says `<unknown>` for an artist and the folder's name for an album that no tag tells. */
export function tagsOf({ artist, album, genre, track, bucketName }: MediaItem<'audio'>): SoundTags {
  const isUnknown = (name: string | null) => name === null || name === '' || name === '<unknown>';
  return {
    artist: isUnknown(artist) ? null : artist,
    album: isUnknown(album) || album === bucketName ? null : album,
    genre: isUnknown(genre) ? null : genre,
    track,
  };
}

interface Origin {
  readonly artistId: number;
  readonly albumId: number | null;
  readonly genreId: number | null;
}

/** The rows of artist, album and genre for one more track; they are made if it is the first. */
export async function originOf(api: AppApi, tags: SoundTags, durationMs: number): Promise<Origin> {
  const artistId = tags.artist === null ? unknownArtist : await artistOf(api, tags.artist);
  await mediaDatabase
    .open(api)
    .run('UPDATE Artist SET nb_tracks = nb_tracks + 1, is_present = is_present + 1 WHERE id_artist = ?', [artistId]);
  return {
    artistId,
    albumId: tags.album === null ? null : await albumOf(api, tags.album, artistId, durationMs),
    genreId: tags.genre === null ? null : await genreOf(api, tags.genre),
  };
}

async function artistOf(api: AppApi, name: string): Promise<number> {
  const database = mediaDatabase.open(api);
  const found = await database.Artist.first({ where: { name } });
  if (found !== undefined) return found.id;
  const { lastId } = await database.run('INSERT INTO Artist(name) VALUES (?)', [name]);
  return lastId;
}

async function albumOf(api: AppApi, title: string, artistId: number, durationMs: number): Promise<number> {
  const database = mediaDatabase.open(api);
  const found = await database.Album.first({ where: { title, artistId } });
  const id = found?.id ?? (await newAlbum(api, title, artistId));
  await database.run(
    'UPDATE Album SET nb_tracks = nb_tracks + 1, is_present = is_present + 1, duration = duration + ? WHERE id_album = ?',
    [Math.max(0, durationMs), id],
  );
  return id;
}

async function newAlbum(api: AppApi, title: string, artistId: number): Promise<number> {
  const database = mediaDatabase.open(api);
  const { lastId } = await database.run('INSERT INTO Album(title, artist_id) VALUES (?, ?)', [title, artistId]);
  await database.run('UPDATE Artist SET nb_albums = nb_albums + 1 WHERE id_artist = ?', [artistId]);
  return lastId;
}

async function genreOf(api: AppApi, name: string): Promise<number> {
  const database = mediaDatabase.open(api);
  const found = await database.Genre.first({ where: { name } });
  const id = found?.id ?? (await database.run('INSERT INTO Genre(name) VALUES (?)', [name])).lastId;
  await database.run('UPDATE Genre SET nb_tracks = nb_tracks + 1, is_present = is_present + 1 WHERE id_genre = ?', [
    id,
  ]);
  return id;
}
