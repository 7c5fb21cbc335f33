import type { Query, Row } from '../../api.ts';
import { useApi } from './use-api.ts';
import { type Loaded, useAsync } from './use-async.ts';
import { usePhoneEvent } from './use-phone-event.ts';

/** Rows of a content provider, read again when rows behind the URI change. `uri` null: nothing is asked. */
export function useQuery(uri: string | null, query: Query = {}): Loaded<Row[]> {
  const api = useApi();
  const rows = useAsync(
    async () => (uri === null ? [] : await api.content.query(uri, query)),
    [uri, JSON.stringify(query)],
  );
  usePhoneEvent('content', (changed) => {
    if (uri !== null && overlaps(uri, changed.uri)) rows.reload();
  });
  return rows;
}

/** Whether a change at one URI can show at the other: one lies under the other. */
function overlaps(uri: string, changed: string): boolean {
  const path = (text: string) => `${text.split(/[?#]/)[0]?.replace(/\/+$/, '') ?? ''}/`;
  return path(uri).startsWith(path(changed)) || path(changed).startsWith(path(uri));
}
