import {
  AlertDialog,
  CheckBox,
  css,
  EditText,
  LinearLayout,
  ListItem,
  RecyclerView,
  TextView,
  useApi,
  usePreferences,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { type SearchResult, searchFiles } from '../store/search-files.ts';
import { type MarkorSettings, markorSettings } from '../store/settings.ts';

css`
.markor-results { height: 420px; min-height: 0; display: flex; flex-direction: column; }
`;

export interface SearchFilesDialogProps {
  folder: string;
  onOpen: (result: SearchResult) => void;
  onClose: () => void;
}

/** Searches below the folder: first what for, then what was found. */
export function SearchFilesDialog({ folder, onOpen, onClose }: SearchFilesDialogProps) {
  const api = useApi();
  const [settings, put] = usePreferences(markorSettings);
  const [query, setQuery] = useState('');
  const [results, setResults] = useState<readonly SearchResult[]>();
  if (settings === undefined) return null;
  if (results !== undefined) return <Results results={results} onOpen={onOpen} onClose={onClose} />;
  const change = (changes: Partial<MarkorSettings>) => void put(changes);
  const search = async () => {
    if (query === '') return onClose();
    setResults(
      await searchFiles(api, folder, {
        query,
        isRegex: settings.searchUsesRegex,
        isCaseSensitive: settings.searchIsCaseSensitive,
        inContent: settings.searchesContent,
        stopsAtFirst: settings.searchStopsAtFirst,
      }),
    );
  };
  return (
    <AlertDialog
      title="Search"
      onDismiss={onClose}
      negative={{ label: 'Cancel', onClick: onClose }}
      positive={{ label: 'OK', onClick: () => void search() }}
    >
      <TextView>Recursive search in current directory.</TextView>
      <EditText hint="Search" value={query} onChange={setQuery} autoFocus />
      <CheckBox checked={settings.searchUsesRegex} onChange={(searchUsesRegex) => change({ searchUsesRegex })}>
        Regex search
      </CheckBox>
      <CheckBox
        checked={settings.searchIsCaseSensitive}
        onChange={(searchIsCaseSensitive) => change({ searchIsCaseSensitive })}
      >
        Case sensitive
      </CheckBox>
      <CheckBox checked={settings.searchesContent} onChange={(searchesContent) => change({ searchesContent })}>
        Search in content
      </CheckBox>
      <CheckBox checked={settings.searchStopsAtFirst} onChange={(searchStopsAtFirst) => change({ searchStopsAtFirst })}>
        Stop search after first match
      </CheckBox>
    </AlertDialog>
  );
}

function Results({
  results,
  onOpen,
  onClose,
}: Pick<SearchFilesDialogProps, 'onOpen' | 'onClose'> & { results: readonly SearchResult[] }) {
  return (
    <AlertDialog
      title={`Search (${results.length})`}
      flush
      onDismiss={onClose}
      negative={{ label: 'Cancel', onClick: onClose }}
    >
      <LinearLayout orientation="vertical" class="markor-results">
        <RecyclerView
          items={results}
          itemKey={({ path }) => path}
          renderItem={(result) => (
            <ListItem
              class="markor-choice"
              title={`/${result.relativePath}`}
              titleId="android:id/text1"
              summary={result.lines[0]?.text}
              onClick={() => {
                onClose();
                onOpen(result);
              }}
            />
          )}
        />
      </LinearLayout>
    </AlertDialog>
  );
}
