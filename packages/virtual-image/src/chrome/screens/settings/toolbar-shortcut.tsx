import { PreferenceScreen } from '@androidworld/app-sdk/ui';
import type { SettingsPage } from './page.ts';
import { RadioGroup } from './radio-group.tsx';

const kinds = [
  { value: 'auto', label: 'Based on your usage', description: 'New tab' },
  { value: 'new-tab', label: 'New tab' },
  { value: 'share', label: 'Share' },
  { value: 'voice', label: 'Voice search' },
] as const;

export const toolbarShortcutPage: SettingsPage = {
  fragment: 'org.chromium.chrome.browser.toolbar.adaptive.settings.AdaptiveToolbarPreferenceFragment',
  title: 'Toolbar shortcut',
  Content: ({ scope: { settings, change, toggle } }) => (
    <PreferenceScreen
      items={[
        { kind: 'switch', title: 'Toolbar shortcut', ...toggle('toolbarShortcut') },
        {
          kind: 'custom',
          key: 'kind',
          content: (
            <RadioGroup
              entries={kinds}
              value={settings.toolbarShortcutKind}
              enabled={settings.toolbarShortcut}
              onChange={(toolbarShortcutKind) => change({ toolbarShortcutKind })}
            />
          ),
        },
      ]}
    />
  ),
};
