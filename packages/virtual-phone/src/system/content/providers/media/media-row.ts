import path from 'node:path/posix';
import type { SqlValue } from '@androidworld/app-sdk';
import { mimeTypeOf } from '@androidworld/app-sdk';
import type { Stat } from '../../../../disk/disk.ts';
import { javaHash } from './java-hash.ts';
import { mediaTypeOf, mediaTypes } from './media-types.ts';
import type { MediaTags } from './read-media-tags.ts';

const sharedRoot = '/storage/emulated/0/';

/** Row of MediaStore's table of files for a file, as its scanner makes it. */
export function mediaRow(file: string, stat: Stat, tags: MediaTags): Record<string, SqlValue> {
  const folder = path.dirname(file);
  const relative = folder === sharedRoot.slice(0, -1) ? '/' : `${folder.slice(sharedRoot.length)}/`;
  const name = path.basename(file);
  const title = tags.title ?? path.parse(name).name;
  const bucketName = relative === '/' ? null : path.basename(folder);
  const mimeType = mimeTypeOf(file);
  const mediaType = mediaTypeOf(mimeType);
  const isVisual = mediaType === mediaTypes.image || mediaType === mediaTypes.video;
  const [primary, secondary] = relative.split('/').filter((part) => part !== '');
  return {
    _data: file,
    _size: stat.size,
    _display_name: name,
    title,
    mime_type: mimeType,
    media_type: mediaType,
    date_modified: Math.floor(stat.modifiedMs / 1000),
    datetaken: isVisual ? Math.floor(stat.modifiedMs) : null,
    bucket_id: String(javaHash(folder.toLowerCase())),
    bucket_display_name: bucketName,
    relative_path: relative,
    primary_directory: primary ?? null,
    secondary_directory: secondary ?? null,
    volume_name: 'external_primary',
    is_download: relative.startsWith('Download/') ? 1 : 0,
    duration: tags.durationMs ?? null,
    width: tags.width ?? null,
    height: tags.height ?? null,
    ...(mediaType === mediaTypes.audio ? audioColumns(relative, bucketName, tags) : {}),
  };
}

function audioColumns(relative: string, folder: string | null, tags: MediaTags): Record<string, SqlValue> {
  const isIn = (name: string) => (relative.startsWith(`${name}/`) ? 1 : 0);
  const others = ['Ringtones', 'Alarms', 'Notifications', 'Podcasts', 'Audiobooks', 'Recordings'];
  const artist = tags.artist ?? '<unknown>';
  const album = tags.album ?? folder ?? '<unknown>';
  return {
    artist,
    artist_id: Math.abs(javaHash(artist)),
    album,
    album_id: Math.abs(javaHash(`${album}\n${artist}`)),
    album_artist: tags.albumArtist ?? null,
    composer: tags.composer ?? null,
    genre: tags.genre ?? null,
    track: tags.track ?? null,
    year: tags.year ?? null,
    is_music: others.some((name) => isIn(name) === 1) ? 0 : 1,
    is_ringtone: isIn('Ringtones'),
    is_alarm: isIn('Alarms'),
    is_notification: isIn('Notifications'),
    is_podcast: isIn('Podcasts'),
    is_audiobook: isIn('Audiobooks'),
    is_recording: isIn('Recordings'),
  };
}
