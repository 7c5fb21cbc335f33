import { PreferenceScreen } from '@androidworld/app-sdk/ui';
import type { Settings } from '../../store/preferences.ts';
import type { SettingsPage } from './page.ts';
import { RadioGroup } from './radio-group.tsx';

const protections = [
  { value: 'enhanced', label: 'Enhanced protection', description: 'Sends data about pages to Google to warn sooner' },
  { value: 'standard', label: 'Standard protection', description: 'Warns of sites that are known to be dangerous' },
  { value: 'none', label: 'No protection (not recommended)', description: 'Warns of nothing' },
] as const;

export function safeBrowsingLabel(chosen: Settings['safeBrowsing']): string {
  if (chosen === 'none') return 'Safe Browsing is off';
  return `${chosen === 'enhanced' ? 'Enhanced' : 'Standard'} protection is on`;
}

export const safeBrowsingPage: SettingsPage = {
  fragment: 'org.chromium.chrome.browser.safe_browsing.settings.SafeBrowsingSettingsFragment',
  title: 'Safe Browsing',
  Content: ({ scope: { settings, change } }) => (
    <PreferenceScreen
      items={[
        {
          kind: 'custom',
          key: 'protection',
          content: (
            <RadioGroup
              entries={protections}
              value={settings.safeBrowsing}
              onChange={(safeBrowsing) => change({ safeBrowsing })}
            />
          ),
        },
      ]}
    />
  ),
};

const preloads = [
  { value: 'none', label: 'No preloading', description: 'Pages load once they are opened' },
  { value: 'standard', label: 'Standard preloading', description: 'Some pages you are likely to open' },
  { value: 'extended', label: 'Extended preloading', description: 'More pages, also through Google’s servers' },
] as const;

export const preloadLabel = (chosen: Settings['preload']) => preloads.find(({ value }) => value === chosen)?.label;

export const preloadPage: SettingsPage = {
  fragment: 'org.chromium.chrome.browser.prefetch.settings.PreloadPagesSettingsFragment',
  title: 'Preload pages',
  Content: ({ scope: { settings, change } }) => (
    <PreferenceScreen
      items={[
        {
          kind: 'custom',
          key: 'preload',
          content: (
            <RadioGroup entries={preloads} value={settings.preload} onChange={(preload) => change({ preload })} />
          ),
        },
      ]}
    />
  ),
};

export const doNotTrackPage: SettingsPage = {
  fragment: 'org.chromium.chrome.browser.privacy.settings.DoNotTrackSettings',
  title: '“Do Not Track”',
  Content: ({ scope: { settings, toggle } }) => (
    <PreferenceScreen
      items={[
        { kind: 'switch', title: settings.doNotTrack ? 'On' : 'Off', ...toggle('doNotTrack') },
        { kind: 'intro', title: 'Pages are asked not to track you; what they do about it is theirs to decide.' },
      ]}
    />
  ),
};

export const sandboxPage: SettingsPage = {
  fragment: 'org.chromium.chrome.browser.privacy_sandbox.PrivacySandboxSettingsFragment',
  title: 'Privacy Sandbox',
  Content: ({ scope: { toggle } }) => (
    <PreferenceScreen
      items={[
        {
          kind: 'switch',
          title: 'Privacy Sandbox trials',
          summary: 'Ways to advertise without following people across sites',
          ...toggle('sandboxTrials'),
        },
      ]}
    />
  ),
};
