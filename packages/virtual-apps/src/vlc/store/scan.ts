import { type AppApi, listMedia } from '@androidworld/app-sdk';
import { storage } from '../package-name.ts';
import { audioType, mediaDatabase, videoType } from './media-database.ts';
import { preferences } from './preferences.ts';
import { originOf, type SoundTags, tagsOf } from './sound-origin.ts';
import { commonBeginning, titleOf } from './titles.ts';

const { tables } = mediaDatabase;

/** Below the storage; what lies there is not of the library. */
const banned = ['Android/data/', 'Android/media/', 'Alarms/', 'Ringtones/', 'Notifications/'];

interface Found {
  readonly path: string;
  readonly name: string;
  readonly title: string;
  /** What its tags say; of sound only. */
  readonly tags?: SoundTags;
  readonly durationMs: number;
  readonly type: number;
  /** Of the picture, as far as it is known. */
  readonly width?: number;
  readonly height?: number;
  readonly size: number;
  /** Seconds since the epoch. */
  readonly modified: number;
}

const sizeOf = ({ width, height }: { width: number; height: number }) => (width > 0 ? { width, height } : {});

async function findFiles(api: AppApi): Promise<Found[]> {
  const [videos, songs] = await Promise.all([listMedia(api, 'videos'), listMedia(api, 'audio')]);
  const { excluded } = await preferences.get(api);
  const fileOf = ({ path, name, durationMs, size, modifiedMs }: (typeof videos)[number] | (typeof songs)[number]) => ({
    path,
    name,
    durationMs,
    size,
    modified: Math.floor(modifiedMs / 1000),
  });
  return [
    ...videos.map((file): Found => ({ ...fileOf(file), type: videoType, title: titleOf(file.name), ...sizeOf(file) })),
    ...songs.map((file): Found => ({ ...fileOf(file), type: audioType, title: file.title, tags: tagsOf(file) })),
  ]
    .filter(({ path }) => !banned.some((folder) => path.startsWith(`${storage}/${folder}`)))
    .filter(({ path }) => ![...excluded].some((folder) => path.startsWith(`${folder}/`)))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

export const mrlOf = (path: string) => `file://${path.split('/').map(encodeURIComponent).join('/')}`;

export const pathOf = (mrl: string) => decodeURIComponent(mrl.slice('file://'.length));

/** Brings the library in step with the files there are. @param now seconds since the epoch */
export async function scan(api: AppApi, now: number): Promise<void> {
  const database = mediaDatabase.open(api);
  const files = await findFiles(api);
  const known = await database.File.all();
  const mrls = new Set(files.map(({ path }) => mrlOf(path)));
  const gone = known.filter(({ mrl }) => mrl.startsWith('file://') && !mrls.has(mrl));
  await database.transaction(gone.map(({ id }) => tables.File.delete({ where: { id } })));
  const added = files.filter(({ path }) => !known.some(({ mrl }) => mrl === mrlOf(path)));
  for (const file of added) await addFile(api, file, now);
}

async function addFile(api: AppApi, file: Found, now: number): Promise<void> {
  const database = mediaDatabase.open(api);
  const { title, tags } = file;
  const folderId = await folderOf(api, file.path.slice(0, file.path.lastIndexOf('/') + 1));
  const groupId = file.type === videoType ? await groupOf(api, title, file.durationMs, now) : null;
  const durationMs = file.durationMs > 0 ? file.durationMs : -1;
  const origin = tags === undefined ? undefined : await originOf(api, tags, durationMs);
  const { lastId } = await database.run(
    'INSERT INTO Media(type, duration, title, filename, device_id, folder_id, import_type, group_id, insertion_date, artist_id, album_id, genre_id, track_number) VALUES (?, ?, ?, ?, 1, ?, 0, ?, ?, ?, ?, ?, ?)',
    [
      ...[file.type, durationMs, title, file.name, folderId, groupId, now],
      ...[origin?.artistId ?? null, origin?.albumId ?? null, origin?.genreId ?? null, tags?.track ?? null],
    ],
  );
  if (file.width !== undefined && file.height !== undefined)
    await database.run('INSERT INTO VideoTrack(width, height, media_id) VALUES (?, ?, ?)', [
      ...[file.width, file.height],
      lastId,
    ]);
  if (origin !== undefined)
    await database.run('INSERT INTO MediaArtistRelation(media_id, artist_id) VALUES (?, ?)', [lastId, origin.artistId]);
  await database.run(
    'INSERT INTO File(media_id, mrl, type, last_modification_date, size, folder_id, is_removable, is_external, is_network) VALUES (?, ?, 1, ?, ?, ?, 0, 0, 0)',
    [lastId, mrlOf(file.path), file.modified, file.size, folderId],
  );
}

async function folderOf(api: AppApi, path: string): Promise<number> {
  const database = mediaDatabase.open(api);
  const mrl = mrlOf(path);
  const found = await database.Folder.first({ where: { path: mrl } });
  if (found !== undefined) return found.id;
  const name = path.split('/').at(-2) ?? '';
  const { lastId } = await database.run(
    'INSERT INTO Folder(path, name, is_banned, device_id, is_removable) VALUES (?, ?, 0, 1, 0)',
    [mrl, name],
  );
  return lastId;
}

/** The group a video belongs to: of titles that begin alike, or its own. */
async function groupOf(api: AppApi, title: string, durationMs: number, now: number): Promise<number> {
  const database = mediaDatabase.open(api);
  for (const { id, name, isSingleton } of await database.MediaGroup.all()) {
    if (isSingleton === true) continue;
    const beginning = commonBeginning(name, title);
    if (beginning === undefined) continue;
    await database.run(
      'UPDATE MediaGroup SET name = ?, nb_video = nb_video + 1, nb_present_video = nb_present_video + 1, duration = duration + ?, last_modification_date = ? WHERE id_group = ?',
      [beginning, durationMs, now, id],
    );
    return id;
  }
  const { lastId } = await database.run(
    'INSERT INTO MediaGroup(name, nb_video, nb_present_video, duration, creation_date, last_modification_date, user_interacted, forced_singleton) VALUES (?, 1, 1, ?, ?, ?, 0, 0)',
    [title, durationMs, now, now],
  );
  return lastId;
}
