import {
  type PreferenceItem,
  PreferenceItems,
  type PreferenceValue,
  useApi,
  useSetting,
} from '@androidworld/app-sdk/ui';
import { openPage } from '../open-page.ts';
import type { SettingsPage } from '../page.ts';
import { privacyText, useLockScreenNotifications } from './lock-screen-notifications.ts';

const doubleLineClock = 'lockscreen_use_double_line_clock';

/** Pixel phones hear music that plays nearby; this one has nothing to hear. */
export const nowPlayingPage: SettingsPage = {
  fragment: 'com.google.intelligence.sense.ambientmusic.AmbientMusicSettings',
  title: 'Now Playing',
  entries: [],
  Content: () => (
    <PreferenceItems
      items={[
        { kind: 'switch', title: 'Identify songs playing nearby', value: false, enabled: false },
        { kind: 'footer', title: 'Now Playing is not available on this device.' },
      ]}
    />
  ),
};

export const lockScreenPage: SettingsPage = {
  fragment: 'com.android.settings.security.LockscreenDashboardFragment',
  title: 'Lock screen',
  entries: ['Privacy', 'Add text on lock screen', 'Show device controls'],
  Content() {
    const api = useApi();
    const lockScreen = useLockScreenNotifications();
    const [doubleLine, setDoubleLine] = useSetting('secure', doubleLineClock);
    const store = {
      values: { [doubleLineClock]: doubleLine !== '0' },
      put: (_key: string, value: PreferenceValue) => void setDoubleLine(value === true ? '1' : '0'),
    };
    const items: readonly PreferenceItem[] = [
      {
        kind: 'category',
        title: 'What to show',
        items: [
          {
            kind: 'list',
            title: 'Privacy',
            entries: [true, false].map((isShown) => ({ label: privacyText(isShown), value: isShown ? 'all' : 'none' })),
            value: lockScreen.isShown ? 'all' : 'none',
            onChange: (choice) => void lockScreen.choose({ isShown: choice === 'all' }),
          },
          { title: 'Add text on lock screen', summary: 'None', enabled: false },
          {
            kind: 'switch',
            title: 'Show device controls',
            summary: 'To use, first set a screen lock',
            value: true,
            enabled: false,
          },
          {
            kind: 'switch',
            title: 'Control from locked device',
            summary:
              'Control external devices without unlocking your phone or tablet if allowed by the device controls app',
            value: false,
            enabled: false,
          },
          {
            kind: 'switch',
            key: doubleLineClock,
            title: 'Double-line clock',
            summary: 'Show double-line clock when available',
            defaultValue: true,
          },
          {
            title: 'Now Playing',
            summary: 'Identify songs playing nearby',
            onClick: () => void openPage(api, nowPlayingPage),
          },
        ],
      },
    ];
    return <PreferenceItems items={items} store={store} />;
  },
};
