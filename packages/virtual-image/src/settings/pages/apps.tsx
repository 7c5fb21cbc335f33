import { Formatter } from '@androidworld/app-sdk';
import type { PackageInfo, SystemAppApi } from '@androidworld/app-sdk/system';
import { AdaptiveIcon, useSystemApi } from '@androidworld/app-sdk/system';
import {
  Button,
  ConfirmDialog,
  FooterPreference,
  LinearLayout,
  ListItem,
  Preference,
  PreferenceCategory,
  SwitchPreference,
  useAsync,
  usePhoneEvent,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { openPage } from '../open-page.ts';
import type { SettingsPage } from '../page.ts';
import { appNotificationsPage, mayNotify } from './app-notifications.tsx';
import { EntityHeader } from './entity-header.tsx';
import { permissionGroups } from './permission-groups.ts';

export const appsPage: SettingsPage = {
  fragment: 'com.android.settings.applications.AppDashboardFragment',
  title: 'Apps',
  entries: ['All apps', 'See all apps'],
  Content() {
    const api = useSystemApi();
    const apps = usePackages(api).filter((app) => app.launcher !== null);
    const recent = apps.filter((app) => app.running).slice(0, 4);
    return (
      <>
        <PreferenceCategory title="Recently opened apps" />
        {recent.map((app) => (
          <AppRow key={app.packageName} app={app} />
        ))}
        <Preference title={`See all ${apps.length} apps`} onClick={() => void openPage(api, allAppsPage)} />
      </>
    );
  },
};

export const allAppsPage: SettingsPage = {
  fragment: 'com.android.settings.applications.manageapplications.ManageApplications',
  title: 'All apps',
  entries: [],
  Content() {
    const api = useSystemApi();
    const apps = usePackages(api).filter((app) => app.launcher !== null);
    return (
      <>
        {apps.map((app) => (
          <AppRow key={app.packageName} app={app} />
        ))}
      </>
    );
  },
};

export const appInfoPage: SettingsPage = {
  fragment: 'com.android.settings.applications.appinfo.AppInfoDashboardFragment',
  title: 'App info',
  entries: [],
  Content({ arg }) {
    const api = useSystemApi();
    const app = usePackages(api).find((candidate) => candidate.packageName === arg);
    if (app === undefined) return <FooterPreference title="This app is not installed." />;
    return (
      <>
        <EntityHeader app={app} />
        <AppActions api={api} app={app} />
        <Preference
          title="Notifications"
          summary={mayNotify(app) === false ? 'Off' : 'On'}
          onClick={() => void openPage(api, appNotificationsPage, app.packageName, app.label)}
        />
        <Preference
          title="Permissions"
          summary={permissionsText(app)}
          onClick={() => void openPage(api, appPermissionsPage, app.packageName)}
        />
        <Preference
          title="Storage & cache"
          summary={`${Formatter.formatFileSize(app.size.app + app.size.data + app.size.cache)} used in internal storage`}
          onClick={() => void openPage(api, appStoragePage, app.packageName)}
        />
        <FooterPreference title={`version ${app.versionName}`} />
      </>
    );
  },
};

export const appStoragePage: SettingsPage = {
  fragment: 'com.android.settings.applications.AppStorageSettings',
  title: 'Storage',
  entries: [],
  Content({ arg }) {
    const api = useSystemApi();
    const app = usePackages(api).find((candidate) => candidate.packageName === arg);
    const [asking, setAsking] = useState(false);
    if (app === undefined) return <FooterPreference title="This app is not installed." />;
    return (
      <>
        <LinearLayout padding={[8, 24]} gap={8}>
          <Button variant="tonal" id="button1_negative" weight={1} onClick={() => setAsking(true)}>
            Clear storage
          </Button>
          <Button
            variant="tonal"
            id="button2"
            weight={1}
            enabled={app.size.cache > 0}
            onClick={() => void api.system.clearCache(app.packageName)}
          >
            Clear cache
          </Button>
        </LinearLayout>
        <PreferenceCategory title="Space used" />
        <Preference title="App size" summary={Formatter.formatFileSize(app.size.app)} />
        <Preference title="User data" summary={Formatter.formatFileSize(app.size.data)} />
        <Preference title="Cache" summary={Formatter.formatFileSize(app.size.cache)} />
        <Preference title="Total" summary={Formatter.formatFileSize(app.size.app + app.size.data + app.size.cache)} />
        {asking && (
          <ConfirmDialog
            title="Delete app data?"
            message="This app’s data, including files and settings, will be permanently deleted from this device"
            confirm="Delete"
            onConfirm={() => void api.system.clearData(app.packageName)}
            onClose={() => setAsking(false)}
          />
        )}
      </>
    );
  },
};

export const appPermissionsPage: SettingsPage = {
  fragment: 'com.android.settings.applications.appinfo.AppPermissionsFragment',
  title: 'App permissions',
  entries: [],
  Content({ arg }) {
    const api = useSystemApi();
    const [app, reload] = usePackage(api, arg);
    if (app === undefined) return <FooterPreference title="This app is not installed." />;
    const groups = permissionGroups(app.permissions);
    if (groups.length === 0) return <FooterPreference title="No permissions requested" />;
    return (
      <>
        {groups.map((group) => (
          <SwitchPreference
            key={group.name}
            title={group.name}
            summary={group.granted ? 'Allowed' : 'Not allowed'}
            checked={group.granted}
            onChange={(granted) =>
              void Promise.all(
                group.permissions.map((name) => api.system.setPermission(app.packageName, name, granted)),
              ).then(reload)
            }
          />
        ))}
      </>
    );
  },
};

function AppActions({ api, app }: { api: SystemAppApi; app: PackageInfo }) {
  const [asking, setAsking] = useState<'stop' | 'uninstall'>();
  const close = () => setAsking(undefined);
  return (
    <LinearLayout padding={[0, 24, 12, 24]} gap={8}>
      <Button
        variant="tonal"
        weight={1}
        enabled={app.launcher !== null && app.enabled}
        onClick={() => void open(api, app)}
      >
        Open
      </Button>
      {app.system ? (
        <Button variant="tonal" weight={1} onClick={() => void api.system.setEnabled(app.packageName, !app.enabled)}>
          {app.enabled ? 'Disable' : 'Enable'}
        </Button>
      ) : (
        <Button variant="tonal" weight={1} onClick={() => setAsking('uninstall')}>
          Uninstall
        </Button>
      )}
      <Button variant="tonal" weight={1} enabled={app.running} onClick={() => setAsking('stop')}>
        Force stop
      </Button>
      {asking === 'stop' && (
        <ConfirmDialog
          title="Force stop?"
          message="If you force stop an app, it may misbehave."
          onConfirm={() => void api.system.forceStop(app.packageName)}
          onClose={close}
        />
      )}
      {asking === 'uninstall' && (
        <ConfirmDialog
          title={app.label}
          message="Do you want to uninstall this app?"
          onConfirm={() => void api.system.uninstall(app.packageName)}
          onClose={close}
        />
      )}
    </LinearLayout>
  );
}

function AppRow({ app }: { app: PackageInfo }) {
  const api = useSystemApi();
  return (
    <ListItem
      class="preference-plain"
      title={app.label}
      summary={app.enabled ? Formatter.formatFileSize(app.size.app + app.size.data + app.size.cache) : 'Disabled'}
      leading={<AdaptiveIcon icon={app.icon} size={36} />}
      onClick={() => void openPage(api, appInfoPage, app.packageName)}
    />
  );
}

function usePackages(api: SystemAppApi): readonly PackageInfo[] {
  const packages = useAsync(() => api.system.packages(), []);
  usePhoneEvent('packages', packages.reload);
  return (packages.data ?? []).toSorted((one, other) => one.label.localeCompare(other.label));
}

function usePackage(
  api: SystemAppApi,
  packageName: string | undefined,
): readonly [PackageInfo | undefined, () => void] {
  const packages = useAsync(() => api.system.packages(), []);
  return [packages.data?.find((app) => app.packageName === packageName), packages.reload];
}

function open(api: SystemAppApi, app: PackageInfo): Promise<void> {
  const [packageName = '', className = ''] = (app.launcher ?? '').split('/');
  return api.startActivity({
    component: { packageName, className: className.startsWith('.') ? packageName + className : className },
    flags: 0x1000_0000,
  });
}

function permissionsText(app: PackageInfo): string {
  const granted = permissionGroups(app.permissions).filter((group) => group.granted);
  return granted.length === 0 ? 'No permissions granted' : granted.map((group) => group.name).join(', ');
}
