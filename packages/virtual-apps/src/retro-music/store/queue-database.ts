import { type AppApi, column, defineDatabase } from '@androidworld/app-sdk';
import { plainSong, type Song } from './song.ts';

const queue = {
  id: column.integer('_id'),
  title: column.text(),
  trackNumber: column.integer('track'),
  year: column.integer(),
  durationMs: column.integer('duration'),
  path: column.text('_data'),
  modified: column.integer('date_modified'),
  albumId: column.integer('album_id'),
  albumName: column.text('album'),
  artistId: column.integer('artist_id'),
  artistName: column.text('artist'),
  composer: column.text().nullable(),
};

const columnsSql =
  '_id INT NOT NULL,title STRING NOT NULL,track INT NOT NULL,year INT NOT NULL,duration LONG NOT NULL,_data STRING NOT NULL,date_modified LONG NOT NULL,album_id INT NOT NULL,album STRING NOT NULL,artist_id INT NOT NULL,artist STRING NOT NULL,composer STRING,album_artist STRING';

/** `databases/music_playback_state.db` */
export const queueDatabase = defineDatabase({
  name: 'music_playback_state.db',
  version: 12,
  create: [`CREATE TABLE playing_queue(${columnsSql})`, `CREATE TABLE original_playing_queue(${columnsSql})`],
  tables: { playing_queue: queue, original_playing_queue: queue },
});

/** What is played, in its order, and the order before it was shuffled. */
export interface StoredQueue {
  readonly queue: readonly Song[];
  readonly original: readonly Song[];
}

// What looks like a number is one in these columns, as SQLite knows no type `STRING`.
const readColumns = {
  ...queue,
  title: column.text('title_text'),
  albumName: column.text('album_text'),
  artistName: column.text('artist_text'),
};
const texts = ['title', 'album', 'artist'].map((name) => `CAST(${name} AS TEXT) AS ${name}_text`).join(', ');

export async function readQueue(api: AppApi): Promise<StoredQueue> {
  const database = queueDatabase.open(api);
  const read = async (table: string): Promise<Song[]> => {
    const rows = await database.query(readColumns, `SELECT *, ${texts} FROM ${table} ORDER BY rowid`);
    return rows.map((row) => ({ ...row, albumArtist: null }));
  };
  return { queue: await read('playing_queue'), original: await read('original_playing_queue') };
}

/** Both tables anew, at once. */
export async function writeQueue(api: AppApi, { queue: songs, original }: StoredQueue): Promise<void> {
  const { playing_queue, original_playing_queue } = queueDatabase.tables;
  const rows = (table: typeof playing_queue, all: readonly Song[]) => {
    const inserted = all.map(plainSong).map(({ albumArtist: _never, ...song }) => table.insert(song));
    return [table.delete({}), ...inserted];
  };
  await queueDatabase.open(api).transaction([...rows(playing_queue, songs), ...rows(original_playing_queue, original)]);
}
