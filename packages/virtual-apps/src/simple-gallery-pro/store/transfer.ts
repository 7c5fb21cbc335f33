import type { AppApi } from '@androidworld/app-sdk';
import { database } from './database.ts';
import { freePath, namesIn } from './free-path.ts';
import { nameOf, typeOf } from './media.ts';

/** What becomes of a file or folder whose name is taken where it goes, as the preferences store it. */
export const resolutions = { skip: 1, overwrite: 2, merge: 3, keepBoth: 4 } as const;

export type Resolution = (typeof resolutions)[keyof typeof resolutions];

/** A file, or a folder with all that is in it. */
export interface TransferItem {
  readonly path: string;
  readonly name: string;
  readonly isFolder: boolean;
}

export interface Transfer {
  readonly items: readonly TransferItem[];
  /** Where they go. */
  readonly folder: string;
  readonly isMove: boolean;
  /** Whether what is hidden in a folder is copied with it. */
  readonly takesHidden: boolean;
}

/** @returns those whose name is taken there */
export async function findConflicts(api: AppApi, { items, folder }: Transfer): Promise<readonly TransferItem[]> {
  const taken = new Set(await namesIn(api, folder));
  return items.filter(({ name }) => taken.has(name));
}

/** Whether a folder would have to go into itself. */
export function goesIntoItself({ items, folder }: Transfer): boolean {
  return items.some(({ path, isFolder }) => isFolder && `${folder}/`.startsWith(`${path}/`));
}

/**
 * Copies or moves files and folders.
 *
 * @param resolved of those in conflict, by their paths
 * @returns how many went
 */
export async function transfer(
  api: AppApi,
  { items, folder, isMove, takesHidden }: Transfer,
  resolved: ReadonlyMap<string, Resolution>,
): Promise<number> {
  const going = items.filter(({ path }) => resolved.get(path) !== resolutions.skip);
  for (const { path, name, isFolder } of going) {
    const resolution = resolved.get(path);
    const [isOver, isMerge] = [resolution === resolutions.overwrite, resolution === resolutions.merge];
    if (isOver) await removeTree(api, `${folder}/${name}`);
    const target = isOver || isMerge ? `${folder}/${name}` : await freePath(api, folder, name);
    if (isMove && isMerge) await moveInto(api, path, target);
    else if (isMove) await moveWhole(api, path, target);
    else if (isFolder) await copyFolder(api, path, target, takesHidden);
    else await api.files.copy(path, target);
  }
  return going.length;
}

/** Moves a file or folder; what was liked of it stays so. */
export async function moveWhole(api: AppApi, from: string, to: string): Promise<void> {
  await api.files.move(from, to);
  const { favorites } = database.open(api);
  for (const { path } of await favorites.all()) {
    if (path !== from && !path.startsWith(`${from}/`)) continue;
    const now = `${to}${path.slice(from.length)}`;
    const folder = now.slice(0, now.lastIndexOf('/'));
    await favorites.update({ path: now, name: nameOf(now), folder }, { where: { path } });
  }
}

/** Pictures and videos alone go; those whose names are taken do not. */
async function copyFolder(api: AppApi, from: string, to: string, takesHidden: boolean): Promise<void> {
  if ((await api.files.stat(to)) === null) await api.files.mkdir(to);
  const taken = new Set(await namesIn(api, to));
  for (const { path, name, kind } of await api.files.list(from)) {
    if (name.startsWith('.') && !takesHidden) continue;
    if (kind === 'directory') await copyFolder(api, path, `${to}/${name}`, takesHidden);
    else if (typeOf(name) !== undefined && !taken.has(name)) await api.files.copy(path, `${to}/${name}`);
  }
}

/** What has its name taken stays where it is, and its folder with it. */
async function moveInto(api: AppApi, from: string, to: string): Promise<void> {
  const taken = new Map((await api.files.list(to)).map(({ name, kind }) => [name, kind]));
  for (const { path, name, kind } of await api.files.list(from)) {
    const there = taken.get(name);
    if (there === undefined) await moveWhole(api, path, `${to}/${name}`);
    else if (kind === 'directory' && there === 'directory') await moveInto(api, path, `${to}/${name}`);
  }
  if ((await api.files.list(from)).length === 0) await api.files.remove(from);
}

async function removeTree(api: AppApi, path: string): Promise<void> {
  if ((await api.files.stat(path))?.kind === 'directory') {
    for (const entry of await api.files.list(path)) await removeTree(api, entry.path);
  }
  await api.files.remove(path);
}
