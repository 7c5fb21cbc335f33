import { useSystemApi } from '@androidworld/app-sdk/system';
import { FooterPreference, SwitchPreference, useAsync } from '@androidworld/app-sdk/ui';
import type { SettingsPage } from '../page.ts';
import { EntityHeader } from './entity-header.tsx';

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
        <EntityHeader app={app} summary={app.versionName} />
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
