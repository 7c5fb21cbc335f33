import type { PackageInfo, PackageSize } from '@androidworld/app-sdk/system';
import { AlertDialog, ConfirmDialog } from '@androidworld/app-sdk/ui';
import uninstall from '@material-symbols/svg-400/rounded/delete.svg';
import disable from '@material-symbols/svg-400/rounded/do_not_disturb_on.svg';
import open from '@material-symbols/svg-400/rounded/open_in_new.svg';
import stop from '@material-symbols/svg-400/rounded/warning.svg';
import { useState } from 'preact/hooks';
import { flag, text } from '../bindings.ts';
import type { PageScope, SettingsPage, SettingsRow } from '../page.ts';
import { ActionButtons } from '../screens/action-buttons.tsx';
import { EntityHeader } from '../screens/entity-header.tsx';
import { horizontalRow } from '../screens/horizontal-row.tsx';
import { mayNotify } from './app-notifications.tsx';
import { sizeOf, sizeText, totalSize } from './app-size.ts';
import { ClearDefaults } from './clear-defaults.tsx';
import { ofApp } from './installed-app.ts';
import { permissionSummary } from './permission-groups.ts';
import { specialAccesses } from './special-access.ts';

/** Roles an app can hold, by the row that says so. */
const roles = [
  { title: 'Home app', role: 'android.app.role.HOME' },
  { title: 'Browser app', role: 'android.app.role.BROWSER' },
  { title: 'Phone app', role: 'android.app.role.DIALER' },
  { title: 'SMS app', role: 'android.app.role.SMS' },
] as const;

export const appInfoPages: readonly SettingsPage[] = [
  {
    fragment: 'com.android.settings.applications.appinfo.AppInfoDashboardFragment',
    title: 'App info',
    rows: ofApp((app, scope) => [
      header(app),
      { kind: 'custom', key: 'buttons', content: () => <AppActions app={app} scope={scope} /> },
      {
        title: 'Notifications',
        summary: mayNotify(app) === false ? 'Off' : 'On',
        opens: {
          fragment: 'com.android.settings.notification.app.AppNotificationSettings',
          arg: app.packageName,
          title: app.label,
        },
      },
      {
        title: 'Permissions',
        summary: permissionSummary(app.permissions),
        opens: {
          intent: {
            action: 'android.intent.action.MANAGE_APP_PERMISSIONS',
            extras: { 'android.intent.extra.PACKAGE_NAME': app.packageName },
          },
        },
      },
      {
        title: 'Storage & cache',
        summary: `${totalSize(scope, app.packageName)} used in internal storage`,
        opens: { fragment: 'com.android.settings.applications.AppStorageSettings', arg: app.packageName },
      },
      {
        title: 'Mobile data & Wi\u2011Fi',
        summary: 'No data used',
        opens: { fragment: 'com.android.settings.datausage.AppDataUsage', arg: app.packageName },
      },
      {
        title: 'App battery usage',
        summary: 'No battery use since last full charge',
        opens: { fragment: 'com.android.settings.fuelgauge.AdvancedPowerUsageDetail', arg: app.packageName },
      },
      {
        title: 'Open by default',
        summary: app.opensByDefault ? 'Some defaults set' : 'No defaults set',
        opens: { fragment: 'com.android.settings.applications.AppLaunchSettings', arg: app.packageName },
      },
      ...roles.flatMap(({ title, role }): SettingsRow[] =>
        scope.read(role, (api) => api.system.roleHolder(role)) === app.packageName
          ? [{ title, summary: 'Yes', opens: { intent: { action: 'android.settings.MANAGE_DEFAULT_APPS_SETTINGS' } } }]
          : [],
      ),
      {
        kind: 'category',
        title: 'Unused app settings',
        rows: [
          {
            kind: 'switch',
            title: 'Pause app activity if unused',
            summary: 'Remove permissions, delete temporary files, and stop notifications',
            value: flag(`secure/hibernation_exempt_${app.packageName}`, { otherwise: true }),
          },
        ],
      },
      {
        kind: 'category',
        title: 'Advanced',
        rows: specialAccesses
          .filter(({ permission }) => app.permissions.some(({ name }) => name === permission))
          .map(
            ({ title, permission, detail }): SettingsRow => ({
              title,
              summary: app.permissions.some(({ name, granted }) => name === permission && granted)
                ? 'Allowed'
                : 'Not allowed',
              opens: { fragment: detail, arg: app.packageName },
            }),
          ),
      },
      { kind: 'fact', title: `version ${app.versionName}` },
    ]),
  },
  {
    fragment: 'com.android.settings.applications.AppStorageSettings',
    title: 'Storage',
    rows: ofApp((app, scope) => [
      header(app),
      { kind: 'custom', key: 'buttons', content: () => <StorageActions app={app} scope={scope} /> },
      {
        kind: 'category',
        title: 'Space used',
        rows: [...sizeRows(sizeOf(scope, app.packageName)), horizontalRow('Total', totalSize(scope, app.packageName))],
      },
    ]),
  },
  {
    fragment: 'com.android.settings.datausage.AppDataUsage',
    title: 'Mobile data & Wi\u2011Fi',
    rows: ofApp((app) => [
      header(app),
      horizontalRow('Total', '0 B'),
      horizontalRow('Foreground', '0 B'),
      horizontalRow('Background', '0 B'),
      {
        kind: 'switch',
        title: 'Background data',
        summary: 'Enable usage of mobile data in the background',
        value: flag(`secure/background_data_${app.packageName}`, { otherwise: true }),
      },
      {
        kind: 'switch',
        title: 'Unrestricted data usage',
        summary: 'Allow unrestricted data access when Data Saver is on',
        value: flag(`secure/unrestricted_data_${app.packageName}`),
      },
    ]),
  },
  {
    fragment: 'com.android.settings.fuelgauge.AdvancedPowerUsageDetail',
    title: 'App battery usage',
    rows: ofApp((app) => [
      header(app),
      {
        kind: 'category',
        title: 'Manage battery usage',
        rows: [
          {
            kind: 'radios',
            entries: [
              {
                label: 'Unrestricted',
                value: 'unrestricted',
                summary: 'Allow battery usage in background without restrictions. May use more battery.',
              },
              {
                label: 'Optimized',
                value: 'optimized',
                summary: 'Optimize based on your usage. Recommended for most apps.',
              },
              {
                label: 'Restricted',
                value: 'restricted',
                summary:
                  'Restrict battery usage while in background. App may not work as expected. Notifications may be delayed.',
              },
            ],
            value: text(`secure/battery_usage_${app.packageName}`, 'optimized'),
          },
        ],
      },
    ]),
  },
  {
    fragment: 'com.android.settings.applications.AppLaunchSettings',
    title: 'Open by default',
    rows: ofApp((app) => [
      header(app),
      {
        kind: 'main-switch',
        title: 'Open supported links',
        value: flag(`secure/open_supported_links_${app.packageName}`, { otherwise: true }),
      },
      {
        kind: 'category',
        title: 'Other default preferences',
        rows: [{ kind: 'custom', key: 'defaults', content: (scope) => <ClearDefaults app={app} scope={scope} /> }],
      },
      { kind: 'footer', title: 'Links that this app can open would open in it.' },
    ]),
  },
];

