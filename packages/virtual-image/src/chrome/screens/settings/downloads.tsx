import { Formatter } from '@androidworld/app-sdk';
import { PreferenceScreen, useLive } from '@androidworld/app-sdk/ui';
import type { PageScope, SettingsPage } from './page.ts';

const downloadFolder = '/storage/emulated/0/Download';

function Downloads({ scope: { api, toggle } }: { scope: PageScope }) {
  const free = useLive(() => api.system.storage(), { onResume: true }).data?.free;
  return (
    <PreferenceScreen
      items={[
        {
          kind: 'list',
          title: 'Download location',
          // The phone has no other storage.
          entries: [
            {
              label: free === undefined ? 'Download' : `Download (${Formatter.formatFileSize(free)} free)`,
              value: downloadFolder,
            },
          ],
          value: downloadFolder,
          summary: downloadFolder,
          onChange: () => undefined,
        },
        { kind: 'switch', title: 'Ask where to save files', ...toggle('askWhereToSave') },
      ]}
    />
  );
}

export const downloadsPage: SettingsPage = {
  fragment: 'org.chromium.chrome.browser.download.settings.DownloadSettings',
  title: 'Downloads',
  Content: Downloads,
};
