import { PreferenceScreen } from '@androidworld/app-sdk/ui';
import type { SettingsPage } from './page.ts';
import { RadioGroup } from './radio-group.tsx';

const themes = [
  { label: 'System default', value: 0 },
  { label: 'Light', value: 1 },
  { label: 'Dark', value: 2 },
];

export const themeLabel = (theme: number) => themes[theme]?.label;

export const themePage: SettingsPage = {
  fragment: 'org.chromium.chrome.browser.night_mode.settings.ThemeSettingsFragment',
  title: 'Theme',
  Content: ({ scope: { settings, change } }) => (
    <PreferenceScreen
      items={[
        {
          kind: 'custom',
          key: 'theme',
          content: <RadioGroup entries={themes} value={settings.theme} onChange={(theme) => change({ theme })} />,
        },
      ]}
    />
  ),
};
