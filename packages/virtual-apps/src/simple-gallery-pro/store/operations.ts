import type { AppApi } from '@androidworld/app-sdk';
import { packageName } from '../package-name.ts';
import { database } from './database.ts';
import { freePath } from './free-path.ts';
import { folderOf, hiddenMark, type Medium, nameOf } from './media.ts';
import { moveWhole } from './transfer.ts';

const binFolder = `/data/data/${packageName}/files`;
const binPrefix = 'recycle_bin';

export async function renameMedium(api: AppApi, { path, folder }: Medium, name: string): Promise<void> {
  await moveWhole(api, path, `${folder}/${name}`);
}

export interface DeleteOptions {
  /** False: they are gone. */
  readonly toBin: boolean;
  /** Whether folders go in which nothing is left. */
  readonly emptyFolders?: boolean;
}

export async function deleteMedia(
  api: AppApi,
  media: readonly Medium[],
  { toBin, emptyFolders = false }: DeleteOptions,
): Promise<void> {
  const now = await api.clock.now();
  for (const { path, name, folder, size, modifiedMs, type } of media) {
    if (toBin) {
      await api.files.mkdir(folderOf(`${binFolder}${path}`));
      await api.files.copy(path, `${binFolder}${path}`);
      const row = { name, folder, modifiedMs, size, type, takenMs: modifiedMs, videoDuration: 0, isFavorite: false };
      await database
        .open(api)
        .media.insert({ ...row, path: `${binPrefix}${path}`, deletedMs: now, mediaStoreId: 0 }, 'replace');
    }
    await api.files.remove(path);
  }
  if (!emptyFolders) return;
  for (const folder of new Set(media.map((medium) => medium.folder))) {
    if ((await api.files.list(folder)).length === 0) await api.files.remove(folder);
  }
}

/** A folder with this file in it is no business of galleries. */
export async function hideFolder(api: AppApi, folder: string, isHidden: boolean): Promise<void> {
  if (isHidden) await api.files.write(`${folder}/${hiddenMark}`, '');
  else await api.files.remove(`${folder}/${hiddenMark}`);
}

export async function renameFolder(api: AppApi, folder: string, name: string): Promise<void> {
  await moveWhole(api, folder, `${folderOf(folder)}/${name}`);
}

/** The newest first. */
export async function listBin(api: AppApi): Promise<Medium[]> {
  const rows = await database.open(api).media.all({ where: 'deleted_ts != 0', orderBy: 'deleted_ts DESC' });
  return rows.map(({ path, name, size, modifiedMs, type }) => ({
    ...{ name, size, modifiedMs, type },
    path: `${binFolder}${path.slice(binPrefix.length)}`,
    folder: binFolder,
  }));
}

export async function restoreMedia(api: AppApi, media: readonly Medium[]): Promise<void> {
  for (const { path } of media) {
    const original = path.slice(binFolder.length);
    await api.files.mkdir(folderOf(original));
    await api.files.move(path, await freePath(api, folderOf(original), nameOf(original)));
    await database.open(api).media.delete({ where: { path: `${binPrefix}${original}` } });
  }
}

export async function emptyBin(api: AppApi, media: readonly Medium[]): Promise<void> {
  for (const { path } of media) {
    await api.files.remove(path).catch(() => undefined);
    await database.open(api).media.delete({ where: { path: `${binPrefix}${path.slice(binFolder.length)}` } });
  }
}

export async function listFavorites(api: AppApi): Promise<ReadonlySet<string>> {
  return new Set((await database.open(api).favorites.all()).map(({ path }) => path));
}

export async function markFavorite(api: AppApi, { path, name, folder }: Medium, isFavorite: boolean): Promise<void> {
  const { favorites } = database.open(api);
  if (isFavorite) await favorites.insert({ path, name, folder });
  else await favorites.delete({ where: { path } });
}

/** Nothing is liked any more; the files stay. */
export async function clearFavorites(api: AppApi): Promise<void> {
  const { favorites } = database.open(api);
  for (const { path } of await favorites.all()) await favorites.delete({ where: { path } });
}
