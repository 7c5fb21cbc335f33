import { PreferenceScreen } from '@androidworld/app-sdk/ui';
import { chromePackage } from '../../package-name.ts';
import { searchEngineOf } from '../../search-engines.ts';
import { aboutPage } from './about.tsx';
import { accessibilityPage } from './accessibility.tsx';
import { addressesPage, paymentMethodsPage } from './autofill.tsx';
import { downloadsPage } from './downloads.tsx';
import { googleServicesPage } from './google-services.tsx';
import { homepagePage } from './homepage.tsx';
import { languagesPage } from './languages.tsx';
import type { PageScope, SettingsPage } from './page.ts';
import { passwordsPage } from './passwords.tsx';
import { privacyPage } from './privacy.tsx';
import { safetyCheckPage } from './safety-check.tsx';
import { searchEnginePage } from './search-engine.tsx';
import { siteSettingsPage } from './site-settings.tsx';
import { themeLabel, themePage } from './theme.tsx';
import { toolbarShortcutPage } from './toolbar-shortcut.tsx';

/** The first one of Chrome's settings. */
export const mainPage: SettingsPage = {
  fragment: 'org.chromium.chrome.browser.settings.MainSettings',
  title: 'Settings',
  Content: MainSettings,
};

function MainSettings({ scope }: { scope: PageScope }) {
  const { api, settings } = scope;
  const row = (page: SettingsPage, summary?: string) => ({
    title: page.title,
    summary,
    onClick: () => scope.open(page),
  });
  const system = (title: string, action: string, summary?: string) => ({
    title,
    summary,
    onClick: () => void api.startActivity({ action, extras: { 'android.provider.extra.APP_PACKAGE': chromePackage } }),
  });
  return (
    <PreferenceScreen
      items={[
        {
          kind: 'category',
          title: 'You and Google',
          items: [
            // Without an account on the phone, it begins with adding one.
            system('Turn on sync?', 'android.settings.ADD_ACCOUNT_SETTINGS', 'Sync and personalize across devices'),
            row(googleServicesPage),
          ],
        },
        {
          kind: 'category',
          title: 'Basics',
          items: [
            row(searchEnginePage, searchEngineOf(settings.searchEngine).name),
            row(passwordsPage),
            row(paymentMethodsPage),
            row(addressesPage),
            row(privacyPage),
            row(safetyCheckPage),
            system('Notifications', 'android.settings.APP_NOTIFICATION_SETTINGS'),
            row(themePage, themeLabel(settings.theme)),
          ],
        },
        {
          kind: 'category',
          title: 'Advanced',
          items: [
            row(homepagePage, settings.homepage ? 'On' : 'Off'),
            row(toolbarShortcutPage, settings.toolbarShortcut ? 'On' : 'Off'),
            row(accessibilityPage),
            row(siteSettingsPage),
            row(languagesPage),
            row(downloadsPage),
            row(aboutPage),
          ],
        },
      ]}
    />
  );
}
