import { defineScreens } from '@androidworld/virtual-phone/app-sdk/ui';
import { GrantPermissions } from './screens/grant-permissions.tsx';

export default defineScreens({
  activities: { 'com.android.permissioncontroller.permission.ui.GrantPermissionsActivity': GrantPermissions },
});
