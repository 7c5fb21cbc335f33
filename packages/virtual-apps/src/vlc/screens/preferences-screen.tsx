import {
  LinearLayout,
  PreferenceScreen,
  TextView,
  Toolbar,
  useActivity,
  useApi,
  usePreferences,
} from '@androidworld/app-sdk/ui';
import { extras } from '../package-name.ts';
import { preferences } from '../store/preferences.ts';
import { clearHistory } from '../store/progress.ts';
import { openScreen } from './open-screens.ts';
import { useChosenTheme } from './use-chosen-theme.ts';

const themes = [
  { label: 'Follow system mode', value: '-1' },
  { label: 'Light theme', value: '1' },
  { label: 'Black theme', value: '2' },
];

/** PreferencesActivity; also what the app says about itself. */
export function PreferencesScreen() {
  const api = useApi();
  const { intent, finish } = useActivity();
  const [values, change] = usePreferences(preferences);
  useChosenTheme();
  const isAbout = intent.extras?.[extras.page] === 'about';
  if (values === undefined) return null;
  return (
    <LinearLayout orientation="vertical" align="stretch" weight={1}>
      <Toolbar id="main_toolbar" title={isAbout ? 'VLC 3.5.4' : 'Settings'} onUp={() => void finish()} />
      {isAbout ? (
        <LinearLayout orientation="vertical" align="start" gap={8} padding={16}>
          <TextView textAppearance="title">VLC for Android</TextView>
          <TextView>The free and open source multimedia player. Version 3.5.4</TextView>
        </LinearLayout>
      ) : (
        <PreferenceScreen
          items={[
            {
              kind: 'category',
              title: 'Media library',
              items: [
                {
                  kind: 'preference',
                  title: 'Media library folders',
                  summary: 'Select directories to include in the media library',
                  onClick: () => void openScreen(api, 'secondary', { [extras.storage]: '' }),
                },
                {
                  kind: 'checkbox',
                  title: 'Auto rescan',
                  summary: 'Look for new media whenever VLC is opened',
                  value: values.autoRescan,
                  onChange: (autoRescan) => void change({ autoRescan }),
                },
              ],
            },
            {
              kind: 'category',
              title: 'History',
              items: [
                {
                  kind: 'checkbox',
                  title: 'Playback history',
                  summary: 'Keep what was played',
                  value: values.history,
                  onChange: (history) => void change({ history }),
                },
                {
                  kind: 'preference',
                  title: 'Clear playback history',
                  onClick: () => void clearHistory(api).then(() => api.toast('Playback history cleared')),
                },
              ],
            },
            {
              kind: 'category',
              title: 'Interface',
              items: [
                {
                  kind: 'list',
                  title: 'DayNight mode',
                  entries: themes,
                  value: values.theme,
                  onChange: (theme) => void change({ theme: String(theme) }),
                },
                {
                  kind: 'checkbox',
                  title: 'Show seen video marker',
                  summary: 'On videos that were seen to their end',
                  value: values.showsSeen,
                  onChange: (showsSeen) => void change({ showsSeen }),
                },
                {
                  kind: 'checkbox',
                  title: 'Video playlist mode',
                  summary: 'A tap on a video plays the list from there on',
                  value: values.playsAllVideos,
                  onChange: (playsAllVideos) => void change({ playsAllVideos }),
                },
              ],
            },
          ]}
        />
      )}
    </LinearLayout>
  );
}
