import type { AppApi } from '@androidworld/app-sdk';

export interface Bookmark {
  readonly name: string;
  readonly url: string;
}

const fileOf = (api: AppApi) => `${api.dataDir}/app_chrome/Default/Bookmarks`;

/** Those under "Mobile bookmarks". */
export async function listBookmarks(api: AppApi): Promise<Bookmark[]> {
  const text = await api.files.readText(fileOf(api)).catch(() => '');
  if (text === '') return [];
  const parsed: unknown = JSON.parse(text);
  const children = (parsed as { roots?: { synced?: { children?: unknown } } }).roots?.synced?.children;
  return Array.isArray(children) ? children.filter(isBookmark) : [];
}

function isBookmark(value: unknown): value is Bookmark {
  return typeof value === 'object' && value !== null && 'name' in value && 'url' in value;
}

/** The whole list anew, as Chromium writes it. */
export async function writeBookmarks(api: AppApi, bookmarks: readonly Bookmark[]): Promise<void> {
  const folder = (name: string, children: readonly unknown[]) => ({ type: 'folder', name, children });
  const roots = {
    bookmark_bar: folder('Bookmarks bar', []),
    other: folder('Other bookmarks', []),
    synced: folder(
      'Mobile bookmarks',
      bookmarks.map(({ name, url }) => ({ type: 'url', name, url })),
    ),
  };
  await api.files.mkdir(`${api.dataDir}/app_chrome/Default`).catch(() => undefined);
  await api.files.write(fileOf(api), JSON.stringify({ roots, version: 1 }, null, 3));
}
