import { css, ListItem, ScrollView, useApi, useDocumentPicker } from '@androidworld/app-sdk/ui';
import download from '@material-symbols/svg-400/rounded/download.svg';
import build from '@material-symbols/svg-400/rounded/handyman.svg';
import settings from '@material-symbols/svg-400/rounded/settings.svg';
import upload from '@material-symbols/svg-400/rounded/upload.svg';
import { draftOf } from '../contact-draft.ts';
import { openMergeAndFix, openSettings } from '../open-contact.ts';
import { type ContactEntry, readContact, saveContact } from '../store.ts';
import { parseVcards, renderVcards } from '../vcard.ts';

css`
.contacts-manage-item { min-height: 72px; padding: 12px 24px; }
`;

const vcard = 'text/x-vcard';

/** What is done to many contacts at once. */
export function ManageTab({ contacts }: { contacts: readonly ContactEntry[] }) {
  const api = useApi();
  const picker = useDocumentPicker();
  const importFile = async () => {
    const file = await picker.openDocument([vcard, 'text/vcard']);
    if (file === null) return;
    const drafts = parseVcards(await file.readText());
    for (const draft of drafts) await saveContact(api, draft, null);
    await api.toast(drafts.length === 0 ? `No contacts in ${file.name}` : `${counted(drafts.length)} imported`);
  };
  const exportFile = async () => {
    if (contacts.length === 0) return api.toast('No contacts to export');
    const file = await picker.createDocument({ type: vcard, name: 'contacts.vcf' });
    if (file === null) return;
    const read = await Promise.all(contacts.map(({ id }) => readContact(api, id)));
    await file.write(renderVcards(read.flatMap((contact) => (contact === null ? [] : [draftOf(contact.rows)]))));
    await api.toast(`Exported to ${file.name}`);
  };
  const actions = [
    { title: 'Merge & fix', summary: 'Find and merge duplicates', icon: build, run: () => openMergeAndFix(api) },
    { title: 'Import from file', summary: 'Add contacts of a .vcf file', icon: download, run: importFile },
    { title: 'Export to file', summary: 'Save contacts as a .vcf file', icon: upload, run: exportFile },
    { title: 'Settings', summary: 'Order and form of names', icon: settings, run: () => openSettings(api) },
  ];
  return (
    <ScrollView id="manage_list" className="androidx.recyclerview.widget.RecyclerView">
      {actions.map(({ run, ...action }) => (
        <ListItem key={action.title} class="contacts-manage-item" {...action} onClick={() => void run()} />
      ))}
    </ScrollView>
  );
}

function counted(count: number): string {
  return count === 1 ? '1 contact' : `${count} contacts`;
}
