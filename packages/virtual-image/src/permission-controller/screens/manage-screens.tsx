import type { Intent } from '@androidworld/app-sdk';
import { useActivity } from '@androidworld/app-sdk/ui';
import { permissionGroupNames } from '../../settings/pages/permission-groups.ts';
import { PageScreen } from '../../settings/screens/page-screen.tsx';
import { defaultAppPages, roleExtra, roleTitle } from '../pages/default-apps.ts';
import { groupExtra, groupPrefix, packageExtra, permissionPages } from '../pages/manage-permissions.ts';
import { resourcePackage } from '../resource-id.ts';

/** Which permissions apps have, as the intent's action asks. */
export function ManagePermissions() {
  const { intent } = useActivity();
  const page = permissionPages[intent.action ?? ''];
  if (page === undefined) throw new Error(`No page of permissions answers ${intent.action}`);
  const packageName = textExtra(intent, packageExtra);
  const group = textExtra(intent, groupExtra)?.replace(groupPrefix, '');
  const groupName = permissionGroupNames.find(({ id }) => id === group)?.name;
  const arg = [packageName, group].filter((part) => part !== undefined).join('/');
  const title = groupName === undefined ? page.title : `${groupName} permission`;
  return <PageScreen page={page} arg={arg} title={title} resourcePackage={resourcePackage} />;
}

export function DefaultAppList() {
  return <PageScreen page={defaultAppPages.list} resourcePackage={resourcePackage} />;
}

export function DefaultApp() {
  const role = textExtra(useActivity().intent, roleExtra) ?? '';
  return (
    <PageScreen
      page={defaultAppPages.one}
      arg={role}
      title={`Default ${roleTitle(role).toLowerCase()}`}
      resourcePackage={resourcePackage}
    />
  );
}

function textExtra(intent: Intent, name: string): string | undefined {
  const value = intent.extras?.[name];
  return typeof value === 'string' ? value : undefined;
}
