import { type AppApi, listMedia, type MediaItem, type MediaKind } from '@androidworld/app-sdk';
import { type Entry, folderType } from './entry.ts';
import type { Place, Root } from './roots.ts';

type MediaRoot = Exclude<Root['id'], 'recent' | 'downloads' | 'device'>;

/** What a level of folders is made of: the column, and what items call the group and its name. */
interface Level {
  readonly column: string;
  readonly id: 'bucketId' | 'artistId' | 'albumId';
  readonly name: 'bucketName' | 'artist' | 'album';
}

const byFolder: Level = { column: 'bucket_id', id: 'bucketId', name: 'bucketName' };

const roots: Readonly<Record<MediaRoot, { kind: MediaKind; where?: string; levels: readonly Level[] }>> = {
  images: { kind: 'images', levels: [byFolder] },
  videos: { kind: 'videos', levels: [byFolder] },
  audio: {
    kind: 'audio',
    levels: [
      { column: 'artist_id', id: 'artistId', name: 'artist' },
      { column: 'album_id', id: 'albumId', name: 'album' },
    ],
  },
  documents: { kind: 'files', where: 'media_type = 6', levels: [byFolder] },
};

/** What the roots of MediaStore show: albums and the like first, then the files in them. */
export async function listGathered(api: AppApi, { root, trail }: Place): Promise<Entry[]> {
  const { kind, levels, where: ofRoot } = roots[root.id as MediaRoot];
  const chosen = levels.slice(0, trail.length).map(({ column }) => `${column} IS ?`);
  const where = [ofRoot, ...chosen].filter((condition) => condition !== undefined).join(' AND ');
  const items = await listMedia(api, kind, where === '' ? {} : { where, args: trail.map(({ key }) => key) });
  const level = levels[trail.length];
  return level === undefined ? items.map(fileEntry) : groups(items, level);
}

/** All files MediaStore shows people, that changed within the last 45 days: newest first, 64 at most. */
export async function listRecent(api: AppApi): Promise<Entry[]> {
  const since = Math.floor((await api.clock.now()) / 1000) - 45 * 24 * 3600;
  const items = await listMedia(api, 'files', {
    where: '(media_type IN (1, 2, 3, 6) OR is_download = 1) AND date_modified >= ?',
    args: [since],
  });
  return items.slice(0, 64).map(fileEntry);
}

/** All files of a root of MediaStore, whatever folder they are in. */
export async function listAllGathered(api: AppApi, root: Root): Promise<Entry[]> {
  const { kind, where } = roots[root.id as MediaRoot];
  return (await listMedia(api, kind, where === undefined ? {} : { where })).map(fileEntry);
}

function fileEntry({ path, name, size, modifiedMs, mimeType }: MediaItem<MediaKind>): Entry {
  return { key: path, path, name, kind: 'file', size, modifiedMs, mimeType };
}

/** An item of any kind by the names some kinds have. */
type Grouped = MediaItem<MediaKind> & Partial<Pick<MediaItem<'audio'>, Level['id'] | Level['name']>>;

function groups(items: readonly Grouped[], { id, name }: Level): Entry[] {
  const found = new Map<string, Entry>();
  for (const item of items) {
    const key = String(item[id]);
    found.set(key, {
      key,
      name: item[name] ?? 'Internal storage',
      kind: 'folder',
      path: null,
      size: 0,
      modifiedMs: Math.max(found.get(key)?.modifiedMs ?? 0, item.modifiedMs),
      mimeType: folderType,
    });
  }
  return [...found.values()];
}
