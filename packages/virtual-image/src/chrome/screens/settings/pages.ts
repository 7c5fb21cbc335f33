import type { Extra } from '@androidworld/app-sdk';
import { aboutPages } from './about.tsx';
import { accessibilityPage } from './accessibility.tsx';
import { addressesPage, paymentMethodsPage } from './autofill.tsx';
import { addressEditor, cardEditor } from './autofill-editors.tsx';
import { clearBrowsingDataPage } from './clear-browsing-data.tsx';
import { downloadsPage } from './downloads.tsx';
import { googleServicesPages } from './google-services.tsx';
import { homepagePage } from './homepage.tsx';
import { languagePages } from './languages.tsx';
import { mainPage } from './main-page.tsx';
import type { SettingsPage } from './page.ts';
import { passwordsPage } from './passwords.tsx';
import { privacyPage } from './privacy.tsx';
import { doNotTrackPage, preloadPage, safeBrowsingPage, sandboxPage } from './privacy-choices.tsx';
import { safetyCheckPage } from './safety-check.tsx';
import { searchEnginePage } from './search-engine.tsx';
import { secureDnsPage } from './secure-dns.tsx';
import { siteSettingsPages } from './site-settings.tsx';
import { themePage } from './theme.tsx';
import { toolbarShortcutPage } from './toolbar-shortcut.tsx';

const pages: readonly SettingsPage[] = [
  mainPage,
  ...googleServicesPages,
  searchEnginePage,
  passwordsPage,
  paymentMethodsPage,
  cardEditor,
  addressesPage,
  addressEditor,
  privacyPage,
  clearBrowsingDataPage,
  safeBrowsingPage,
  preloadPage,
  secureDnsPage,
  doNotTrackPage,
  sandboxPage,
  safetyCheckPage,
  themePage,
  homepagePage,
  toolbarShortcutPage,
  accessibilityPage,
  ...siteSettingsPages,
  ...languagePages,
  downloadsPage,
  ...aboutPages,
];

/** The page of a fragment, by default the first one. */
export function findPage(named: Extra | undefined): SettingsPage {
  return pages.find(({ fragment }) => fragment === named) ?? mainPage;
}
