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
  const [page, setPage] = useState<'main' | 'responses'>('main');
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
        { title: 'Sounds and vibration', onClick: open('SOUND_SETTINGS') },
        { title: 'Quick responses', onClick: () => setPage('responses') },
        { title: 'Notifications', onClick: open('APP_NOTIFICATION_SETTINGS', asExtra) },
        { title: 'Permissions', onClick: open('APPLICATION_DETAILS_SETTINGS', itself) },
        { title: 'Voicemail', summary: 'Call your mailbox', onClick: () => void callVoicemail(api) },
      ],
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
  ) : (
    <Responses items={responses} onBack={() => setPage('main')} />
  );
}

function Responses({ items, onBack }: { items: readonly PreferenceItem[]; onBack: () => void }) {
  useBack(onBack);
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar title="Edit quick responses" onUp={onBack} />
      <PreferenceScreen items={items} />
    </LinearLayout>
  );
}
