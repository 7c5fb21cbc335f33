import type { PackageSize } from '@androidworld/app-sdk/system';
import type { SystemServer } from '../system-server.ts';
import { cachesOf, dataFolders, sharedFolder } from './package-folders.ts';
import type { PackageRecord } from './package-record.ts';

/** As `installd` counts: what is in caches is data as well. */
export async function sizeOf({ disk }: SystemServer, { packageName, codePath }: PackageRecord): Promise<PackageSize> {
  const bytes = async (...places: readonly string[]) => {
    let sum = 0;
    for (const place of places) sum += (await disk.usage(place)).bytes;
    return sum;
  };
  return {
    app: await bytes(codePath),
    data: await bytes(...dataFolders(packageName), sharedFolder(packageName)),
    cache: await bytes(...cachesOf(packageName)),
  };
}
