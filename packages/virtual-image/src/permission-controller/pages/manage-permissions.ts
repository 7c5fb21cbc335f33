import type { Intent } from '@androidworld/app-sdk';
import type { PackageInfo } from '@androidworld/app-sdk/system';
import type { PageScope, SettingsPage, SettingsRow } from '../../settings/page.ts';
import { appOf, ofApp, withIcons } from '../../settings/pages/installed-app.ts';
import { permissionGroupNames, permissionGroups } from '../../settings/pages/permission-groups.ts';
import { headerRow } from '../../settings/pages/special-access-rows.tsx';
import { permissionChoice } from './permission-choice.tsx';

export const groupPrefix = 'android.permission-group.';
export const packageExtra = 'android.intent.extra.PACKAGE_NAME';
export const groupExtra = 'android.intent.extra.PERMISSION_GROUP_NAME';

const intentOf = (action: string, extras: Intent['extras'] = {}): { intent: Intent } => ({
  intent: { action: `android.intent.action.${action}`, extras },
});

function appPermission(app: PackageInfo, group: string) {
  return intentOf('MANAGE_APP_PERMISSION', { [packageExtra]: app.packageName, [groupExtra]: groupPrefix + group });
}

/** A heading over what there is, or a row that says that there is nothing. */
function category(title: string, rows: readonly SettingsRow[], nothing: string): SettingsRow {
  return { kind: 'category', title, rows: rows.length === 0 ? [{ title: nothing, enabled: false }] : rows };
}

function appsAsking({ apps }: PageScope, group: string) {
  return withIcons(apps).flatMap((app) =>
    permissionGroups(app.permissions).flatMap(({ id, granted }) => (id === group ? [{ app, granted }] : [])),
  );
}

/** What each action of the permission controller shows; `scope.arg` is a package, a group, or both: `package/group`. */
export const permissionPages: Readonly<Record<string, SettingsPage>> = {
  'android.intent.action.MANAGE_PERMISSIONS': {
    fragment: 'ManageStandardPermissionsFragment',
    title: 'Permission manager',
    rows: permissionGroupNames.map(({ id, name }) => ({
      title: name,
      summary: (scope) => {
        const asking = appsAsking(scope, id);
        return `${asking.filter(({ granted }) => granted).length} of ${asking.length} apps allowed`;
      },
      opens: intentOf('MANAGE_PERMISSION_APPS', { [groupExtra]: groupPrefix + id }),
    })),
  },
  'android.intent.action.MANAGE_PERMISSION_APPS': {
    fragment: 'PermissionAppsFragment',
    title: 'Permission',
    rows: (scope) => {
      const asking = appsAsking(scope, scope.arg ?? '');
      const rows = (isGranted: boolean) =>
        asking
          .filter(({ granted }) => granted === isGranted)
          .map(({ app }): SettingsRow => ({ title: app.label, opens: appPermission(app, scope.arg ?? '') }));
      return [
        category('Allowed', rows(true), 'No apps allowed'),
        category('Not allowed', rows(false), 'No apps denied'),
      ];
    },
  },
  'android.intent.action.MANAGE_APP_PERMISSIONS': {
    fragment: 'AppPermissionGroupsFragment',
    title: 'App permissions',
    rows: ofApp((app) => {
      const groups = permissionGroups(app.permissions);
      const rows = (isGranted: boolean) =>
        groups
          .filter(({ granted }) => granted === isGranted)
          .map(({ id, name }): SettingsRow => ({ title: name, opens: appPermission(app, id) }));
      return [
        headerRow(app),
        category('Allowed', rows(true), 'No permissions allowed'),
        category('Not allowed', rows(false), 'No permissions denied'),
      ];
    }),
  },
  'android.intent.action.MANAGE_APP_PERMISSION': {
    fragment: 'AppPermissionFragment',
    title: 'Permission',
    rows: (scope) => {
      const [packageName, id] = (scope.arg ?? '').split('/');
      const app = appOf({ ...scope, apps: scope.apps, arg: packageName });
      const group = permissionGroups(app?.permissions ?? []).find((one) => one.id === id);
      if (!app || group === undefined) return [];
      return [headerRow(app), permissionChoice(app, group)];
    },
  },
  'android.intent.action.REVIEW_PERMISSION_USAGE': {
    fragment: 'PermissionUsageFragment',
    title: 'Privacy dashboard',
    rows: [
      { kind: 'intro', title: 'No app has used a permission in the past 24 hours' },
      { title: 'Manage permissions', opens: intentOf('MANAGE_PERMISSIONS') },
    ],
  },
  'android.intent.action.MANAGE_UNUSED_APPS': {
    fragment: 'UnusedAppsFragment',
    title: 'Unused apps',
    rows: [{ kind: 'footer', title: 'No unused apps' }],
  },
};
