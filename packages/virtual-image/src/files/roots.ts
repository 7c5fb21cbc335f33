import type { AppApi } from '@androidworld/app-sdk';
import type { ArchivePlace } from './archive.ts';
import { sharedRoot } from './document-uri.ts';
import type { Sort } from './sort-entries.ts';

/** Where a list begins: an entry of the drawer. */
export interface Root {
  readonly id: 'recent' | 'images' | 'videos' | 'audio' | 'documents' | 'downloads' | 'device';
  readonly title: string;
  /** The folder it shows; null for what MediaStore gathers from everywhere. */
  readonly folder: string | null;
  readonly sort: Sort;
}

/** A root, and the folders entered from there. */
export interface Place {
  readonly root: Root;
  readonly trail: readonly Crumb[];
}

/** A folder on the way: its path, or the name of a group of media. */
export interface Crumb {
  readonly key: string;
  readonly title: string;
  /** An archive, or a folder in one. */
  readonly archive?: ArchivePlace;
}

/** In the order of the drawer. The phone itself is called as its owner named it. */
export async function listRoots(api: AppApi): Promise<Root[]> {
  const device = (await api.settings.get('global', 'device_name')) ?? 'Internal storage';
  const sort: Sort = { by: 'modified', descending: true };
  const gathered = { folder: null, sort };
  return [
    { id: 'recent', title: 'Recent', ...gathered },
    { id: 'images', title: 'Images', ...gathered },
    { id: 'videos', title: 'Videos', ...gathered },
    { id: 'audio', title: 'Audio', ...gathered },
    { id: 'documents', title: 'Documents', ...gathered },
    { id: 'downloads', title: 'Downloads', folder: `${sharedRoot}/Download`, sort },
    { id: 'device', title: device, folder: sharedRoot, sort: { by: 'name', descending: false } },
  ];
}

/** The folder a place shows; null when it is none, so that nothing can be created in it. */
export function folderOf({ root, trail }: Place): string | null {
  const here = trail.at(-1);
  return root.folder === null || here?.archive !== undefined ? null : (here?.key ?? root.folder);
}

export function titleOf({ root, trail }: Place): string {
  return trail.at(-1)?.title ?? root.title;
}

/** The place in the phone's storage that shows a folder. @param path of a folder on shared storage */
export function placeAt(device: Root, path: string): Place {
  const names = path.slice(sharedRoot.length).split('/').filter(Boolean);
  const trail = names.map((title, index) => ({
    key: [sharedRoot, ...names.slice(0, index + 1)].join('/'),
    title,
  }));
  return { root: device, trail };
}
