import { useApi, useLive } from '@androidworld/app-sdk/ui';
import { shownAddress } from '../address.ts';
import { type Bookmark, listBookmarks, writeBookmarks } from '../store/bookmarks.ts';

/** Whether a page is bookmarked; `toggle` changes that, and says whether it is then. */
export function useBookmark({ url, title }: { url: string; title: string }) {
  const api = useApi();
  const bookmarks = useLive(listBookmarks, { onResume: true });
  const isBookmarked = bookmarks.data?.some((each) => each.url === url) === true;
  const toggle = async () => {
    const kept = (bookmarks.data ?? []).filter((each) => each.url !== url);
    const added: Bookmark = { name: title || shownAddress(url), url };
    await writeBookmarks(api, isBookmarked ? kept : [...kept, added]);
    bookmarks.reload();
    return !isBookmarked;
  };
  return { isBookmarked, toggle };
}
