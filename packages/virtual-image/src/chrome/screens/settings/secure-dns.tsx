import { PreferenceScreen } from '@androidworld/app-sdk/ui';
import type { Settings } from '../../store/preferences.ts';
import type { SettingsPage } from './page.ts';
import { RadioGroup } from './radio-group.tsx';

const providers = [
  { value: '', label: 'Use your current service provider' },
  { value: 'google', label: 'Google (Public DNS)' },
  { value: 'cloudflare', label: 'Cloudflare (1.1.1.1)' },
  { value: 'cleanbrowsing', label: 'CleanBrowsing (Family Filter)' },
  { value: 'opendns', label: 'OpenDNS' },
];

export function secureDnsSummary({ secureDns, dnsProvider }: Settings): string | undefined {
  if (!secureDns) return 'Off';
  return dnsProvider === '' ? 'Automatic' : providers.find(({ value }) => value === dnsProvider)?.label;
}

export const secureDnsPage: SettingsPage = {
  fragment: 'org.chromium.chrome.browser.privacy.secure_dns.SecureDnsSettings',
  title: 'Use secure DNS',
  Content: ({ scope: { settings, change, toggle } }) => (
    <PreferenceScreen
      items={[
        {
          kind: 'switch',
          title: 'Use secure DNS',
          summary: 'How addresses of sites are looked up is encrypted',
          ...toggle('secureDns'),
        },
        {
          kind: 'custom',
          key: 'provider',
          content: (
            <RadioGroup
              entries={providers}
              value={settings.dnsProvider}
              enabled={settings.secureDns}
              onChange={(dnsProvider) => change({ dnsProvider })}
            />
          ),
        },
      ]}
    />
  ),
};
