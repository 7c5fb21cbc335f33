import type { AppApi } from '@androidworld/app-sdk';
import { favoritesFolder, recycleBin } from '../package-name.ts';
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
  const media = (await listFolders(api, look)).flatMap((each) => each.media);
  return sortMedia(folder === '' ? media : await favoritesAmong(api, media), look.sorting);
}

/** The tiles that are no folders: favourites and what was thrown away, where there are any. */
export async function listOtherTiles(
  api: AppApi,
  folders: readonly Folder[],
  { hasBin }: { readonly hasBin: boolean },
): Promise<Folder[]> {
  const all = folders.flatMap(({ media }) => media);
  const tiles: readonly Folder[] = [
    { path: favoritesFolder, name: 'Favorites', media: await favoritesAmong(api, all), isHidden: false },
    { path: recycleBin, name: 'Recycle Bin', media: hasBin ? await listBin(api) : [], isHidden: false },
  ];
  return tiles.filter(({ media }) => media.length > 0);
}

async function favoritesAmong(api: AppApi, media: readonly Medium[]): Promise<Medium[]> {
  const favorites = await listFavorites(api);
  return media.filter(({ path }) => favorites.has(path));
}
