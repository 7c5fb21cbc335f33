import { useApi, useAsync, usePhoneEvent } from '@androidworld/app-sdk/ui';
import { type ContactEntry, listContacts, searchContacts } from '../store.ts';

/** Contacts that answer to a search, all of them when there is none; kept up to date. Undefined until known. */
export function useContacts(search: string | null): readonly ContactEntry[] | undefined {
  const api = useApi();
  const contacts = useAsync(() => (search === null ? listContacts(api) : searchContacts(api, search)), [search]);
  useContactsChange(contacts.reload);
  if (contacts.error !== undefined) throw contacts.error;
  return contacts.data;
}

/** Calls back when any contact changes, or the provider's data are cleared. */
export function useContactsChange(changed: () => void): void {
  usePhoneEvent('content', ({ uri }) => {
    if (uri.startsWith('content://com.android.contacts')) changed();
  });
  usePhoneEvent('packages', ({ packageName }) => {
    if (packageName === 'com.android.providers.contacts') changed();
  });
}
