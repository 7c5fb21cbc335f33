import { column, defineDatabase, type RowOf } from '@androidworld/app-sdk';
import { songColumns } from './song.ts';

const PlaylistEntity = {
  id: column.integer('playlist_id'),
  name: column.text('playlist_name'),
};

const SongEntity = {
  key: column.integer('song_key'),
  playlistId: column.integer('playlist_creator_id'),
  ...songColumns,
};

const HistoryEntity = { ...songColumns, playedMs: column.integer('time_played') };
const PlayCountEntity = { ...HistoryEntity, count: column.integer('play_count') };

export type PlaylistSong = RowOf<typeof SongEntity>;

const songSql =
  '`title` TEXT NOT NULL, `track_number` INTEGER NOT NULL, `year` INTEGER NOT NULL, `duration` INTEGER NOT NULL, `data` TEXT NOT NULL, `date_modified` INTEGER NOT NULL, `album_id` INTEGER NOT NULL, `album_name` TEXT NOT NULL, `artist_id` INTEGER NOT NULL, `artist_name` TEXT NOT NULL, `composer` TEXT, `album_artist` TEXT';

/** `databases/playlist.db` */
export const playlistDatabase = defineDatabase({
  name: 'playlist.db',
  version: 24,
  identityHash: '477d6210eb83b418129be8b2c2acb691',
  create: [
    'CREATE TABLE `PlaylistEntity` (`playlist_id` INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, `playlist_name` TEXT NOT NULL)',
    `CREATE TABLE \`SongEntity\` (\`song_key\` INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, \`playlist_creator_id\` INTEGER NOT NULL, \`id\` INTEGER NOT NULL, ${songSql})`,
    'CREATE UNIQUE INDEX `index_SongEntity_playlist_creator_id_id` ON `SongEntity` (`playlist_creator_id`, `id`)',
    `CREATE TABLE \`HistoryEntity\` (\`id\` INTEGER NOT NULL, ${songSql}, \`time_played\` INTEGER NOT NULL, PRIMARY KEY(\`id\`))`,
    `CREATE TABLE \`PlayCountEntity\` (\`id\` INTEGER NOT NULL, ${songSql}, \`time_played\` INTEGER NOT NULL, \`play_count\` INTEGER NOT NULL, PRIMARY KEY(\`id\`))`,
  ],
  tables: { PlaylistEntity, SongEntity, HistoryEntity, PlayCountEntity },
});
