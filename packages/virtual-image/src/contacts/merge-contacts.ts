import type { AppApi } from '@androidworld/app-sdk';
import { type ContactDraft, draftOf } from './contact-draft.ts';
import { listKinds, textFields } from './contact-fields.ts';
import { type ContactEntry, deleteContacts, readContact, saveContact } from './store.ts';

/** Contacts of the same name, by name. */
export function duplicates(contacts: readonly ContactEntry[]): ContactEntry[][] {
  const groups = new Map<string, ContactEntry[]>();
  for (const contact of contacts) {
    const key = contact.name.trim().toLowerCase();
    groups.set(key, [...(groups.get(key) ?? []), contact]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** Makes one contact of several: the first, with what the others have beside it. */
export async function mergeContacts(api: AppApi, contacts: readonly ContactEntry[]): Promise<void> {
  const found = (await Promise.all(contacts.map(({ id }) => readContact(api, id)))).filter((one) => one !== null);
  const [first, ...others] = found;
  if (first === undefined) return;
  const merged = others.map(({ rows }) => draftOf(rows)).reduce(joined, draftOf(first.rows));
  await saveContact(api, merged, first);
  await deleteContacts(
    api,
    others.map(({ id }) => id),
  );
}

function joined(draft: ContactDraft, other: ContactDraft): ContactDraft {
  return {
    ...draft,
    texts: {
      ...draft.texts,
      ...Object.fromEntries(textFields.map(({ key }) => [key, draft.texts[key] || other.texts[key]])),
    },
    lists: {
      ...draft.lists,
      ...Object.fromEntries(
        listKinds.map(({ key }) => {
          const own = draft.lists[key];
          const added = other.lists[key].filter(({ value }) => own.every((each) => each.value !== value));
          return [key, [...own, ...added.map((value) => ({ ...value, dataId: null }))]];
        }),
      ),
    },
  };
}
