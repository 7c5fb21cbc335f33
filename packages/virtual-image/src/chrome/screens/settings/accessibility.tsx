import { css, PreferenceScreen, TextView } from '@androidworld/app-sdk/ui';
import type { SettingsPage } from './page.ts';

css`
.chrome-text-preview { margin: 0 16px 16px; padding: 16px; border: 1px solid var(--outline-variant); border-radius: 8px; }
`;

export const accessibilityPage: SettingsPage = {
  fragment: 'org.chromium.chrome.browser.accessibility.settings.AccessibilitySettings',
  title: 'Accessibility',
  Content: ({ scope: { api, settings, change, toggle } }) => (
    <PreferenceScreen
      items={[
        {
          kind: 'seekbar',
          title: 'Text scaling',
          summary: `${settings.textScale}%`,
          min: 10,
          max: 40,
          // In steps of 5 %.
          value: settings.textScale / 5,
          onChange: (step) => change({ textScale: step * 5 }),
        },
        {
          kind: 'custom',
          key: 'preview',
          content: (
            <TextView id="preview" class="chrome-text-preview" style={{ fontSize: `${settings.textScale / 100}rem` }}>
              This is how large text of pages becomes.
            </TextView>
          ),
        },
        {
          kind: 'checkbox',
          title: 'Force enable zoom',
          summary: 'Also where a website would rather not be zoomed',
          ...toggle('forceZoom'),
        },
        {
          kind: 'checkbox',
          title: 'Simplified view for web pages',
          summary: 'Offers to show articles simplified',
          ...toggle('simplifiedView'),
        },
        {
          title: 'Captions',
          onClick: () => void api.startActivity({ action: 'android.settings.CAPTIONING_SETTINGS' }),
        },
      ]}
    />
  ),
};
