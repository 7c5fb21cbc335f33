/** external.db of MediaStore: one table of files, and a view of it for each collection. */
export const mediaSchema = `
CREATE TABLE files (_id INTEGER PRIMARY KEY AUTOINCREMENT, _data TEXT UNIQUE COLLATE NOCASE, _size INTEGER,
  format INTEGER, parent INTEGER, date_added INTEGER, date_modified INTEGER, mime_type TEXT, title TEXT,
  description TEXT, _display_name TEXT, picasa_id TEXT, orientation INTEGER, latitude DOUBLE, longitude DOUBLE,
  datetaken INTEGER, mini_thumb_magic INTEGER, bucket_id TEXT, bucket_display_name TEXT, isprivate INTEGER,
  title_key TEXT, artist_id INTEGER, album_id INTEGER, composer TEXT, track INTEGER, year INTEGER,
  is_ringtone INTEGER, is_music INTEGER, is_alarm INTEGER, is_notification INTEGER, is_podcast INTEGER,
  album_artist TEXT, duration INTEGER, bookmark INTEGER, artist TEXT, album TEXT, resolution TEXT, tags TEXT,
  category TEXT, language TEXT, mini_thumb_data TEXT, name TEXT, media_type INTEGER, old_id INTEGER, is_drm INTEGER,
  width INTEGER, height INTEGER, title_resource_uri TEXT, owner_package_name TEXT, color_standard INTEGER,
  color_transfer INTEGER, color_range INTEGER, _hash BLOB, is_pending INTEGER DEFAULT 0,
  is_download INTEGER DEFAULT 0, download_uri TEXT, referer_uri TEXT, is_audiobook INTEGER DEFAULT 0,
  date_expires INTEGER, is_trashed INTEGER DEFAULT 0, group_id INTEGER, primary_directory TEXT,
  secondary_directory TEXT, document_id TEXT, instance_id TEXT, original_document_id TEXT, relative_path TEXT,
  volume_name TEXT, artist_key TEXT, album_key TEXT, genre TEXT, genre_key TEXT, genre_id INTEGER, author TEXT,
  bitrate INTEGER, capture_framerate REAL, cd_track_number TEXT, compilation INTEGER, disc_number TEXT,
  is_favorite INTEGER DEFAULT 0, num_tracks INTEGER, writer TEXT, exposure_time TEXT, f_number TEXT, iso INTEGER,
  scene_capture_type INTEGER, generation_added INTEGER DEFAULT 0, generation_modified INTEGER DEFAULT 0, xmp BLOB,
  _transcode_status INTEGER DEFAULT 0, _video_codec_type TEXT, _modifier INTEGER DEFAULT 0,
  is_recording INTEGER DEFAULT 0, redacted_uri_id TEXT, _user_id INTEGER, _special_format INTEGER);
CREATE TABLE local_metadata (generation INTEGER DEFAULT 0);
INSERT INTO local_metadata VALUES (0);
CREATE TABLE thumbnails (_id INTEGER PRIMARY KEY, _data TEXT, image_id INTEGER, kind INTEGER, width INTEGER,
  height INTEGER);
CREATE TABLE videothumbnails (_id INTEGER PRIMARY KEY, _data TEXT, video_id INTEGER, kind INTEGER, width INTEGER,
  height INTEGER);
CREATE TABLE album_art (album_id INTEGER PRIMARY KEY, _data TEXT);
CREATE TABLE log (time DATETIME, message TEXT);
CREATE TABLE deleted_media (_id INTEGER PRIMARY KEY AUTOINCREMENT, old_id INTEGER UNIQUE,
  generation_modified INTEGER NOT NULL);
CREATE TABLE audio_playlists_map (_id INTEGER PRIMARY KEY, audio_id INTEGER NOT NULL, playlist_id INTEGER NOT NULL,
  play_order INTEGER NOT NULL);
CREATE VIEW images AS SELECT * FROM files WHERE media_type = 1;
CREATE VIEW audio AS SELECT * FROM files WHERE media_type = 2;
CREATE VIEW video AS SELECT * FROM files WHERE media_type = 3;
CREATE VIEW audio_playlists AS SELECT * FROM files WHERE media_type = 4;
CREATE VIEW downloads AS SELECT * FROM files WHERE is_download = 1;
CREATE VIEW audio_artists AS SELECT artist_id AS _id, min(artist) AS artist, artist_key AS artist_key,
  count(DISTINCT album_id) AS number_of_albums, count(*) AS number_of_tracks FROM audio
  WHERE is_music = 1 AND volume_name = 'external_primary' GROUP BY artist_id;
CREATE VIEW audio_albums AS SELECT album_id AS _id, album_id AS album_id, min(album) AS album,
  album_key AS album_key, artist_id AS artist_id, min(artist) AS artist, count(*) AS numsongs, min(year) AS minyear,
  max(year) AS maxyear FROM audio WHERE is_music = 1 AND volume_name = 'external_primary' GROUP BY album_id;
CREATE INDEX media_type_index ON files (media_type);
CREATE INDEX bucket_index ON files (bucket_id, media_type, datetaken, _id);
`;
