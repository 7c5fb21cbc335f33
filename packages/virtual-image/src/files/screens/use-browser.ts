import { useApi, useLive, usePreferences, useSavedState } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { listEntries, type Search, searchEntries } from '../list-entries.ts';
import type { Crumb, Place, Root } from '../roots.ts';
import { type Sort, sortEntries } from '../sort-entries.ts';
import { type ViewMode, viewSettings } from '../view-settings.ts';

export type Browser = ReturnType<typeof useBrowser>;

/** Where the person is, and what there is to see. `canSearch`: not where a place is picked. */
export function useBrowser(roots: readonly Root[], start: Place, { canSearch = true } = {}) {
  const api = useApi();
  const [place, setPlace] = useSavedState('place', start);
  const [chosenSort, setSort] = useSavedState<Sort | undefined>('sort', undefined);
  // The chips of a search are no data.
  const [words, setWords] = useSavedState<string | null>('searched', null);
  const [search, showSearch] = useState<Search | null>(words === null ? null : { text: words, filter: null });
  const setSearch = (next: Search | null) => {
    showSearch(next);
    setWords(next?.text ?? null);
  };
  const [settings, putSettings] = usePreferences(viewSettings);
  const showHidden = settings?.showHidden ?? false;
  const sort = chosenSort ?? place.root.sort;
  const isSearching = search !== null && ((search.text ?? '').trim() !== '' || search.filter !== null);
  const listed = useLive(
    async () => ({
      place,
      entries: isSearching
        ? await searchEntries(api, place, search, showHidden)
        : await listEntries(api, place, showHidden),
    }),
    // MediaStore hears of every change of shared storage.
    { uris: ['content://media'] },
    [place, search, showHidden],
  );
  const go = (next: Place) => {
    setSearch(null);
    setPlace(next);
  };
  return {
    roots,
    canSearch,
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
      listed.data?.place === place && settings !== undefined ? sortEntries(listed.data.entries, sort) : undefined,
    mode: settings?.[place.root.id] ?? ('grid' satisfies ViewMode),
    reload: listed.reload,
    enter: (crumb: Crumb) => go({ ...place, trail: [...place.trail, crumb] }),
    /** @returns false at the root */
    up() {
      if (place.trail.length === 0) return false;
      go({ ...place, trail: place.trail.slice(0, -1) });
      return true;
    },
    setMode: (mode: ViewMode) => putSettings({ [place.root.id]: mode }),
    toggleHidden: () => putSettings({ showHidden: !showHidden }),
  };
}
