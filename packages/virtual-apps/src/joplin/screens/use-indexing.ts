import { phoneTime, useApi, useLive } from '@androidworld/app-sdk/ui';
import { useEffect } from 'preact/hooks';
import { database } from '../store/database.ts';
import { indexNotes } from '../store/index-notes.ts';

/** Joplin leaves its database alone for as long after a start or a change, in milliseconds. */
const indexAfterMs = 10_000;

/** Keeps what search looks through up to date, while the app is open. */
export function useIndexing(): void {
  const api = useApi();
  const { data: changes } = useLive((phone) => database.open(phone).item_changes.count(), {
    tables: [database.tables.item_changes],
  });
  useEffect(() => {
    if (changes === undefined) return undefined;
    const timer = phoneTime.after(indexAfterMs, () => void indexNotes(api));
    return () => timer.cancel();
  }, [changes]);
}
