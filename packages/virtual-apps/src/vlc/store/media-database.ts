import { column, defineDatabase, type RowOf } from '@androidworld/app-sdk';
import { mediaIndices, mediaTables } from './media-tables.ts';
import { mediaTriggers } from './media-triggers.ts';

const Media = {
  id: column.integer('id_media'),
  type: column.integer(),
  durationMs: column.integer('duration'),
  title: column.text(),
  fileName: column.text('filename'),
  groupId: column.integer('group_id').nullable(),
  folderId: column.integer('folder_id').nullable(),
  artistId: column.integer('artist_id').nullable(),
  albumId: column.integer('album_id').nullable(),
  genreId: column.integer('genre_id').nullable(),
  trackNumber: column.integer('track_number').nullable(),
  playCount: column.integer('play_count'),
  lastTimeMs: column.integer('last_time'),
  lastPlayed: column.integer('last_played_date').nullable(),
  /** Seconds since the epoch. */
  added: column.integer('insertion_date'),
};

const File = {
  id: column.integer('id_file'),
  mediaId: column.integer('media_id').nullable(),
  /** `file:///storage/emulated/0/…` */
  mrl: column.text(),
};

const Folder = { id: column.integer('id_folder'), path: column.text(), isBanned: column.boolean('is_banned') };
const Artist = { id: column.integer('id_artist'), name: column.text().nullable() };
const Album = {
  id: column.integer('id_album'),
  title: column.text().nullable(),
  artistId: column.integer('artist_id').nullable(),
};
const Genre = { id: column.integer('id_genre'), name: column.text().nullable() };
const MediaGroup = {
  id: column.integer('id_group'),
  name: column.text(),
  /** Takes no other video in. */
  isSingleton: column.boolean('forced_singleton').nullable(),
};
const VideoTrack = { mediaId: column.integer('media_id'), width: column.integer(), height: column.integer() };
const Playlist = { id: column.integer('id_playlist'), name: column.text(), durationMs: column.integer('duration') };
const PlaylistMediaRelation = {
  mediaId: column.integer('media_id'),
  playlistId: column.integer('playlist_id'),
  position: column.integer(),
};

export type MediaRow = RowOf<typeof Media>;

export const videoType = 1;
export const audioType = 2;

/** `app_db/vlc_media.db`, which the app's own library writes, not Android's. */
export const mediaDatabase = defineDatabase({
  name: '../app_db/vlc_media.db',
  version: 0,
  androidMetadata: false,
  create: [
    ...mediaTables,
    ...mediaIndices,
    ...mediaTriggers,
    'INSERT INTO Settings VALUES (36, 2, 6)',
    'INSERT INTO Artist(id_artist) VALUES (1), (2)',
    "INSERT INTO Device(uuid, scheme, is_removable, is_present, is_network) VALUES ('main-storage', 'file://', 0, 1, 0)",
  ],
  tables: { Media, File, Folder, Artist, Album, Genre, MediaGroup, VideoTrack, Playlist, PlaylistMediaRelation },
});
