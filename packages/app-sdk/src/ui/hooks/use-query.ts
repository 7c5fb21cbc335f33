import type { Query, Row } from '../../api.ts';
import { type Loaded, useLive } from './use-live.ts';

/** Rows of a content provider, read again when rows behind the URI change. `uri` null: nothing is asked. */
export function useQuery(uri: string | null, query: Query = {}): Loaded<Row[]> {
  return useLive(
    async (api) => (uri === null ? [] : await api.content.query(uri, query)),
    { uris: uri === null ? [] : [uri] },
    [uri, JSON.stringify(query)],
  );
}
