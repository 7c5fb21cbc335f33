import type { PackageInfo } from '@androidworld/app-sdk/system';
import type { SettingsPage, SettingsRow } from '../page.ts';
import { ofApp } from './installed-app.ts';
import { accessRow, headerRow } from './special-access-rows.tsx';

interface SpecialAccess {
  readonly title: string;
  readonly permission: string;
  /** Fragment of the list of apps. */
  readonly list: string;
  /** Fragment of one app's page. */
  readonly detail: string;
  readonly toggle: string;
  readonly explanation: string;
}

const details = 'com.android.settings.applications.appinfo';

/** What an app is allowed by a switch of its own rather than by a question. */
export const specialAccesses: readonly SpecialAccess[] = [
  {
    title: 'All files access',
    permission: 'android.permission.MANAGE_EXTERNAL_STORAGE',
    list: 'com.android.settings.Settings$ManageExternalStorageActivity',
    detail: `${details}.ManageExternalStorageDetails`,
    toggle: 'Allow access to manage all files',
    explanation: 'The app may then read, change and delete everything in shared storage.',
  },
  {
    title: 'Display over other apps',
    permission: 'android.permission.SYSTEM_ALERT_WINDOW',
    list: 'com.android.settings.Settings$OverlaySettingsActivity',
    detail: `${details}.DrawOverlayDetails`,
    toggle: 'Allow display over other apps',
    explanation: 'The app may then show itself on top of other apps that are in use.',
  },
  {
    title: 'Modify system settings',
    permission: 'android.permission.WRITE_SETTINGS',
    list: 'com.android.settings.Settings$WriteSettingsActivity',
    detail: `${details}.WriteSettingsDetails`,
    toggle: 'Allow modify system settings',
    explanation: 'The app may then change system settings.',
  },
  {
    title: 'Install unknown apps',
    permission: 'android.permission.REQUEST_INSTALL_PACKAGES',
    list: 'com.android.settings.Settings$ManageExternalSourcesActivity',
    detail: `${details}.ExternalSourcesDetails`,
    toggle: 'Allow from this source',
    explanation: 'Apps from unknown sources can do harm to the phone and to personal data.',
  },
  {
    title: 'Alarms & reminders',
    permission: 'android.permission.SCHEDULE_EXACT_ALARM',
    list: 'com.android.settings.Settings$AlarmsAndRemindersActivity',
    detail: `${details}.AlarmsAndRemindersDetails`,
    toggle: 'Allow setting alarms and reminders',
    explanation: 'The app may then set alarms and do things at set times.',
  },
  {
    title: 'Usage access',
    permission: 'android.permission.PACKAGE_USAGE_STATS',
    list: 'com.android.settings.Settings$UsageAccessSettingsActivity',
    detail: 'com.android.settings.applications.UsageAccessDetails',
    toggle: 'Permit usage access',
    explanation: 'The app may then see which other apps are used, and how often.',
  },
];

/** Kinds of access that no app of this phone asks for. */
const unasked = [
  {
    title: 'Device admin apps',
    fragment: 'com.android.settings.applications.specialaccess.deviceadmin.DeviceAdminSettings',
    summary: 'No active apps',
  },
  { title: 'Do Not Disturb access', fragment: 'com.android.settings.notification.zen.ZenAccessSettings' },
  { title: 'Media management apps', fragment: 'com.android.settings.Settings$MediaManagementAppsActivity' },
  {
    title: 'Picture-in-picture',
    fragment: 'com.android.settings.applications.specialaccess.pictureinpicture.PictureInPictureSettings',
  },
  {
    title: 'Premium SMS access',
    fragment: 'com.android.settings.applications.specialaccess.premiumsms.PremiumSmsAccess',
  },
  {
    title: 'VR helper services',
    fragment: 'com.android.settings.applications.specialaccess.vrlistener.VrListenerSettings',
  },
  { title: 'Wi-Fi control', fragment: 'com.android.settings.Settings$ChangeWifiStateActivity' },
  {
    title: 'Turn screen on',
    fragment: 'com.android.settings.applications.specialaccess.turnscreenon.TurnScreenOnSettings',
  },
] as const;

const noneAsks: SettingsRow = { kind: 'footer', title: 'No installed app has asked for this.' };

/** As Android has them. */
const order = [
  'All files access',
  'Device admin apps',
  'Display over other apps',
  'Do Not Disturb access',
  'Media management apps',
  'Modify system settings',
  'Device & app notifications',
  'Picture-in-picture',
  'Premium SMS access',
  'Unrestricted data',
  'Install unknown apps',
  'Alarms & reminders',
  'Usage access',
  'VR helper services',
  'Wi-Fi control',
  'Turn screen on',
];

const rows: readonly (SettingsRow & { readonly title: string })[] = [
  ...specialAccesses.map(({ title, list }) => ({ title, opens: list })),
  ...unasked.map(({ title, fragment, ...rest }) => ({ title, opens: fragment, ...rest })),
  {
    title: 'Device & app notifications',
    opens: 'com.android.settings.notification.NotificationAccessSettings',
  },
  {
    title: 'Unrestricted data',
    summary: '0 apps allowed to use unrestricted data when Data Saver is on',
    opens: 'com.android.settings.datausage.UnrestrictedDataAccess',
  },
];

function asks(app: PackageInfo, permission: string): boolean {
  return app.permissions.some(({ name }) => name === permission);
}

export const specialAccessPages: readonly SettingsPage[] = [
  {
    fragment: 'com.android.settings.applications.specialaccess.SpecialAccessSettings',
    title: 'Special app access',
    rows: rows.toSorted((one, other) => order.indexOf(one.title) - order.indexOf(other.title)),
  },
  ...specialAccesses.flatMap((access): SettingsPage[] => [
    {
      fragment: access.list,
      title: access.title,
      listId: 'apps_list',
      rows({ apps = [] }) {
        const asking = apps.filter((app) => asks(app, access.permission) && (!app.system || app.launcher !== null));
        return asking.length === 0 ? [noneAsks] : asking.map((app) => accessRow(app, access));
      },
    },
    {
      fragment: access.detail,
      title: access.title,
      rows: ofApp((app) => [
        headerRow(app),
        {
          kind: 'switch',
          title: access.toggle,
          enabled: asks(app, access.permission),
          value: {
            read: () => app.permissions.some(({ name, granted }) => name === access.permission && granted),
            write: (scope, on) => scope.act((api) => api.system.setPermission(app.packageName, access.permission, on)),
          },
        },
        { kind: 'footer', title: access.explanation },
      ]),
    },
  ]),
  ...unasked.map(
    ({ title, fragment }): SettingsPage => ({
      fragment,
      title,
      rows: [noneAsks],
    }),
  ),
];
