import { PreferenceScreen } from '@androidworld/app-sdk/ui';
import { clearBrowsingDataPage } from './clear-browsing-data.tsx';
import type { SettingsPage } from './page.ts';
import {
  doNotTrackPage,
  preloadLabel,
  preloadPage,
  safeBrowsingLabel,
  safeBrowsingPage,
  sandboxPage,
} from './privacy-choices.tsx';
import { secureDnsPage, secureDnsSummary } from './secure-dns.tsx';

export const privacyPage: SettingsPage = {
  fragment: 'org.chromium.chrome.browser.privacy.settings.PrivacySettings',
  title: 'Privacy and security',
  Content: ({ scope: { settings, open, toggle } }) => (
    <PreferenceScreen
      items={[
        {
          title: clearBrowsingDataPage.title,
          summary: 'Clear history, cookies, site data, cache…',
          onClick: () => open(clearBrowsingDataPage),
        },
        {
          title: safeBrowsingPage.title,
          summary: safeBrowsingLabel(settings.safeBrowsing),
          onClick: () => open(safeBrowsingPage),
        },
        {
          kind: 'switch',
          title: 'Always use secure connections',
          summary: 'Warns before a page that has none',
          ...toggle('httpsOnly'),
        },
        { kind: 'switch', title: 'Lock incognito tabs when you leave Chrome', ...toggle('lockIncognito') },
        {
          kind: 'switch',
          title: 'Access payment methods',
          summary: 'Sites may ask whether there is one',
          ...toggle('paymentMethodsAccess'),
        },
        { title: preloadPage.title, summary: preloadLabel(settings.preload), onClick: () => open(preloadPage) },
        { title: secureDnsPage.title, summary: secureDnsSummary(settings), onClick: () => open(secureDnsPage) },
        {
          title: doNotTrackPage.title,
          summary: settings.doNotTrack ? 'On' : 'Off',
          onClick: () => open(doNotTrackPage),
        },
        {
          title: sandboxPage.title,
          summary: settings.sandboxTrials ? 'Trial features are on' : 'Trial features are off',
          onClick: () => open(sandboxPage),
        },
      ]}
    />
  ),
};
