import { defineScreens } from '@androidworld/app-sdk/ui';
import { GrantPermissions } from './screens/grant-permissions.tsx';
import { DefaultApp, DefaultAppList, ManagePermissions } from './screens/manage-screens.tsx';
import { RequestRole } from './screens/request-role.tsx';
import { ReviewPermissions } from './screens/review-permissions.tsx';

export default defineScreens({
  activities: {
    'com.android.permissioncontroller.permission.ui.GrantPermissionsActivity': GrantPermissions,
    'com.android.permissioncontroller.permission.ui.ReviewPermissionsActivity': ReviewPermissions,
    'com.android.permissioncontroller.role.ui.RequestRoleActivity': RequestRole,
    'com.android.permissioncontroller.permission.ui.ManagePermissionsActivity': ManagePermissions,
    'com.android.permissioncontroller.role.ui.DefaultAppListActivity': DefaultAppList,
    'com.android.permissioncontroller.role.ui.DefaultAppActivity': DefaultApp,
  },
});
