import { type PreferenceItem, PreferenceScreen, Toolbar, useApi, usePreferences, View } from '@androidworld/app-sdk/ui';
import { addedIntervals } from '../../store/last-added.ts';
import { clearHistory } from '../../store/play-history.ts';
import { preferences } from '../../store/preferences.ts';
import { type SettingsPageName, useNavigation } from '../navigation.ts';

const themes = [
  { label: 'Auto', value: 'auto' },
  { label: 'Light', value: 'light' },
  { label: 'Dark', value: 'dark' },
];

const tabTitles = [
  { label: 'Auto', value: '0' },
  { label: 'Always', value: '1' },
  { label: 'Only selected', value: '2' },
  { label: 'Never', value: '3' },
];

const summaries: Readonly<Record<SettingsPageName, string>> = {
  'Look and feel': 'Theme of the app',
  'Now playing': 'What the player shows',
  Personalize: 'First tab, tabs and history',
  Other: 'Which songs are listed',
  About: 'Version',
};

const pageNames = Object.keys(summaries) as readonly SettingsPageName[];

/** What the slider stands at before it was moved. */
const proposedFilterSeconds = 30;

/** What can be set: the list of pages, or one of them. */
export function SettingsPage({ page }: { page: SettingsPageName | undefined }) {
  const { back, open } = useNavigation();
  const pages = usePages();
  const list: readonly PreferenceItem[] = pageNames.map((title) => ({
    title,
    summary: summaries[title],
    onClick: () => open({ kind: 'settings', page: title }),
  }));
  return (
    <View class="retro-page">
      <Toolbar id="toolbar" title={page ?? 'Settings'} onUp={back} />
      <PreferenceScreen items={page === undefined ? list : (pages?.[page] ?? [])} />
    </View>
  );
}

function usePages(): Readonly<Record<SettingsPageName, readonly PreferenceItem[]>> | undefined {
  const api = useApi();
  const { ask } = useNavigation();
  const [values, change] = usePreferences(preferences);
  if (values === undefined) return undefined;
  return {
    'Look and feel': [
      {
        kind: 'list',
        title: 'App theme',
        entries: themes,
        value: values.theme,
        onChange: (theme) => void change({ theme: String(theme) }),
      },
    ],
    'Now playing': [
      {
        kind: 'switch',
        title: 'Extra song info',
        summary: 'Format and bitrate below the artist',
        value: values.showsSongInfo,
        onChange: (showsSongInfo) => void change({ showsSongInfo }),
      },
    ],
    Personalize: [
      {
        kind: 'edit',
        title: 'User name',
        summary: values.userName,
        value: values.userName,
        onChange: (userName) => void change({ userName }),
      },
      {
        kind: 'switch',
        title: 'Show suggestions',
        summary: 'New music on the first tab',
        value: values.showSuggestions,
        onChange: (showSuggestions) => void change({ showSuggestions }),
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
      {
        kind: 'switch',
        title: 'Remember last tab',
        summary: 'Start where the app was left',
        value: values.rememberTab,
        onChange: (rememberTab) => void change({ rememberTab }),
      },
      {
        kind: 'list',
        title: 'Tab titles mode',
        entries: tabTitles,
        value: values.tabTitles,
        onChange: (mode) => void change({ tabTitles: String(mode) }),
      },
    ],
    Other: [
      {
        title: 'Blacklist',
        summary: 'Files and folders whose songs are left out',
        onClick: () => ask({ kind: 'blacklist' }),
      },
      {
        kind: 'list',
        title: 'Last added playlist interval',
        entries: addedIntervals,
        value: values.lastAddedInterval,
        onChange: (interval) => void change({ lastAddedInterval: String(interval) }),
      },
      {
        kind: 'seekbar',
        title: 'Filter song duration',
        summary: 'Leave out songs that are shorter, in seconds',
        max: 120,
        value: values.filterSeconds === -1 ? proposedFilterSeconds : values.filterSeconds,
        onChange: (filterSeconds) => void change({ filterSeconds }),
      },
    ],
    About: [{ title: 'Version', summary: '6.1.0', selectable: false }],
  };
}
