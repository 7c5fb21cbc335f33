import { defineScreens } from '@androidworld/app-sdk/ui';
import { AddItemActivity } from './screens/add-item-activity.tsx';
import { HomeScreen } from './screens/home-screen.tsx';

export default defineScreens({
  theme: { accent: '#3f6b4f' },
  activities: {
    'com.google.android.apps.nexuslauncher.NexusLauncherActivity': HomeScreen,
    'com.android.launcher3.dragndrop.AddItemActivity': AddItemActivity,
  },
});
