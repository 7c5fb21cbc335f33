import type { AppApi, Row } from '@androidworld/app-sdk';
import { type Entry, folderType } from './entry.ts';
import type { Place, Root } from './roots.ts';

type MediaRoot = Exclude<Root['id'], 'recent' | 'downloads' | 'device'>;

/** How MediaStore's files are grouped: the columns that name the folders, level by level. */
const collections: Readonly<
  Record<MediaRoot, { uri: string; where?: string; levels: readonly (readonly [key: string, title: string])[] }>
> = {
  images: { uri: 'content://media/external/images/media', levels: [['bucket_id', 'bucket_display_name']] },
  videos: { uri: 'content://media/external/video/media', levels: [['bucket_id', 'bucket_display_name']] },
  audio: {
    uri: 'content://media/external/audio/media',
    levels: [
      ['artist_id', 'artist'],
      ['album_id', 'album'],
    ],
  },
  documents: {
    uri: 'content://media/external/file',
    where: 'media_type = 6',
    levels: [['bucket_id', 'bucket_display_name']],
  },
};

const columns = ['_data', '_display_name', '_size', 'date_modified', 'mime_type'];

/** What the roots of MediaStore show: albums and the like first, then the files in them. */
export async function listMedia(api: AppApi, { root, trail }: Place): Promise<Entry[]> {
  const collection = collections[root.id as MediaRoot];
  const { levels, uri } = collection;
  const chosen = levels.slice(0, trail.length).map(([key]) => `${key} IS ?`);
  const where = [collection.where, ...chosen].filter((condition) => condition !== undefined).join(' AND ');
  const level = levels[trail.length];
  const rows = await api.content.query(uri, {
    projection: [...columns, ...(level ?? [])],
    ...(where === '' ? {} : { where, args: trail.map(({ key }) => key) }),
  });
  return level === undefined ? rows.map(fileEntry) : groups(rows, level);
}

/** All files MediaStore shows people, that changed within the last 45 days: newest first, 64 at most. */
export async function listRecent(api: AppApi): Promise<Entry[]> {
  const since = Math.floor((await api.clock.now()) / 1000) - 45 * 24 * 3600;
  const rows = await api.content.query('content://media/external/file', {
    projection: columns,
    where: '(media_type IN (1, 2, 3, 6) OR is_download = 1) AND date_modified >= ?',
    args: [since],
    sort: 'date_modified DESC',
  });
  return rows.slice(0, 64).map(fileEntry);
}

/** All files of a root of MediaStore, whatever folder they are in. */
export async function listAllMedia(api: AppApi, root: Root): Promise<Entry[]> {
  const { uri, where } = collections[root.id as MediaRoot];
  const rows = await api.content.query(uri, { projection: columns, ...(where === undefined ? {} : { where }) });
  return rows.map(fileEntry);
}

function fileEntry(row: Row): Entry {
  const path = String(row._data);
  return {
    key: path,
    path,
    name: String(row._display_name),
    kind: 'file',
    size: Number(row._size),
    modifiedMs: Number(row.date_modified) * 1000,
    mimeType: String(row.mime_type),
  };
}

function groups(rows: readonly Row[], [key, title]: readonly [key: string, title: string]): Entry[] {
  const found = new Map<string, Entry>();
  for (const row of rows) {
    const group = String(row[key]);
    const modifiedMs = Math.max(found.get(group)?.modifiedMs ?? 0, Number(row.date_modified) * 1000);
    found.set(group, {
      key: group,
      name: String(row[title] ?? 'Internal storage'),
      kind: 'folder',
      path: null,
      size: 0,
      modifiedMs,
      mimeType: folderType,
    });
  }
  return [...found.values()];
}
