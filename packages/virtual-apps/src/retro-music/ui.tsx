import { defineScreens } from '@androidworld/app-sdk/ui';
import { mainActivity, permissionActivity } from './package-name.ts';
import { MainScreen } from './screens/main-screen.tsx';
import { theme } from './screens/parts/style.ts';
import { PermissionScreen } from './screens/permission-screen.tsx';

export default defineScreens({
  theme,
  activities: { [mainActivity]: MainScreen, [permissionActivity]: PermissionScreen },
});
