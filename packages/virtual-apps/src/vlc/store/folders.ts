import type { AppApi } from '@androidworld/app-sdk';
import { listLibrary, type Media } from './library.ts';
import { preferences } from './preferences.ts';

/** A folder of the storage with what is in it. */
export interface FolderContent {
  readonly path: string;
  readonly name: string;
  readonly folders: readonly string[];
  /** By their files' names. */
  readonly media: readonly Media[];
}

/** Empty where it cannot be read; hidden folders, whose names begin with a dot, only when they are asked for. */
export async function listFolder(api: AppApi, path: string): Promise<FolderContent> {
  return contentOf(api, path, await listLibrary(api), (await preferences.get(api)).showHidden);
}

/** A folder, and what is in each of its folders. */
export async function listFolderTree(
  api: AppApi,
  path: string,
): Promise<{ readonly content: FolderContent; readonly folders: readonly FolderContent[] }> {
  const [library, { showHidden }] = await Promise.all([listLibrary(api), preferences.get(api)]);
  const content = await contentOf(api, path, library, showHidden);
  const inside = content.folders.map((name) => contentOf(api, `${path}/${name}`, library, showHidden));
  return { content, folders: await Promise.all(inside) };
}

async function contentOf(
  api: AppApi,
  path: string,
  library: readonly Media[],
  showsHidden: boolean,
): Promise<FolderContent> {
  const entries = await api.files.list(path).catch(() => []);
  const byFileName = (one: Media, other: Media) => one.fileName.localeCompare(other.fileName);
  return {
    path,
    name: path.slice(path.lastIndexOf('/') + 1),
    folders: entries
      .filter(({ kind, name }) => kind === 'directory' && (showsHidden || !name.startsWith('.')))
      .map(({ name }) => name)
      .toSorted((one, other) => one.localeCompare(other)),
    media: library.filter((media) => media.path.slice(0, media.path.lastIndexOf('/')) === path).toSorted(byFileName),
  };
}

/** For accessibility: `14 subfolders, 1 media file`. */
export function describeFolder({ folders, media }: FolderContent): string {
  const parts = [
    ...(folders.length > 0 ? [`${folders.length} ${folders.length === 1 ? 'subfolder' : 'subfolders'}`] : []),
    ...(media.length > 0 ? [`${media.length} media ${media.length === 1 ? 'file' : 'files'}`] : []),
  ];
  return parts.length === 0 ? 'Empty' : parts.join(', ');
}

/** With the marks that stand for the icons of a folder and a file: `14 §*§ · 1 *§*`. */
export function folderMarks({ folders, media }: FolderContent): string {
  const parts = [
    ...(folders.length > 0 ? [`${folders.length} §*§`] : []),
    ...(media.length > 0 ? [`${media.length} *§*`] : []),
  ];
  return parts.length === 0 ? 'Empty' : parts.join(' · ');
}
