import { defineScreens } from '@androidworld/app-sdk/ui';
import { HomeScreen } from './screens/home-screen.tsx';

export default defineScreens({
  theme: { accent: '#3f6b4f' },
  activities: { 'com.google.android.apps.nexuslauncher.NexusLauncherActivity': HomeScreen },
});
