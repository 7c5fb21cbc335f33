import { useBack } from './use-back.ts';
import { useKeptState } from './use-kept-state.ts';

/** The state of a search: closed, or open with what is looked for. */
export interface Search {
  /** Null while nothing is searched. */
  readonly query: string | null;
  /** Whether the search field shows; true also while nothing is typed yet. */
  readonly isOpen: boolean;
  /** Opens it, or changes what is looked for. */
  setQuery(query: string): void;
  /** Opens it with an empty query. */
  open(): void;
  /** Closes it and forgets the query; so does BACK. */
  close(): void;
}

/**
 * A search that opens and closes; BACK closes it, turning the screen does not. Show it with `<Toolbar search={…}>` or
 * `<SearchView>`.
 */
export function useSearch(): Search {
  const [query, setQuery] = useKeptState<string | null>('search', null);
  const close = () => setQuery(null);
  useBack(close, query !== null);
  return { query, isOpen: query !== null, setQuery, open: () => setQuery(''), close };
}
