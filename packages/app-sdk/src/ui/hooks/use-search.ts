import { useState } from 'preact/hooks';
import { useBack } from './use-back.ts';

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

/** A search that opens and closes; BACK closes it. Show it with `<Toolbar search={…}>` or `<SearchView>`. */
export function useSearch(): Search {
  const [query, setQuery] = useState<string | null>(null);
  const close = () => setQuery(null);
  useBack(close, query !== null);
  return { query, isOpen: query !== null, setQuery, open: () => setQuery(''), close };
}
