import { cacheGid, rootIdentity } from '../../disk/identity.ts';
import { createAppApi } from '../app-api/app-api.ts';
import type { SystemServer } from '../system-server.ts';
import { cacheFolders, cachesOf, dataFolders, sharedFolder } from './package-folders.ts';
import type { PackageRecord } from './package-record.ts';

/** Makes an app's folders, and what the real app has in them before its first start. */
export async function prepareData(system: SystemServer, record: PackageRecord): Promise<void> {
  const { disk } = system;
  const { uid } = record;
  for (const folder of dataFolders(record.packageName)) {
    await disk.mkdir(folder, rootIdentity, { recursive: true, mode: 0o700 });
    await giveAway(system, folder, { uid, gid: uid, mode: 0o700 });
    for (const cache of cacheFolders) {
      await disk.mkdir(`${folder}/${cache}`, rootIdentity, { recursive: true });
      await giveAway(system, `${folder}/${cache}`, { uid, gid: cacheGid(uid), mode: 0o2771 });
    }
  }
  await record.app.install?.(createAppApi(system, record).api);
}

/** Empties an app's folders; they stay. */
export async function wipeData(system: SystemServer, { packageName }: PackageRecord): Promise<void> {
  for (const folder of dataFolders(packageName)) await empty(system, folder);
  await remove(system, sharedFolder(packageName));
}

export async function wipeCache(system: SystemServer, { packageName }: PackageRecord): Promise<void> {
  for (const cache of cachesOf(packageName)) await empty(system, cache);
}

/** Removes an app's folders, and what is in them. */
export async function removeData(system: SystemServer, record: PackageRecord): Promise<void> {
  await wipeData(system, record);
  for (const folder of dataFolders(record.packageName)) await remove(system, folder);
}

/** Removes an app that is no part of the image: `/data/app/<random>/<package>/base.apk` */
export async function removeCode(system: SystemServer, { codePath }: PackageRecord): Promise<void> {
  await remove(system, codePath.split('/').slice(0, -2).join('/'));
}

async function empty(system: SystemServer, folder: string): Promise<void> {
  const { disk } = system;
  if (!(await disk.exists(folder))) return;
  for (const name of await disk.list(folder, rootIdentity)) await remove(system, `${folder}/${name}`);
}

async function remove({ disk }: SystemServer, path: string): Promise<void> {
  if (await disk.exists(path)) await disk.remove(path, rootIdentity, { recursive: true });
}

async function giveAway(
  { disk }: SystemServer,
  path: string,
  { uid, gid, mode }: { readonly uid: number; readonly gid: number; readonly mode: number },
): Promise<void> {
  await disk.chown(path, { uid, gid }, rootIdentity);
  await disk.chmod(path, mode, rootIdentity);
  await disk.setLabel(path, disk.defaultLabel(path), rootIdentity);
}
