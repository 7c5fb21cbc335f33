import type { AppApi } from '@androidworld/app-sdk';
import { favoritesFolder, recycleBin } from '../package-name.ts';
import { listLocks } from './folder-locks.ts';
import { type Folder, type Look, listFolder, listFolders, type Medium } from './media.ts';
import { listBin, listFavorites } from './operations.ts';
import { sortMedia } from './sort-media.ts';

/**
 * What a grid, and the viewer it opens, show.
 *
 * @param folder a path, one of those that are no folders, or empty for the files of all
 */
export async function listMediaOf(api: AppApi, folder: string, look: Look): Promise<Medium[]> {
  if (folder === recycleBin) return await listBin(api);
  if (folder !== '' && folder !== favoritesFolder) return await listFolder(api, folder, look);
  const media = await openMedia(api, await listFolders(api, look));
  return sortMedia(folder === '' ? media : await favoritesAmong(api, media), look.sorting);
}

/** The tiles that are no folders: favourites and what was thrown away, where there are any. */
export async function listOtherTiles(
  api: AppApi,
  folders: readonly Folder[],
  { hasBin }: { readonly hasBin: boolean },
): Promise<Folder[]> {
  const all = await openMedia(api, folders);
  const tiles: readonly Folder[] = [
    { path: favoritesFolder, name: 'Favorites', media: await favoritesAmong(api, all), isHidden: false },
    { path: recycleBin, name: 'Recycle Bin', media: hasBin ? await listBin(api) : [], isHidden: false },
  ];
  return tiles.filter(({ media }) => media.length > 0);
}

/** Of folders that are not locked. */
async function openMedia(api: AppApi, folders: readonly Folder[]): Promise<Medium[]> {
  const locks = await listLocks(api);
  return folders.filter(({ path }) => !locks.has(path)).flatMap(({ media }) => media);
}

async function favoritesAmong(api: AppApi, media: readonly Medium[]): Promise<Medium[]> {
  const favorites = await listFavorites(api);
  return media.filter(({ path }) => favorites.has(path));
}
