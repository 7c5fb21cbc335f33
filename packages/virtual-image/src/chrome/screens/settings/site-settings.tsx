import { PreferenceScreen, TextView } from '@androidworld/app-sdk/ui';
import type { Settings } from '../../store/preferences.ts';
import type { PageScope, SettingsPage } from './page.ts';
import { RadioGroup } from './radio-group.tsx';

interface SiteSetting {
  readonly title: string;
  /** What the row says while it is on, and while it is off. */
  readonly on: string;
  readonly off: string;
  /** Default true. */
  readonly isOn?: boolean;
}

const asked = { on: 'Ask first', off: 'Blocked' };
const allowed = { on: 'Allowed', off: 'Blocked' };

const kinds: readonly SiteSetting[] = [
  { title: 'Location', ...asked },
  { title: 'Camera', ...asked },
  { title: 'Microphone', ...asked },
  { title: 'Motion sensors', ...allowed },
  { title: 'Notifications', ...asked },
  { title: 'JavaScript', ...allowed },
  { title: 'Pop-ups and redirects', ...allowed, isOn: false },
  { title: 'Intrusive ads', ...allowed, isOn: false },
  { title: 'Background sync', ...allowed },
  { title: 'Automatic downloads', ...asked },
  { title: 'Protected content', ...asked },
  { title: 'Sound', on: 'Allowed', off: 'Muted' },
  { title: 'Desktop site', on: 'Desktop site', off: 'Mobile site', isOn: false },
  { title: 'Clipboard', ...asked },
  { title: 'USB', ...asked },
  { title: 'NFC devices', ...asked },
  { title: 'Virtual reality', ...asked },
];

const isOn = ({ siteSettings }: Settings, { title, isOn: atFirst = true }: SiteSetting) =>
  siteSettings.has(title) ? !atFirst : atFirst;

const cookieChoices = [
  { value: 'all', label: 'Allow cookies' },
  { value: 'incognito', label: 'Block third-party cookies in Incognito' },
  { value: 'third-party', label: 'Block third-party cookies' },
  { value: 'none', label: 'Block all cookies (not recommended)' },
] as const;

const cookiesPage: SettingsPage = {
  fragment: 'org.chromium.components.browser_ui.site_settings.CookieSettings',
  title: 'Cookies',
  Content: ({ scope: { settings, change } }) => (
    <PreferenceScreen
      items={[
        {
          kind: 'custom',
          key: 'cookies',
          content: (
            <RadioGroup entries={cookieChoices} value={settings.cookies} onChange={(cookies) => change({ cookies })} />
          ),
        },
      ]}
    />
  ),
};

const allSitesPage: SettingsPage = {
  fragment: 'org.chromium.components.browser_ui.site_settings.AllSiteSettings',
  title: 'All sites',
  // No site is reached, so none has stored anything or been allowed anything.
  Content: () => (
    <TextView id="empty_view" class="chrome-none">
      No sites found
    </TextView>
  ),
};

/** The page of one kind; its `arg` is the title. */
const kindPage: SettingsPage = {
  fragment: 'org.chromium.components.browser_ui.site_settings.SingleCategorySettings',
  title: 'Site settings',
  heading: ({ arg }) => arg ?? '',
  Content: KindPage,
};

function KindPage({ scope: { arg, settings, change } }: { scope: PageScope }) {
  const kind = kinds.find(({ title }) => title === arg);
  if (kind === undefined) return null;
  const value = isOn(settings, kind);
  const flip = () => {
    const others = new Set(settings.siteSettings);
    if (!others.delete(kind.title)) others.add(kind.title);
    change({ siteSettings: others });
  };
  return (
    <PreferenceScreen
      items={[{ kind: 'switch', title: kind.title, summary: value ? kind.on : kind.off, value, onChange: flip }]}
    />
  );
}

export const siteSettingsPage: SettingsPage = {
  fragment: 'org.chromium.components.browser_ui.site_settings.SiteSettings',
  title: 'Site settings',
  Content: ({ scope: { settings, open } }) => (
    <PreferenceScreen
      items={[
        { title: allSitesPage.title, onClick: () => open(allSitesPage) },
        {
          kind: 'category',
          title: 'Permissions and content',
          items: [
            {
              title: cookiesPage.title,
              summary: cookieChoices.find(({ value }) => value === settings.cookies)?.label,
              onClick: () => open(cookiesPage),
            },
            ...kinds.map((kind) => ({
              title: kind.title,
              summary: isOn(settings, kind) ? kind.on : kind.off,
              onClick: () => open(kindPage, kind.title),
            })),
          ],
        },
      ]}
    />
  ),
};

export const siteSettingsPages = [siteSettingsPage, allSitesPage, cookiesPage, kindPage];
