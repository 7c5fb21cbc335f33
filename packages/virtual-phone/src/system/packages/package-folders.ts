/** The folders of an app's private data: `ce` and `de` storage. */
export function dataFolders(packageName: string): readonly string[] {
  return [`/data/data/${packageName}`, `/data/user_de/0/${packageName}`];
}

/** In each of those: what the app can do without. */
export const cacheFolders = ['cache', 'code_cache'];

/** What it has of its own in shared storage. */
export function sharedFolder(packageName: string): string {
  return `/storage/emulated/0/Android/data/${packageName}`;
}

/** All that "Clear cache" empties. */
export function cachesOf(packageName: string): readonly string[] {
  const own = dataFolders(packageName).flatMap((folder) => cacheFolders.map((cache) => `${folder}/${cache}`));
  return [...own, `${sharedFolder(packageName)}/cache`];
}
