import type { PackageInfo } from '@androidworld/app-sdk/system';
import { useSystemApi } from '@androidworld/app-sdk/system';
import {
  FooterPreference,
  type PreferenceItem,
  PreferenceItems,
  useLive,
  usePhoneEvent,
} from '@androidworld/app-sdk/ui';
import bell from '@material-symbols/svg-400/rounded/notifications.svg';
import { openPage } from '../open-page.ts';
import type { SettingsPage } from '../page.ts';
import { EntityHeader } from './entity-header.tsx';

const permission = 'android.permission.POST_NOTIFICATIONS';

/** Whether the app may notify; undefined for one that need not ask, which the person cannot refuse. */
export function mayNotify(app: PackageInfo): boolean | undefined {
  return app.permissions.find(({ name }) => name === permission)?.granted;
}

/** The notifications of one app, by category: Android's name for a channel. */
export const appNotificationsPage: SettingsPage = {
  fragment: 'com.android.settings.notification.app.AppNotificationSettings',
  title: 'App notifications',
  entries: [],
  Content({ arg: packageName = '' }) {
    const api = useSystemApi();
    const { data, reload } = useLive(
      async () => ({
        app: (await api.system.packages()).find((candidate) => candidate.packageName === packageName),
        channels: await api.system.notificationChannels(packageName),
      }),
      { onResume: true },
      [packageName],
    );
    usePhoneEvent('packages', reload);
    if (data === undefined) return null;
    const { app, channels } = data;
    if (app === undefined) return <FooterPreference title="This app is not installed." />;
    const allowed = mayNotify(app);
    const categories: readonly PreferenceItem[] =
      channels.length === 0
        ? [{ title: 'This app has not posted any notifications', enabled: false }]
        : channels.map(({ id, name, description, importance }) => ({
            kind: 'switch',
            title: name,
            summary: description,
            value: importance > 0,
            onChange: (on) => void api.system.setNotificationChannelEnabled(packageName, id, on).then(reload),
          }));
    return (
      <PreferenceItems
        items={[
          { kind: 'custom', key: 'header', content: <EntityHeader app={app} /> },
          {
            kind: 'main-switch',
            title: `All ${app.label} notifications`,
            visible: allowed !== undefined,
            value: allowed === true,
            onChange: (on) => void api.system.setPermission(packageName, permission, on).then(reload),
          },
          allowed === false
            ? { title: "You haven't allowed notifications from this app", icon: bell }
            : { kind: 'category', title: 'Categories', items: categories },
        ]}
      />
    );
  },
};

/** Every app with an icon, and whether it may notify. */
export const notificationAppsPage: SettingsPage = {
  fragment: 'com.android.settings.applications.manageapplications.NotificationApps',
  title: 'App notifications',
  entries: [],
  Content() {
    const api = useSystemApi();
    const { data, reload } = useLive(() => api.system.packages(), { onResume: true });
    usePhoneEvent('packages', reload);
    const apps = (data ?? []).filter((app) => app.launcher !== null);
    const rows = apps
      .toSorted((one, other) => one.label.localeCompare(other.label))
      .map((app): PreferenceItem => {
        const open = () => void openPage(api, appNotificationsPage, app.packageName, app.label);
        const allowed = mayNotify(app);
        if (allowed === undefined) return { title: app.label, onClick: open };
        return {
          kind: 'primary-switch',
          title: app.label,
          value: allowed,
          onChange: (on) => void api.system.setPermission(app.packageName, permission, on).then(reload),
          onClick: open,
        };
      });
    return <PreferenceItems items={rows} />;
  },
};
