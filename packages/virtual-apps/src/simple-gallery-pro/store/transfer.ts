import type { AppApi } from '@androidworld/app-sdk';
import { database } from './database.ts';
import { freePath, namesIn } from './free-path.ts';
import type { Medium } from './media.ts';

/** What becomes of a file whose name is taken where it goes, as the preferences store it. */
export const resolutions = { skip: 1, overwrite: 2, keepBoth: 4 } as const;

export type Resolution = (typeof resolutions)[keyof typeof resolutions];

export interface Transfer {
  readonly media: readonly Medium[];
  /** Where they go. */
  readonly folder: string;
  readonly isMove: boolean;
}

/** @returns those whose name is taken there */
export async function findConflicts(api: AppApi, { media, folder }: Transfer): Promise<readonly Medium[]> {
  const taken = new Set(await namesIn(api, folder));
  return media.filter(({ name }) => taken.has(name));
}

/**
 * Copies or moves files.
 *
 * @param resolved of files in conflict, by their paths
 * @returns how many went
 */
export async function transfer(
  api: AppApi,
  { media, folder, isMove }: Transfer,
  resolved: ReadonlyMap<string, Resolution>,
): Promise<number> {
  const going = media.filter(({ path }) => resolved.get(path) !== resolutions.skip);
  for (const { path, name } of going) {
    const isOver = resolved.get(path) === resolutions.overwrite;
    if (isOver) await api.files.remove(`${folder}/${name}`);
    const target = isOver ? `${folder}/${name}` : await freePath(api, folder, name);
    if (isMove) {
      await api.files.move(path, target);
      await database.open(api).favorites.update({ path: target, folder }, { where: { path } });
    } else await api.files.copy(path, target);
  }
  return going.length;
}
