import { Formatter } from '@androidworld/app-sdk';
import { useSystemApi } from '@androidworld/app-sdk/system';
import { AlertDialog, Preference, ProgressBar, TextView, useAsync, View } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { openPage } from '../open-page.ts';
import type { SettingsPage } from '../page.ts';
import { allAppsPage } from './apps.tsx';

const kinds = [
  ['apps', 'Apps'],
  ['images', 'Images'],
  ['videos', 'Videos'],
  ['audio', 'Audio'],
  ['documents', 'Documents & other'],
  ['system', 'System'],
] as const;

export const storagePage: SettingsPage = {
  fragment: 'com.android.settings.deviceinfo.StorageDashboardFragment',
  title: 'Storage',
  entries: ['Free up space'],
  Content() {
    const api = useSystemApi();
    const { data: storage } = useAsync(() => api.system.storage(), []);
    const [explains, setExplains] = useState(false);
    if (storage === undefined) return null;
    const open = (kind: (typeof kinds)[number][0]) => {
      if (kind === 'system') setExplains(true);
      else if (kind === 'apps') void openPage(api, allAppsPage);
      else
        void api.startActivity({
          action: 'android.intent.action.MAIN',
          categories: ['android.intent.category.APP_FILES'],
        });
    };
    const used = storage.total - storage.free;
    return (
      <>
        <View style={{ padding: '0 24px 16px' }}>
          <TextView id="usage_summary" textAppearance="display">
            {Formatter.formatFileSize(used)}
          </TextView>
          <TextView id="total_summary" color="muted">{`used of ${Formatter.formatFileSize(storage.total)}`}</TextView>
          <View style={{ height: 12 }} />
          <ProgressBar value={(used / storage.total) * 100} />
        </View>
        {kinds.map(([kind, title]) => (
          <Preference
            key={kind}
            title={title}
            onClick={() => open(kind)}
            summary={Formatter.formatFileSize(
              kind === 'documents' ? storage.byKind.documents + storage.byKind.other : storage.byKind[kind],
            )}
          />
        ))}
        {explains && (
          <AlertDialog
            title="System"
            message="System includes files used to run Android"
            onDismiss={() => setExplains(false)}
            positive={{ label: 'OK', onClick: () => setExplains(false) }}
          />
        )}
      </>
    );
  },
};
