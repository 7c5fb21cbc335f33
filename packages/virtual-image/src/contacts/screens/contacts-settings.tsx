import {
  LinearLayout,
  type PreferenceItem,
  PreferenceScreen,
  Toolbar,
  useActivity,
  useApi,
  usePreferences,
} from '@androidworld/app-sdk/ui';
import { openAccounts } from '../open-accounts.ts';
import { contactsSettings } from '../settings.ts';
import { useContactFiles } from './use-contact-files.ts';

/** How names are ordered and written, and ways for contacts to come and go. */
export function ContactsSettings() {
  const api = useApi();
  const { finish } = useActivity();
  const files = useContactFiles();
  const [settings, put] = usePreferences(contactsSettings);
  if (settings === undefined) return null;
  const name = (label: string, value: 'given' | 'family') => ({ label, value });
  const items: readonly PreferenceItem[] = [
    { title: 'Accounts', onClick: () => void openAccounts(api) },
    {
      kind: 'category',
      title: 'Display',
      items: [
        {
          kind: 'list',
          title: 'Sort by',
          entries: [name('First name', 'given'), name('Last name', 'family')],
          value: settings.sortBy,
          onChange: (sortBy) => void put({ sortBy: sortBy === 'family' ? 'family' : 'given' }),
        },
        {
          kind: 'list',
          title: 'Name format',
          entries: [name('First name first', 'given'), name('Last name first', 'family')],
          value: settings.showFirst,
          onChange: (showFirst) => void put({ showFirst: showFirst === 'family' ? 'family' : 'given' }),
        },
      ],
    },
    {
      kind: 'category',
      title: 'Manage contacts',
      items: [
        { title: 'Import', onClick: () => void files.importContacts() },
        { title: 'Export', onClick: () => void files.exportContacts() },
      ],
    },
  ];
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar title="Settings" onUp={() => void finish()} />
      <PreferenceScreen items={items} />
    </LinearLayout>
  );
}
