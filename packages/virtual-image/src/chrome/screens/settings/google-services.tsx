import { PreferenceScreen } from '@androidworld/app-sdk/ui';
import type { SettingsPage } from './page.ts';

const touchToSearchPage: SettingsPage = {
  fragment: 'org.chromium.chrome.browser.contextualsearch.ContextualSearchPreferenceFragment',
  title: 'Touch to Search',
  Content: ({ scope: { settings, toggle } }) => (
    <PreferenceScreen
      items={[
        { kind: 'switch', title: settings.touchToSearch ? 'On' : 'Off', ...toggle('touchToSearch') },
        { kind: 'intro', title: 'A word that is tapped or pressed long is looked up.' },
      ]}
    />
  ),
};

export const googleServicesPage: SettingsPage = {
  fragment: 'org.chromium.chrome.browser.sync.settings.GoogleServicesSettings',
  title: 'Google services',
  Content: ({ scope: { settings, open, toggle } }) => (
    <PreferenceScreen
      items={[
        { kind: 'switch', title: 'Allow Chrome sign-in', ...toggle('allowSignIn') },
        {
          kind: 'switch',
          title: 'Autocomplete searches and URLs',
          summary: 'Sends what is typed to the search engine',
          ...toggle('suggestSearches'),
        },
        {
          kind: 'switch',
          title: 'Help improve Chrome’s features and performance',
          summary: 'Sends usage statistics and crash reports to Google',
          ...toggle('sendReports'),
        },
        {
          kind: 'switch',
          title: 'Make searches and browsing better',
          summary: 'Sends the addresses of pages you visit to Google',
          ...toggle('sendPageAddresses'),
        },
        {
          title: touchToSearchPage.title,
          summary: settings.touchToSearch ? 'On' : 'Off',
          onClick: () => open(touchToSearchPage),
        },
      ]}
    />
  ),
};

export const googleServicesPages = [googleServicesPage, touchToSearchPage];
