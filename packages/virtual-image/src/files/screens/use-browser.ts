import { useApi, useAsync, usePhoneEvent } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { listEntries, type Search, searchEntries } from '../list-entries.ts';
import type { Crumb, Place, Root } from '../roots.ts';
import { type Sort, sortEntries } from '../sort-entries.ts';
import { readViewSettings, type ViewMode, writeShowHidden, writeViewMode } from '../view-settings.ts';

export type Browser = ReturnType<typeof useBrowser>;

/** Where the person is, and what there is to see. */
export function useBrowser(roots: readonly Root[], start: Place) {
  const api = useApi();
  const [place, setPlace] = useState(start);
  const [chosenSort, setSort] = useState<Sort>();
  const [search, setSearch] = useState<Search | null>(null);
  const settings = useAsync(() => readViewSettings(api), []);
  const showHidden = settings.data?.showHidden ?? false;
  const sort = chosenSort ?? place.root.sort;
  const isSearching = search !== null && ((search.text ?? '').trim() !== '' || search.filter !== null);
  const listed = useAsync(
    async () => ({
      place,
      entries: isSearching
        ? await searchEntries(api, place, search, showHidden)
        : await listEntries(api, place, showHidden),
    }),
    [place, search, showHidden],
  );
  usePhoneEvent('content', ({ uri }) => {
    // MediaStore hears of every change of shared storage.
    if (uri.startsWith('content://media')) listed.reload();
  });
  const go = (next: Place) => {
    setSearch(null);
    setPlace(next);
  };
  return {
    roots,
    place,
    go,
    search,
    setSearch,
    isSearching,
    sort,
    setSort,
    showHidden,
    failed: listed.error !== undefined,
    /** Undefined until the place is known; never those of the place before. */
    entries:
      listed.data?.place === place && settings.data !== undefined ? sortEntries(listed.data.entries, sort) : undefined,
    mode: settings.data?.modes[place.root.id] ?? ('grid' satisfies ViewMode),
    reload: listed.reload,
    enter: (crumb: Crumb) => go({ ...place, trail: [...place.trail, crumb] }),
    /** @returns false at the root */
    up() {
      if (place.trail.length === 0) return false;
      go({ ...place, trail: place.trail.slice(0, -1) });
      return true;
    },
    async setMode(mode: ViewMode) {
      await writeViewMode(api, place.root.id, mode);
      settings.reload();
    },
    async toggleHidden() {
      await writeShowHidden(api, !showHidden);
      settings.reload();
    },
  };
}
