import { type AppApi, listMedia } from '@androidworld/app-sdk';
import { storage } from '../package-name.ts';
import { listTaken } from './fix-date-taken.ts';
import { filters, sorting } from './preferences.ts';
import { sortMedia } from './sort-media.ts';

/** A picture or a video on the disk. */
export interface Medium {
  readonly path: string;
  readonly name: string;
  readonly folder: string;
  readonly size: number;
  readonly modifiedMs: number;
  /** When it was taken, where that is known. */
  readonly takenMs?: number | undefined;
  readonly type: number;
}

export interface Folder {
  readonly path: string;
  readonly name: string;
  /** The newest first. */
  readonly media: readonly Medium[];
  /** Whether its files are, for a file in it that says so. */
  readonly isHidden: boolean;
}

/** The name of the file that hides its folder. */
export const hiddenMark = '.nomedia';

/** What decides what is seen and in which order. */
export interface Look {
  readonly filter: number;
  readonly sorting: number;
  readonly showHidden: boolean;
  /** Folders that are left out, with what is below them. */
  readonly excluded: ReadonlySet<string>;
  /** Folders that are looked into with those below them, indexed or not. */
  readonly included: ReadonlySet<string>;
}

const types: Readonly<Record<string, number>> = {
  jpg: filters.images,
  jpeg: filters.images,
  png: filters.images,
  webp: filters.images,
  bmp: filters.images,
  gif: filters.gifs,
  svg: filters.svgs,
  mp4: filters.videos,
  webm: filters.videos,
  mkv: filters.videos,
  '3gp': filters.videos,
};

/** Folders that are looked into even before the phone has indexed what is in them. */
const candidates = ['', '/DCIM', '/DCIM/Camera', '/Download', '/Pictures', '/Pictures/Screenshots', '/Movies'];

export const mediaUris = ['content://media/external/file'];

export function typeOf(name: string): number | undefined {
  return types[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

/** The storage itself is called Internal. */
export function folderName(path: string): string {
  return path === storage ? 'Internal' : nameOf(path);
}

/** Files of a folder, as they lie on the disk. */
export async function listFolder(api: AppApi, folder: string, look: Look): Promise<Medium[]> {
  const files = await api.files.list(folder).catch(() => []);
  const taken = (look.sorting & sorting.taken) === 0 ? undefined : await listTaken(api);
  const media = files.flatMap(({ name, path, kind, size, modifiedMs }): Medium[] => {
    const type = kind === 'file' ? typeOf(name) : undefined;
    return type === undefined ? [] : [{ path, name, folder, size, modifiedMs, type, takenMs: taken?.get(path) }];
  });
  const isHidden = files.some(({ name }) => name === hiddenMark) || folder.includes('/.');
  if (isHidden && !look.showHidden) return [];
  return sortMedia(
    media.filter(({ type, name }) => (type & look.filter) !== 0 && (look.showHidden || !name.startsWith('.'))),
    look.sorting,
  );
}

/** Folders in which something is to be seen. */
export async function listFolders(api: AppApi, look: Look): Promise<Folder[]> {
  const indexed = [...(await listMedia(api, 'images')), ...(await listMedia(api, 'videos'))];
  const paths = new Set([
    ...candidates.map((path) => `${storage}${path}`),
    ...indexed.map(({ path }) => folderOf(path)),
    ...look.included,
    ...(await Promise.all([...look.included].map((folder) => listFoldersBelow(api, folder, 2)))).flat(),
    // What is hidden is not indexed.
    ...(look.showHidden ? await listFoldersBelow(api, storage, 2) : []),
  ]);
  const isExcluded = (path: string) => [...look.excluded].some((each) => path === each || path.startsWith(`${each}/`));
  const folders = await Promise.all(
    [...paths]
      .filter((path) => !isExcluded(path))
      .map(async (path) => ({
        path,
        name: folderName(path),
        media: await listFolder(api, path, look),
        isHidden: (await api.files.stat(`${path}/${hiddenMark}`)) !== null,
      })),
  );
  return folders.filter(({ media }) => media.length > 0);
}

async function listFoldersBelow(api: AppApi, folder: string, depth: number): Promise<string[]> {
  const entries = await api.files.list(folder).catch(() => []);
  const below = entries.filter(({ kind, path }) => kind === 'directory' && path !== `${storage}/Android`);
  const deeper = depth > 1 ? await Promise.all(below.map(({ path }) => listFoldersBelow(api, path, depth - 1))) : [];
  return [...below.map(({ path }) => path), ...deeper.flat()];
}

/** `12.3 kB`. */
export function sizeText(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB'];
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
  return step === 0 ? `${bytes} B` : `${(bytes / 1000 ** step).toFixed(1)} ${units[step]}`;
}
