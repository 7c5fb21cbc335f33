import { PreferenceScreen, useLive } from '@androidworld/app-sdk/ui';
import { aliases, chromePackage } from '../../package-name.ts';
import type { PageScope, SettingsPage } from './page.ts';

const texts = [
  { title: 'Open source licenses', url: 'https://www.chromium.org/credits' },
  { title: 'Google terms of service', url: 'https://policies.google.com/terms' },
  { title: 'Google privacy policy', url: 'https://policies.google.com/privacy' },
];

const legalPage: SettingsPage = {
  fragment: 'org.chromium.chrome.browser.about_settings.LegalInformationSettings',
  title: 'Legal information',
  Content: ({ scope: { api } }) => (
    <PreferenceScreen
      items={texts.map(({ title, url }) => ({
        title,
        onClick: () =>
          void api.startActivity({
            action: 'android.intent.action.VIEW',
            data: url,
            component: { packageName: chromePackage, className: aliases.dispatcher },
          }),
      }))}
    />
  ),
};

function About({ scope: { api, open } }: { scope: PageScope }) {
  const version = useLive(async () => {
    const installed = await api.system.packages();
    return installed.find(({ packageName }) => packageName === chromePackage)?.versionName;
  }).data;
  const device = useLive(async () => {
    const [release, model, build] = await Promise.all(
      ['ro.build.version.release', 'ro.product.model', 'ro.build.id'].map((name) => api.system.property(name)),
    );
    return `Android ${release}; ${model} Build/${build}`;
  }).data;
  if (version === undefined || device === undefined) return null;
  return (
    <PreferenceScreen
      items={[
        { title: 'Application version', summary: `Chrome ${version}` },
        { title: 'Operating system', summary: device },
        { title: legalPage.title, onClick: () => open(legalPage) },
      ]}
    />
  );
}

export const aboutPage: SettingsPage = {
  fragment: 'org.chromium.chrome.browser.about_settings.AboutChromeSettings',
  title: 'About Chrome',
  Content: About,
};

export const aboutPages = [aboutPage, legalPage];
