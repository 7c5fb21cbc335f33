import { css, ListItem, ScrollView, useApi } from '@androidworld/app-sdk/ui';
import download from '@material-symbols/svg-400/rounded/download.svg';
import build from '@material-symbols/svg-400/rounded/handyman.svg';
import settings from '@material-symbols/svg-400/rounded/settings.svg';
import upload from '@material-symbols/svg-400/rounded/upload.svg';
import { openMergeAndFix, openSettings } from '../open-contact.ts';
import { useContactFiles } from './use-contact-files.ts';

css`
.contacts-manage-item { min-height: 72px; padding: 12px 24px; }
`;

/** What is done to many contacts at once. */
export function ManageTab() {
  const api = useApi();
  const { importContacts, exportContacts } = useContactFiles();
  const actions = [
    { title: 'Merge & fix', summary: 'Find and merge duplicates', icon: build, run: () => openMergeAndFix(api) },
    { title: 'Import from file', summary: 'Add contacts of a .vcf file', icon: download, run: importContacts },
    { title: 'Export to file', summary: 'Save contacts as a .vcf file', icon: upload, run: exportContacts },
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
