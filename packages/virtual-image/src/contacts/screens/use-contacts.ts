import type { Sources } from '@androidworld/app-sdk';
import { useLive } from '@androidworld/app-sdk/ui';
import { contactsSettings } from '../settings.ts';
import { type ContactEntry, listContacts, searchContacts } from '../store.ts';

/** What contacts are read from: rows that change, and the provider's data when they are cleared. */
export const contactSources: Sources = {
  uris: ['content://com.android.contacts'],
  packages: ['com.android.providers.contacts'],
  preferences: [contactsSettings],
};

/** Contacts that answer to a search, all of them when there is none; kept up to date. Undefined until known. */
export function useContacts(search: string | null): readonly ContactEntry[] | undefined {
  const contacts = useLive(
    (api) => (search === null ? listContacts(api) : searchContacts(api, search)),
    contactSources,
    [search],
  );
  if (contacts.error !== undefined) throw contacts.error;
  return contacts.data;
}
