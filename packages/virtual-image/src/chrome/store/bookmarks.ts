import type { AppApi } from '@androidworld/app-sdk';

export interface Bookmark {
  readonly name: string;
  readonly url: string;
  /** Of the reading list: the page was read. */
  readonly read?: boolean;
}

export const bookmarkFolders = {
  mobile: 'Mobile bookmarks',
  reading: 'Reading list',
} as const;

export type BookmarkFolder = keyof typeof bookmarkFolders;

/** What is in each folder. */
export type Bookmarks = Readonly<Record<BookmarkFolder, readonly Bookmark[]>>;

/** Names of the folders in the file. */
const roots = { mobile: 'synced', reading: 'reading_list' } as const;
const fileOf = (api: AppApi) => `${api.dataDir}/app_chrome/Default/Bookmarks`;

export async function readBookmarks(api: AppApi): Promise<Bookmarks> {
  const isThere = (await api.files.stat(fileOf(api))) !== null;
  const parsed: unknown = isThere ? JSON.parse(await api.files.readText(fileOf(api))) : {};
  const found = (parsed as { roots?: Record<string, { children?: unknown }> }).roots;
  const childrenOf = (folder: BookmarkFolder): readonly Bookmark[] => {
    const children = found?.[roots[folder]]?.children;
    return Array.isArray(children) ? children.filter(isBookmark) : [];
  };
  return { mobile: childrenOf('mobile'), reading: childrenOf('reading') };
}

function isBookmark(value: unknown): value is Bookmark {
  return typeof value === 'object' && value !== null && 'name' in value && 'url' in value;
}

/** Those under "Mobile bookmarks". */
export async function listBookmarks(api: AppApi): Promise<readonly Bookmark[]> {
  return (await readBookmarks(api)).mobile;
}

/** One folder anew, the others as they are: the file as Chromium writes it. */
export async function writeBookmarks(
  api: AppApi,
  bookmarks: readonly Bookmark[],
  folder: BookmarkFolder = 'mobile',
): Promise<void> {
  const { mobile, reading }: Bookmarks = { ...(await readBookmarks(api)), [folder]: bookmarks };
  const made = (name: string, children: readonly Bookmark[]) => ({
    type: 'folder',
    name,
    children: children.map((each) => ({ type: 'url', ...each })),
  });
  const written = {
    bookmark_bar: made('Bookmarks bar', []),
    other: made('Other bookmarks', []),
    [roots.mobile]: made(bookmarkFolders.mobile, mobile),
    [roots.reading]: made(bookmarkFolders.reading, reading),
  };
  await api.files.write(fileOf(api), JSON.stringify({ roots: written, version: 1 }, null, 3));
}

/** A folder without the page. */
export const withoutPage = (bookmarks: readonly Bookmark[], url: string) =>
  bookmarks.filter((each) => each.url !== url);
