import { AdaptiveIcon, useSystemApi } from '@androidworld/app-sdk/system';
import { FooterPreference, LinearLayout, SwitchPreference, TextView, useAsync } from '@androidworld/app-sdk/ui';
import type { SettingsPage } from '../page.ts';

const permission = 'android.permission.MANAGE_EXTERNAL_STORAGE';

/** Special access of one app to everything in shared storage. */
export const allFilesAccessPage: SettingsPage = {
  fragment: 'com.android.settings.applications.appinfo.ManageExternalStorageDetails',
  title: 'All files access',
  entries: [],
  Content({ arg }) {
    const api = useSystemApi();
    const packages = useAsync(() => api.system.packages(), []);
    if (packages.data === undefined) return null;
    const app = packages.data.find((candidate) => candidate.packageName === arg);
    if (app === undefined) return <FooterPreference title="This app is not installed." />;
    const requested = app.permissions.find(({ name }) => name === permission);
    return (
      <>
        <LinearLayout orientation="vertical" align="center" gap={12} padding={[0, 24, 16, 24]}>
          <AdaptiveIcon icon={app.icon} size={64} />
          <TextView id="entity_header_title" textAppearance="title-large">
            {app.label}
          </TextView>
          <TextView id="entity_header_summary" color="muted">
            {app.versionName}
          </TextView>
        </LinearLayout>
        <SwitchPreference
          title="Allow access to manage all files"
          enabled={requested !== undefined}
          checked={requested?.granted ?? false}
          onChange={(granted) =>
            void api.system.setPermission(app.packageName, permission, granted).then(packages.reload)
          }
        />
        <FooterPreference title="The app may then read, change and delete everything in shared storage." />
      </>
    );
  },
};
