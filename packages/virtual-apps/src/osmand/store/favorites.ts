import type { AppApi } from '@androidworld/app-sdk';
import { strToU8, zipSync } from 'fflate';
import { externalFolder } from '../package-name.ts';
import type { Favorite } from './favorite.ts';
import { parseFavorites, renderFavorites } from './favorites-file.ts';

const folder = `${externalFolder}/favorites`;
const backups = `${externalFolder}/backup`;
const legacy = `${externalFolder}/favourites.gpx`;
const mostBackups = 10;

const copyOf = (api: AppApi) => `${api.dataDir}/files/favourites_bak.gpx`;

/** Characters that cannot be in a file's name. */
const fileNameOf = (group: string) =>
  group === '' ? 'favorites' : `favorites-${group.replace(/[/\\?%*:|"<>]/g, '_')}`;

/**
 * The favourites as they are when the app starts: those of its own copy, and those that only the files of the groups
 * have. If anything was missing on one side, both are written anew.
 */
export async function loadFavorites(api: AppApi): Promise<readonly Favorite[]> {
  const own = await readFile(api, copyOf(api));
  const files = await groupFiles(api);
  const outside = [];
  for (const path of [...files, legacy]) outside.push(...(await readFile(api, path)));
  const known = new Set(own.map(keyOf));
  const added = outside.filter((favorite) => !known.has(keyOf(favorite)));
  const all = [
    ...own,
    ...added.filter((one, index) => added.findIndex((other) => keyOf(other) === keyOf(one)) === index),
  ];
  const isSame = added.length === 0 && outside.length === own.length;
  if (!isSame) await writeFavorites(api, all);
  if ((await api.files.stat(legacy)) !== null) await api.files.remove(legacy);
  return all;
}

/** Writes the copy, the file of each group and a backup; the files of groups that are gone are removed. */
export async function writeFavorites(api: AppApi, favorites: readonly Favorite[]): Promise<void> {
  const timeMs = await api.clock.now();
  await api.files.mkdir(`${api.dataDir}/files`);
  const copy = renderFavorites('favourites_bak', favorites, timeMs);
  await api.files.write(copyOf(api), copy);
  await api.files.mkdir(folder);
  const groups = new Set(favorites.map(({ group }) => fileNameOf(group)));
  for (const name of groups) {
    const members = favorites.filter(({ group }) => fileNameOf(group) === name);
    await api.files.write(`${folder}/${name}.gpx`, renderFavorites(name, members, timeMs));
  }
  for (const path of await groupFiles(api)) {
    const name = path.slice(folder.length + 1, -'.gpx'.length);
    if (!groups.has(name)) await api.files.remove(path);
  }
  await backUp(api, copy, timeMs);
}

async function backUp(api: AppApi, content: string, timeMs: number): Promise<void> {
  await api.files.mkdir(backups);
  const [date = '', time = ''] = new Date(timeMs).toISOString().split(/[T.]/);
  const name = `favorites_bak_${date}_${time.replaceAll(':', '')}.gpx`;
  await api.files.write(`${backups}/${name}.zip`, zipSync({ [name]: [strToU8(content), { mtime: timeMs }] }));
  const all = (await api.files.list(backups)).map(({ path }) => path).filter((path) => path.endsWith('.gpx.zip'));
  for (const path of all.sort().slice(0, -mostBackups)) await api.files.remove(path);
}

async function groupFiles(api: AppApi): Promise<readonly string[]> {
  if ((await api.files.stat(folder)) === null) return [];
  const files = await api.files.list(folder);
  return files
    .filter(({ kind, name }) => kind === 'file' && /^favorites(-.*)?\.gpx$/.test(name))
    .map(({ path }) => path);
}

async function readFile(api: AppApi, path: string): Promise<readonly Favorite[]> {
  if ((await api.files.stat(path)) === null) return [];
  return parseFavorites(await api.files.readText(path));
}

/** Where a group is stored. */
export function groupFile(group: string): string {
  return `${folder}/${fileNameOf(group)}.gpx`;
}

/** Writes all groups into one file, to be handed on. @returns its path */
export async function allFile(api: AppApi, favorites: readonly Favorite[]): Promise<string> {
  const path = `${api.dataDir}/cache/share/favorites.gpx`;
  await api.files.mkdir(`${api.dataDir}/cache/share`);
  await api.files.write(path, renderFavorites('favorites', favorites, await api.clock.now()));
  return path;
}

/** Two favourites of one group and name at one place are the same. */
export function keyOf({ group, name, lat, lon }: Favorite): string {
  return `${group}/${name}/${lat.toFixed(5)}/${lon.toFixed(5)}`;
}
