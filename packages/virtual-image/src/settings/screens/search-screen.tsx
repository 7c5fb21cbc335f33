import {
  EmptyState,
  LinearLayout,
  ListItem,
  OpenSearchView,
  RecyclerView,
  useActivity,
  useApi,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { openPage } from '../open-page.ts';
import { pages } from '../pages/pages.ts';

/** Finds pages and their rows by words. */
export function SearchScreen() {
  const api = useApi();
  const { finish } = useActivity();
  const [query, setQuery] = useState('');
  const hits = searchPages(query);
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <OpenSearchView hint="Search settings" value={query} onChange={setQuery} onBack={() => void finish()} autoFocus />
      {query.trim() !== '' && hits.length === 0 && <EmptyState title="No results" />}
      <RecyclerView
        id="list_results"
        items={hits}
        itemKey={({ title, page }) => `${page.fragment} ${title}`}
        renderItem={({ title, page }) => (
          <ListItem
            title={title}
            summary={title === page.title ? undefined : page.title}
            onClick={() => void openPage(api, page)}
          />
        )}
      />
    </LinearLayout>
  );
}

/** Titles that hold every word of the query. */
function searchPages(query: string) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return pages
    .flatMap((page) => [page.title, ...page.entries].map((title) => ({ title, page })))
    .filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
}