/** What is in the cache counts as cache alone. */
function sizeRows(size: PackageSize | undefined): SettingsRow[] {
  return [
    horizontalRow('App size', sizeText(size?.app)),
    horizontalRow('User data', sizeText(size && size.data - size.cache)),
    horizontalRow('Cache', sizeText(size?.cache)),
  ];
}

function header(app: PackageInfo): SettingsRow {
  return { kind: 'custom', key: 'header', content: () => <EntityHeader app={app} /> };
}

function AppActions({ app, scope }: { app: PackageInfo; scope: PageScope }) {
  const [asking, setAsking] = useState<'stop' | 'uninstall' | 'disable'>();
  const close = () => setAsking(undefined);
  const { packageName, launcher } = app;
  return (
    <>
      <ActionButtons
        actions={[
          {
            label: 'Open',
            icon: open,
            enabled: launcher !== null && app.enabled,
            onClick: () => scope.open({ intent: launchIntent(launcher ?? '') }),
          },
          app.system
            ? {
                label: app.enabled ? 'Disable' : 'Enable',
                icon: disable,
                onClick: () =>
                  app.enabled ? setAsking('disable') : scope.act((api) => api.system.setEnabled(packageName, true)),
              }
            : { label: 'Uninstall', icon: uninstall, onClick: () => setAsking('uninstall') },
          { label: 'Force stop', icon: stop, enabled: app.running, onClick: () => setAsking('stop') },
        ]}
      />
      {asking === 'stop' && (
        <ConfirmDialog
          title="Force stop?"
          message="If you force stop an app, it may misbehave."
          onConfirm={() => scope.act((api) => api.system.forceStop(packageName))}
          onClose={close}
        />
      )}
      {asking === 'disable' && (
        <ConfirmDialog
          message="If you disable this app, Android and other apps may no longer work as intended."
          confirm="Disable app"
          onConfirm={() => scope.act((api) => api.system.setEnabled(packageName, false))}
          onClose={close}
        />
      )}
      {asking === 'uninstall' && (
        <ConfirmDialog
          title={app.label}
          message="Do you want to uninstall this app?"
          onConfirm={() => scope.act((api) => api.system.uninstall(packageName))}
          onClose={close}
        />
      )}
    </>
  );
}

function launchIntent(launcher: string) {
  const [packageName = '', className = ''] = launcher.split('/');
  return {
    action: 'android.intent.action.MAIN',
    categories: ['android.intent.category.LAUNCHER'],
    component: { packageName, className },
    flags: 0x1000_0000,
  };
}

function StorageActions({ app, scope }: { app: PackageInfo; scope: PageScope }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ActionButtons
        actions={[
          { label: 'Clear storage', icon: uninstall, onClick: () => setAsking(true) },
          {
            label: 'Clear cache',
            icon: uninstall,
            enabled: (sizeOf(scope, app.packageName)?.cache ?? 0) > 0,
            onClick: () => scope.act((api) => api.system.clearCache(app.packageName)),
          },
        ]}
      />
      {isAsking && (
        <AlertDialog
          title="Delete app data?"
          message="This app’s data, including files and settings, will be permanently deleted from this device"
          onDismiss={() => setAsking(false)}
          negative={{ label: 'Cancel', onClick: () => setAsking(false) }}
          positive={{
            label: 'Delete',
            onClick() {
              setAsking(false);
              scope.act((api) => api.system.clearData(app.packageName));
            },
          }}
        />
      )}
    </>
  );
}
