import type { PackageInfo } from '@androidworld/app-sdk/system';
import type { SettingsRow } from '../page.ts';
import { AppRow } from '../screens/app-row.tsx';
import { EntityHeader } from '../screens/entity-header.tsx';

/** An app, and whether it is allowed a special access. */
export function accessRow(app: PackageInfo, access: { permission: string; detail: string }): SettingsRow {
  const isAllowed = app.permissions.some(({ name, granted }) => name === access.permission && granted);
  return {
    kind: 'custom',
    key: app.packageName,
    content: (scope) => (
      <AppRow
        app={app}
        isListed
        summary={isAllowed ? 'Allowed' : 'Not allowed'}
        onClick={() => scope.open({ fragment: access.detail, arg: app.packageName })}
      />
    ),
  };
}

export function headerRow(app: PackageInfo): SettingsRow {
  return { kind: 'custom', key: 'header', content: () => <EntityHeader app={app} summary={app.versionName} /> };
}
