import { useApi, useLive } from '@androidworld/app-sdk/ui';
import { shownAddress } from '../address.ts';
import { type Bookmark, listBookmarks, writeBookmarks } from '../store/bookmarks.ts';

/** Whether a page is bookmarked; `add` bookmarks it. */
export function useBookmark({ url, title }: { url: string; title: string }) {
  const api = useApi();
  const bookmarks = useLive(listBookmarks, { onResume: true });
  const isBookmarked = bookmarks.data?.some((each) => each.url === url) === true;
  const add = async () => {
    const added: Bookmark = { name: title || shownAddress(url) || 'New tab', url };
    await writeBookmarks(api, [...(bookmarks.data ?? []), added]);
    bookmarks.reload();
  };
  return { isBookmarked, add };
}
