import { type AppDatabase, editAppDatabase, readAppDatabase } from './app-database.ts';
import { type PlaylistRow, type Playlists, playlistsOf } from './playlists.ts';

const database: AppDatabase = {
  app: 'vlc',
  madeFor: 'VLC 3.5.4 (13050408)',
  packageName: 'org.videolan.vlc',
  path: '/data/data/org.videolan.vlc/app_db/vlc_media.db',
  oldestVersion: 36,
  newestVersion: 36,
  readVersion: (file) => file.prepare('SELECT db_model_version FROM Settings').pluck().get(),
};

/** The playlists of VLC; clearing them makes it forget its media too, which it finds again at its next start. */
export const vlc: Playlists = {
  app: database.app,
  packageName: database.packageName,
  list: (device, options = {}) =>
    readAppDatabase(
      device,
      database,
      (file) =>
        playlistsOf(
          file
            .prepare<[], PlaylistRow>(
              `SELECT id_playlist AS id, Playlist.name AS playlist, filename AS item, Media.duration AS durationMs
              FROM Playlist LEFT JOIN PlaylistMediaRelation ON playlist_id = id_playlist
              LEFT JOIN Media ON id_media = media_id ORDER BY id_playlist, position`,
            )
            .all(),
        ),
      options,
    ),
  clear: (device, options = {}) =>
    editAppDatabase(
      device,
      database,
      (file) => {
        // The counters of playlists go with them; triggers keep those of media.
        file.pragma('foreign_keys = OFF');
        file.exec('DELETE FROM PlaylistMediaRelation; DELETE FROM Playlist; DELETE FROM Media; DELETE FROM File');
      },
      options,
    ),
};
