import { defineScreens } from '@androidworld/app-sdk/ui';
import { simpleTheme } from '../simple-commons/simple-theme.ts';
import { activityName } from './package-name.ts';
import { CalendarAboutScreen } from './screens/about.tsx';
import { CalendarCustomizationScreen } from './screens/customization.tsx';
import { EventScreen, TaskScreen } from './screens/event/editor-screen.tsx';
import { MainScreen } from './screens/main/main-screen.tsx';
import { SettingsScreen } from './screens/settings/settings-screen.tsx';
import { SnoozeScreen } from './screens/snooze-screen.tsx';
import { SplashScreen } from './screens/splash-screen.tsx';
import { TypesScreen } from './screens/types/types-screen.tsx';

export default defineScreens({
  theme: simpleTheme,
  activities: {
    [activityName('SplashActivity')]: SplashScreen,
    [activityName('MainActivity')]: MainScreen,
    [activityName('EventActivity')]: EventScreen,
    [activityName('TaskActivity')]: TaskScreen,
    [activityName('SettingsActivity')]: SettingsScreen,
    [activityName('ManageEventTypesActivity')]: TypesScreen,
    [activityName('SnoozeReminderActivity')]: SnoozeScreen,
    'com.simplemobiletools.commons.activities.CustomizationActivity': CalendarCustomizationScreen,
    'com.simplemobiletools.commons.activities.AboutActivity': CalendarAboutScreen,
  },
});
