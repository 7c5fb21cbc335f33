import { type MenuItem, Snackbar, useApi, useBack, useLive, useSavedState, useSearch } from '@androidworld/app-sdk/ui';
import folderIcon from '@material-symbols/svg-400/rounded/folder.svg';
import globe from '@material-symbols/svg-400/rounded/public.svg';
import { useState } from 'preact/hooks';
import { hostOf } from '../address.ts';
import { activities, chromePackage } from '../package-name.ts';
import {
  type Bookmark,
  type BookmarkFolder,
  type Bookmarks,
  bookmarkFolders,
  readBookmarks,
  withoutPage,
  writeBookmarks,
} from '../store/bookmarks.ts';
import { bookmarkExtras } from './bookmark-edit-screen.tsx';
import { type Entry, type Heading, ListScreen, matches } from './list-screen.tsx';
import { useOpenPage } from './use-open-page.ts';

type Place = BookmarkFolder | 'root';

const noBookmarks: Bookmarks = { mobile: [], reading: [] };
const folders: readonly BookmarkFolder[] = ['mobile', 'reading'];

/** BookmarkActivity: it begins in "Mobile bookmarks"; the other folders are one step up. */
export function BookmarksScreen() {
  const api = useApi();
  const openPage = useOpenPage();
  const search = useSearch();
  const loaded = useLive(readBookmarks, { onResume: true });
  const [way, setWay] = useSavedState<readonly Place[]>('way', ['mobile']);
  const [gone, setGone] = useState<{ name: string; folder: BookmarkFolder; before: readonly Bookmark[] } | null>(null);
  const place = way.at(-1) ?? 'root';
  useBack(() => setWay((before) => before.slice(0, -1)), way.length > 1 && !search.isOpen);

  const bookmarks = loaded.data ?? noBookmarks;
  const write = (folder: BookmarkFolder, changed: readonly Bookmark[]) =>
    writeBookmarks(api, changed, folder).then(loaded.reload);
  const menuOf = (bookmark: Bookmark, folder: BookmarkFolder): readonly MenuItem[] => {
    const { url, name } = bookmark;
    const all = bookmarks[folder];
    const others = withoutPage(all, url);
    const at = all.findIndex((each) => each.url === url);
    const other = folder === 'mobile' ? 'reading' : 'mobile';
    const moveTo = (to: number) => () => void write(folder, [...others.slice(0, to), bookmark, ...others.slice(to)]);
    return [
      {
        title: bookmark.read ? 'Mark as unread' : 'Mark as read',
        visible: folder === 'reading',
        onClick: () =>
          void write(
            folder,
            all.map((each) => (each.url === url ? { ...each, read: each.read !== true } : each)),
          ),
      },
      {
        title: 'Edit',
        onClick: () =>
          void api.startActivity({
            component: { packageName: chromePackage, className: activities.bookmarkEdit },
            extras: { [bookmarkExtras.url]: url, [bookmarkExtras.folder]: folder },
          }),
      },
      {
        title: folder === 'mobile' ? 'Move to reading list' : 'Move to bookmarks',
        onClick: () =>
          void writeBookmarks(api, others, folder).then(() =>
            write(other, [...withoutPage(bookmarks[other], url), { name, url }]),
          ),
      },
      { title: 'Move up', visible: at > 0, onClick: moveTo(at - 1) },
      { title: 'Move down', visible: at < all.length - 1, onClick: moveTo(at + 1) },
      {
        title: 'Delete',
        onClick: () => void write(folder, others).then(() => setGone({ name, folder, before: all })),
      },
    ];
  };
  const rowOf = (folder: BookmarkFolder) => (bookmark: Bookmark) => ({
    key: `${folder} ${bookmark.url}`,
    icon: globe,
    title: bookmark.name,
    detail: hostOf(bookmark.url),
    onOpen: () => openPage(bookmark.url),
    menu: menuOf(bookmark, folder),
  });
  const rowsIn = (folder: BookmarkFolder) => bookmarks[folder].map(rowOf(folder));
  const list = (): (Entry | Heading)[] => {
    if (search.isOpen) {
      return folders.flatMap((folder) =>
        bookmarks[folder].filter(({ name, url }) => matches(search, name, url)).map(rowOf(folder)),
      );
    }
    if (place === 'mobile') return rowsIn('mobile');
    if (place === 'reading') {
      const [unread, read] = [false, true].map((isRead) =>
        bookmarks.reading.filter((each) => (each.read === true) === isRead).map(rowOf('reading')),
      );
      return [...under('Unread', unread), ...under('Read', read)];
    }
    return folders.map((folder) => ({
      key: folder,
      icon: folderIcon,
      title: bookmarkFolders[folder],
      detail: contentOf(folder, bookmarks),
      onOpen: () => setWay((before) => [...before, folder]),
    }));
  };
  return (
    <ListScreen
      title={place === 'root' ? 'Bookmarks' : bookmarkFolders[place]}
      none={place === 'reading' ? 'You’ll find your reading list here' : 'Pages that you bookmark appear here'}
      entries={loaded.data && list()}
      search={search}
      searchHint="Search bookmarks"
      onUp={place === 'root' ? undefined : () => setWay((before) => [...before, 'root'])}
    >
      {gone !== null && (
        <Snackbar
          text={`Deleted ${gone.name}`}
          action="Undo"
          onAction={() => void write(gone.folder, gone.before)}
          onDismiss={() => setGone(null)}
        />
      )}
    </ListScreen>
  );
}

const under = (heading: string, rows: readonly Entry[] = []): (Entry | Heading)[] =>
  rows.length === 0 ? [] : [{ key: heading, heading }, ...rows];

/** `No bookmarks`, `1 bookmark`, `3 unread pages` */
function contentOf(folder: BookmarkFolder, bookmarks: Bookmarks): string {
  const isReading = folder === 'reading';
  const count = bookmarks[folder].filter(({ read }) => !isReading || read !== true).length;
  const what = isReading ? 'unread page' : 'bookmark';
  return `${count === 0 ? 'No' : count} ${what}${count === 1 ? '' : 's'}`;
}
