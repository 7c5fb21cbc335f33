import type { PageScope, SettingsPage, SettingsRow } from '../../settings/page.ts';
import { handlers } from './role-handlers.ts';

export const roleExtra = 'android.intent.extra.ROLE_NAME';

const roles = [
  { role: 'android.app.role.BROWSER', title: 'Browser app' },
  { role: 'android.app.role.HOME', title: 'Home app' },
  { role: 'android.app.role.DIALER', title: 'Phone app' },
  { role: 'android.app.role.SMS', title: 'SMS app' },
] as const;

export function roleTitle(role: string): string {
  return roles.find((one) => one.role === role)?.title ?? 'Default app';
}

function holder(scope: PageScope, role: string): string | null | undefined {
  return scope.read(role, (api) => api.system.roleHolder(role));
}

/** Which app does what several could; the second one is of one role, which `scope.arg` names. */
export const defaultAppPages = {
  list: {
    fragment: 'DefaultAppListFragment',
    title: 'Default apps',
    rows: roles.map(
      ({ role, title }): SettingsRow => ({
        title,
        summary: (scope) => {
          const packageName = holder(scope, role);
          return scope.apps?.find((app) => app.packageName === packageName)?.label ?? 'None';
        },
        opens: { intent: { action: 'android.intent.action.MANAGE_DEFAULT_APP', extras: { [roleExtra]: role } } },
      }),
    ),
  },
  one: {
    fragment: 'DefaultAppFragment',
    title: 'Default app',
    rows: (scope) => {
      const role = scope.arg ?? '';
      return [
        {
          kind: 'radios',
          entries: handlers(scope, role).map(({ label, packageName }) => ({ label, value: packageName })),
          value: {
            read: () => holder(scope, role) ?? '',
            write: (_, packageName) => scope.act((api) => api.system.setRoleHolder(role, packageName)),
          },
        },
      ];
    },
  },
} as const satisfies Record<string, SettingsPage>;
