import type { Intent } from '@androidworld/app-sdk';
import {
  LinearLayout,
  type PreferenceItem,
  PreferenceScreen,
  Toolbar,
  useActivity,
  useApi,
  useBack,
  usePreferences,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { dialerSettings, responseKeys } from '../dialer-settings.ts';
import { callVoicemail } from '../reach-number.ts';

/** The app's settings, and those of the system that concern calls. */
export function SettingsScreen() {
  const api = useApi();
  const { finish } = useActivity();
  const [page, setPage] = useState<'main' | 'responses' | 'display'>('main');
  const [settings, put] = usePreferences(dialerSettings);
  if (settings === undefined) return null;
  const open =
    (action: string, about: Pick<Intent, 'data' | 'extras'> = {}) =>
    () =>
      void api.startActivity({ action: `android.settings.${action}`, ...about });
  const itself = { data: `package:${api.packageName}` };
  const asExtra = { extras: { 'android.provider.extra.APP_PACKAGE': api.packageName } };
  const main: readonly PreferenceItem[] = [
    {
      kind: 'category',
      title: 'General',
      items: [
        { title: 'Accessibility', onClick: open('ACCESSIBILITY_SETTINGS') },
        { title: 'Display options', onClick: () => setPage('display') },
        { title: 'Quick responses', onClick: () => setPage('responses') },
        { title: 'Sounds and vibration', onClick: open('SOUND_SETTINGS') },
        { title: 'Notifications', onClick: open('APP_NOTIFICATION_SETTINGS', asExtra) },
        { title: 'Permissions', onClick: open('APPLICATION_DETAILS_SETTINGS', itself) },
        { title: 'Voicemail', summary: 'Call your mailbox', onClick: () => void callVoicemail(api) },
      ],
    },
  ];
  const name = (label: string, value: 'given' | 'family') => ({ label, value });
  const display: readonly PreferenceItem[] = [
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
  ];
  const responses = responseKeys.map(
    (key): PreferenceItem => ({
      kind: 'edit',
      title: settings[key],
      dialogTitle: 'Quick response',
      value: settings[key],
      onChange: (text) => void put({ [key]: text }),
    }),
  );
  return page === 'main' ? (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar title="Settings" onUp={() => void finish()} />
      <PreferenceScreen items={main} />
    </LinearLayout>
  ) : page === 'display' ? (
    <Page title="Display options" items={display} onBack={() => setPage('main')} />
  ) : (
    <Page title="Edit quick responses" items={responses} onBack={() => setPage('main')} />
  );
}

interface PageProps {
  title: string;
  items: readonly PreferenceItem[];
  onBack: () => void;
}

function Page({ title, items, onBack }: PageProps) {
  useBack(onBack);
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar title={title} onUp={onBack} />
      <PreferenceScreen items={items} />
    </LinearLayout>
  );
}
