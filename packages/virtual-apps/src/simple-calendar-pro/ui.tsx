import { defineScreens } from '@androidworld/app-sdk/ui';
import { activityName } from './package-name.ts';
import { EventScreen, TaskScreen } from './screens/event/editor-screen.tsx';
import { MainScreen } from './screens/main/main-screen.tsx';
import { SplashScreen } from './screens/splash-screen.tsx';

export default defineScreens({
  theme: { actionBar: { titleSize: 21, overlapAnchor: false } },
  activities: {
    [activityName('SplashActivity')]: SplashScreen,
    [activityName('MainActivity')]: MainScreen,
    [activityName('EventActivity')]: EventScreen,
    [activityName('TaskActivity')]: TaskScreen,
  },
});
