import { Column, Glyph, Text, useApi, useAsync } from '@androidworld/app-sdk/ui';
import type { SettingsPage } from '../page.ts';
import { PreferenceFooter, SwitchPreference } from '../widgets/preference.tsx';

const permission = 'android.permission.MANAGE_EXTERNAL_STORAGE';

/** Special access of one app to everything in shared storage. */
export const allFilesAccessPage: SettingsPage = {
  fragment: 'com.android.settings.applications.appinfo.ManageExternalStorageDetails',
  title: 'All files access',
  entries: [],
  Content({ arg }) {
    const api = useApi();
    const packages = useAsync(() => api.system.packages(), []);
    if (packages.data === undefined) return null;
    const app = packages.data.find((candidate) => candidate.packageName === arg);
    if (app === undefined) return <PreferenceFooter text="This app is not installed." />;
    const requested = app.permissions.find(({ name }) => name === permission);
    return (
      <>
        <Column align="center" gap={12} padding={[0, 24, 16, 24]}>
          <span
            style={{
              width: 64,
              height: 64,
              borderRadius: '50%',
              background: app.icon.background,
              display: 'grid',
              placeItems: 'center',
            }}
          >
            <Glyph icon={app.icon.path} size={34} color={app.icon.foreground} />
          </span>
          <Text id="entity_header_title" look="title-large">
            {app.label}
          </Text>
          <Text id="entity_header_summary" color="muted">
            {app.versionName}
          </Text>
        </Column>
        <SwitchPreference
          title="Allow access to manage all files"
          enabled={requested !== undefined}
          checked={requested?.granted ?? false}
          onChange={(granted) =>
            void api.system.setPermission(app.packageName, permission, granted).then(packages.reload)
          }
        />
        <PreferenceFooter text="The app may then read, change and delete everything in shared storage." />
      </>
    );
  },
};
