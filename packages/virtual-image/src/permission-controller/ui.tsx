import { defineScreens } from '@androidworld/app-sdk/ui';
import { GrantPermissions } from './screens/grant-permissions.tsx';
import { RequestRole } from './screens/request-role.tsx';

export default defineScreens({
  activities: {
    'com.android.permissioncontroller.permission.ui.GrantPermissionsActivity': GrantPermissions,
    'com.android.permissioncontroller.role.ui.RequestRoleActivity': RequestRole,
  },
});
