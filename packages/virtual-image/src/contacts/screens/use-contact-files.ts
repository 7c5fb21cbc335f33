import { useApi, useDocumentPicker } from '@androidworld/app-sdk/ui';
import { draftOf } from '../contact-draft.ts';
import { listContacts, readContact, saveContact } from '../store.ts';
import { parseVcards, renderVcards } from '../vcard.ts';

const vcard = 'text/x-vcard';

export interface ContactFiles {
  /** Adds the contacts of a file the person chooses. */
  importContacts(): Promise<void>;
  /** Writes all contacts to a file the person names. */
  exportContacts(): Promise<void>;
}

/** Contacts as files, which the system's picker finds or makes. */
export function useContactFiles(): ContactFiles {
  const api = useApi();
  const picker = useDocumentPicker();
  return {
    async importContacts() {
      const file = await picker.openDocument([vcard, 'text/vcard']);
      if (file === null) return;
      const drafts = parseVcards(await file.readText());
      for (const draft of drafts) await saveContact(api, draft, null);
      await api.toast(drafts.length === 0 ? `No contacts in ${file.name}` : `${counted(drafts.length)} imported`);
    },
    async exportContacts() {
      const contacts = await listContacts(api);
      if (contacts.length === 0) return api.toast('No contacts to export');
      const file = await picker.createDocument({ type: vcard, name: 'contacts.vcf' });
      if (file === null) return;
      const read = await Promise.all(contacts.map(({ id }) => readContact(api, id)));
      await file.write(renderVcards(read.flatMap((contact) => (contact === null ? [] : [draftOf(contact.rows)]))));
      await api.toast(`Exported to ${file.name}`);
    },
  };
}

function counted(count: number): string {
  return count === 1 ? '1 contact' : `${count} contacts`;
}
