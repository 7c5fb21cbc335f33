import {
  PreferenceScreen,
  SingleChoiceDialog,
  TextInputDialog,
  useApi,
  usePreferences,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { clearHistory } from '../../store/play-history.ts';
import { preferences } from '../../store/preferences.ts';
import { useNavigation } from '../navigation.ts';

const themes = { auto: 'Auto', light: 'Light', dark: 'Dark' };

/** What can be set. */
export function SettingsPage() {
  const api = useApi();
  const { back } = useNavigation();
  const [values, change] = usePreferences(preferences);
  const [asked, setAsked] = useState<'theme' | 'name' | null>(null);
  if (values === undefined) return null;
  const close = () => setAsked(null);
  return (
    <>
      <PreferenceScreen
        title="Settings"
        onUp={back}
        items={[
          {
            category: 'Look and feel',
            items: [
              {
                title: 'App theme',
                summary: themes[values.theme as keyof typeof themes] ?? themes.auto,
                onClick: () => setAsked('theme'),
              },
              { title: 'User name', summary: values.userName, onClick: () => setAsked('name') },
            ],
          },
          {
            category: 'Personalize',
            items: [
              {
                title: 'Show suggestions',
                checked: values.showSuggestions,
                onChange: (showSuggestions: boolean) => void change({ showSuggestions }),
              },
              {
                title: 'Remember last tab',
                summary: 'Start where the app was left',
                checked: values.rememberTab,
                onChange: (rememberTab: boolean) => void change({ rememberTab }),
              },
              {
                title: 'Pause history',
                summary: 'Songs that are played do not come into the history',
                checked: values.pauseHistory,
                onChange: (pauseHistory: boolean) => void change({ pauseHistory }),
              },
              {
                title: 'Clear history',
                onClick: () => void clearHistory(api).then(() => api.toast('History cleared')),
              },
            ],
          },
          { category: 'About', items: [{ title: 'Version', summary: '6.1.0' }] },
        ]}
      />
      {asked === 'theme' && (
        <SingleChoiceDialog
          title="App theme"
          selected={values.theme}
          choices={Object.entries(themes).map(([value, label]) => ({ value, label }))}
          onChoose={(theme) => void change({ theme })}
          onClose={close}
        />
      )}
      {asked === 'name' && (
        <TextInputDialog
          title="User name"
          initial={values.userName}
          onDone={(userName) => void change({ userName })}
          onClose={close}
        />
      )}
    </>
  );
}
