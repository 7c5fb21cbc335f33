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

/** How names are ordered and written. */
export function ContactsSettings() {
  const api = useApi();
  const { finish } = useActivity();
  const [settings, put] = usePreferences(contactsSettings);
  if (settings === undefined) return null;
  const items: readonly PreferenceItem[] = [
    { title: 'Accounts', onClick: () => void openAccounts(api) },
    {
      kind: 'category',
      title: 'Display',
      items: [
        {
          kind: 'list',
          title: 'Sort by',
          entries: [
            { label: 'First name', value: 'given' },
            { label: 'Last name', value: 'family' },
          ],
          value: settings.sortBy,
          onChange: (sortBy) => void put({ sortBy: sortBy === 'family' ? 'family' : 'given' }),
        },
        {
          kind: 'list',
          title: 'Name format',
          entries: [
            { label: 'First name first', value: 'given' },
            { label: 'Last name first', value: 'family' },
          ],
          value: settings.showFirst,
          onChange: (showFirst) => void put({ showFirst: showFirst === 'family' ? 'family' : 'given' }),
        },
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
