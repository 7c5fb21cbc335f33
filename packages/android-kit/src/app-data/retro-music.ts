import { type CallOptions, type Device, sh } from '@androidworld/core';
import { type AppDatabase, editAppDatabase, readAppDatabase, userVersion } from './app-database.ts';
import { type PlaylistRow, type Playlists, playlistsOf } from './playlists.ts';

const app = { app: 'retro music', madeFor: 'Retro Music 6.1.0 (10603)', packageName: 'code.name.monkey.retromusic' };
const folder = `/data/data/${app.packageName}/databases`;

const playlistDatabase: AppDatabase = {
  ...app,
  path: `${folder}/playlist.db`,
  oldestVersion: 24,
  newestVersion: 24,
  readVersion: userVersion,
};

const queueDatabase: AppDatabase = {
  ...app,
  path: `${folder}/music_playback_state.db`,
  oldestVersion: 12,
  newestVersion: 12,
  readVersion: userVersion,
};

/** The player's queue, by titles. */
interface PlayingQueue {
  /** Empty while the app has not made its database. */
  list(device: Device, options?: CallOptions): Promise<readonly string[]>;
  clear(device: Device, options?: CallOptions): Promise<void>;
}

/** The playlists and the queue of Retro Music. */
export const retroMusic: Playlists & { readonly queue: PlayingQueue } = {
  ...app,
  list: (device, options = {}) =>
    readAppDatabase(
      device,
      playlistDatabase,
      (database) =>
        playlistsOf(
          database
            .prepare<[], PlaylistRow>(
              `SELECT playlist_id AS id, playlist_name AS playlist, title AS item, duration AS durationMs
              FROM PlaylistEntity LEFT JOIN SongEntity ON playlist_creator_id = playlist_id
              ORDER BY playlist_id, song_key`,
            )
            .all(),
        ),
      options,
    ),
  clear: (device, options = {}) =>
    editAppDatabase(
      device,
      playlistDatabase,
      (database) => database.exec('DELETE FROM SongEntity; DELETE FROM PlaylistEntity'),
      options,
    ),
  queue: {
    async list(device, options = {}) {
      if (!(await hasQueue(device, options))) return [];
      return readAppDatabase(
        device,
        queueDatabase,
        (database) =>
          database.prepare<[], string>('SELECT CAST(title AS TEXT) FROM playing_queue ORDER BY rowid').pluck().all(),
        options,
      );
    },
    async clear(device, options = {}) {
      if (!(await hasQueue(device, options))) return;
      await editAppDatabase(
        device,
        queueDatabase,
        (database) => database.exec('DELETE FROM playing_queue; DELETE FROM original_playing_queue'),
        options,
      );
    },
  },
};

async function hasQueue(device: Device, options: CallOptions): Promise<boolean> {
  return (await device.shell(sh`test -f ${queueDatabase.path}`, { ...options, root: true })).exitCode === 0;
}
