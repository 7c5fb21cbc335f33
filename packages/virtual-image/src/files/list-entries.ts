import { type AppApi, type FileInfo, mimeTypeOf } from '@androidworld/app-sdk';
import { listArchive } from './archive.ts';
import { type Entry, folderType } from './entry.ts';
import { listAllGathered, listGathered, listRecent } from './list-media.ts';
import { folderOf, type Place } from './roots.ts';

/** What is looked for: part of a name, kinds of files, or both. */
export interface Search {
  /** Null while the search field is closed. */
  readonly text: string | null;
  readonly filter: Filter | null;
}

export interface Filter {
  readonly label: string;
  accepts(entry: Entry, nowMs: number): boolean;
}

const typed = (label: string, pattern: RegExp): Filter => ({
  label,
  accepts: ({ kind, mimeType }) => kind === 'file' && pattern.test(mimeType),
});

/** The chips below the title. */
export const filters: readonly Filter[] = [
  typed('Images', /^image\//),
  typed('Audio', /^audio\/|^application\/ogg$/),
  typed('Videos', /^video\//),
  typed('Documents', /^text\/|^application\/(pdf|msword|rtf|json|xml|vnd\.(ms-|openxml|oasis))/),
  { label: 'Large files', accepts: ({ kind, size }) => kind === 'file' && size >= 10_000_000 },
  {
    label: 'This week',
    accepts: ({ kind, modifiedMs }, nowMs) => kind === 'file' && modifiedMs >= nowMs - 7 * 24 * 3_600_000,
  },
];

/** What a place shows, unsorted. Names that begin with a dot are hidden. */
export async function listEntries(api: AppApi, place: Place, showHidden: boolean): Promise<Entry[]> {
  const archive = place.trail.at(-1)?.archive;
  if (archive !== undefined) return visible(await listArchive(api, archive), showHidden);
  const folder = folderOf(place);
  if (folder !== null) return visible((await api.files.list(folder)).map(entryOf), showHidden);
  return place.root.id === 'recent' ? listRecent(api) : listGathered(api, place);
}

/** Whatever matches below a root, in any folder. */
export async function searchEntries(api: AppApi, place: Place, search: Search, showHidden: boolean): Promise<Entry[]> {
  const wanted = (search.text ?? '').trim().toLowerCase();
  const nowMs = await api.clock.now();
  return (await listBelow(api, place, showHidden)).filter(
    (entry) =>
      entry.name.toLowerCase().includes(wanted) && (search.filter === null || search.filter.accepts(entry, nowMs)),
  );
}

export function entryOf({ name, path, kind, size, modifiedMs }: FileInfo): Entry {
  const isFolder = kind === 'directory';
  return {
    key: path,
    path,
    name,
    kind: isFolder ? 'folder' : 'file',
    size: isFolder ? 0 : size,
    modifiedMs,
    mimeType: isFolder ? folderType : mimeTypeOf(name),
  };
}

async function listBelow(api: AppApi, { root }: Place, showHidden: boolean): Promise<Entry[]> {
  if (root.folder !== null) return walk(api, root.folder, showHidden);
  return root.id === 'recent' ? listRecent(api) : listAllGathered(api, root);
}

async function walk(api: AppApi, folder: string, showHidden: boolean): Promise<Entry[]> {
  const entries = visible((await api.files.list(folder)).map(entryOf), showHidden);
  const below = await Promise.all(
    entries.map(async ({ kind, key }) => {
      // Other apps' folders may not be looked into, and hold nothing to be found.
      const isPrivate = /^\/storage\/emulated\/0\/Android\/(data|obb)$/.test(key);
      return kind === 'folder' && !isPrivate ? walk(api, key, showHidden) : [];
    }),
  );
  return [...entries, ...below.flat()];
}

function visible(entries: readonly Entry[], showHidden: boolean): Entry[] {
  return entries.filter(({ name }) => showHidden || !name.startsWith('.'));
}
