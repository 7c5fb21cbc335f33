import { type PreferenceItem, PreferenceItems, type PreferenceValue, useSetting } from '@androidworld/app-sdk/ui';
import type { SettingsPage } from '../page.ts';

const doubleLineClock = 'lockscreen_use_double_line_clock';

const items: readonly PreferenceItem[] = [
  {
    kind: 'category',
    title: 'What to show',
    items: [
      { title: 'Privacy', summary: 'Show all notification content' },
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
      { title: 'Now Playing', summary: 'Identify songs playing nearby' },
    ],
  },
];

export const lockScreenPage: SettingsPage = {
  fragment: 'com.android.settings.security.LockscreenDashboardFragment',
  title: 'Lock screen',
  entries: ['Privacy', 'Add text on lock screen', 'Show device controls'],
  Content() {
    const [doubleLine, setDoubleLine] = useSetting('secure', doubleLineClock);
    const store = {
      values: { [doubleLineClock]: doubleLine !== '0' },
      put: (_key: string, value: PreferenceValue) => void setDoubleLine(value === true ? '1' : '0'),
    };
    return <PreferenceItems items={items} store={store} />;
  },
};
