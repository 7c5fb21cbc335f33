import { PreferenceScreen, Toolbar, useApi, usePreferences, View } from '@androidworld/app-sdk/ui';
import { clearHistory } from '../../store/play-history.ts';
import { preferences } from '../../store/preferences.ts';
import { useNavigation } from '../navigation.ts';

const themes = [
  { label: 'Auto', value: 'auto' },
  { label: 'Light', value: 'light' },
  { label: 'Dark', value: 'dark' },
];

/** What can be set. */
export function SettingsPage() {
  const api = useApi();
  const { back } = useNavigation();
  const [values, change] = usePreferences(preferences);
  if (values === undefined) return null;
  return (
    <View class="retro-page">
      <Toolbar id="toolbar" title="Settings" onUp={back} />
      <PreferenceScreen
        items={[
          {
            kind: 'category',
            title: 'Look and feel',
            items: [
              {
                kind: 'list',
                title: 'App theme',
                entries: themes,
                value: values.theme,
                onChange: (theme) => void change({ theme: String(theme) }),
              },
              {
                kind: 'edit',
                title: 'User name',
                summary: values.userName,
                value: values.userName,
                onChange: (userName) => void change({ userName }),
              },
            ],
          },
          {
            kind: 'category',
            title: 'Personalize',
            items: [
              {
                kind: 'switch',
                title: 'Show suggestions',
                summary: 'Favorites on the first tab',
                value: values.showSuggestions,
                onChange: (showSuggestions) => void change({ showSuggestions }),
              },
              {
                kind: 'switch',
                title: 'Remember last tab',
                summary: 'Start where the app was left',
                value: values.rememberTab,
                onChange: (rememberTab) => void change({ rememberTab }),
              },
              {
                kind: 'switch',
                title: 'Pause history',
                summary: 'Songs that are played do not come into the history',
                value: values.pauseHistory,
                onChange: (pauseHistory) => void change({ pauseHistory }),
              },
              {
                title: 'Clear history',
                onClick: () => void clearHistory(api).then(() => api.toast('History cleared')),
              },
            ],
          },
          { kind: 'category', title: 'About', items: [{ title: 'Version', summary: '6.1.0' }] },
        ]}
      />
    </View>
  );
}
