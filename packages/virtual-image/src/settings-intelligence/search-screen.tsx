import {
  css,
  LinearLayout,
  OpenSearchView,
  ScrollView,
  TextView,
  useActivity,
  useApi,
  View,
} from '@androidworld/app-sdk/ui';
import { useMemo, useState } from 'preact/hooks';
import { fragmentExtra } from '../settings/open-page.ts';
import { pages } from '../settings/pages/pages.ts';
import { indexSettings, type SearchResult, searchSettings } from './search-settings.ts';

css`
.search-result { padding: 12px 24px; align-items: flex-start; }
.search-result-title { font-size: 1.25rem; }
`;

/** As many as anybody reads. */
const mostResults = 30;

/** Finds pages of Settings and their rows by words. */
export function SearchScreen() {
  const api = useApi();
  const { finish } = useActivity();
  const [query, setQuery] = useState('');
  const index = useMemo(() => indexSettings(pages), []);
  const results = searchSettings(index, query).slice(0, mostResults);
  const open = ({ fragment }: SearchResult) =>
    void api.startActivity({
      action: 'android.settings.SEARCH_RESULT_TRAMPOLINE',
      component: {
        packageName: 'com.android.settings',
        className: 'com.android.settings.search.SearchResultTrampoline',
      },
      extras: { [fragmentExtra]: fragment },
    });
  const support = query.trim() !== '';
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <OpenSearchView hint="Search settings" value={query} onChange={setQuery} onBack={() => void finish()} autoFocus />
      <ScrollView id="search_scrollview" weight={1}>
        <View id="list_results" className="androidx.recyclerview.widget.RecyclerView" focusable>
          {results.map((result) => (
            <Result
              key={`${result.fragment} ${result.title}`}
              title={result.title}
              breadcrumb={result.path.join(' > ')}
              onClick={() => open(result)}
            />
          ))}
          {support && (
            <Result
              title={`Search Support for "${query.trim()}"`}
              breadcrumb=""
              onClick={() =>
                void api.startActivity({
                  action: 'android.intent.action.VIEW',
                  data: `https://support.google.com/pixelphone/search?q=${encodeURIComponent(query.trim())}`,
                })
              }
            />
          )}
        </View>
      </ScrollView>
    </LinearLayout>
  );
}

interface ResultProps {
  title: string;
  breadcrumb: string;
  onClick: () => void;
}

function Result({ title, breadcrumb, onClick }: ResultProps) {
  return (
    <LinearLayout orientation="vertical" class="search-result" onClick={onClick}>
      <TextView id="android:id/title" class="search-result-title">
        {title}
      </TextView>
      {breadcrumb !== '' && (
        <TextView id="breadcrumb" color="muted">
          {breadcrumb}
        </TextView>
      )}
    </LinearLayout>
  );
}
