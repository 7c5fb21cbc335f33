import { defineScreens } from '@androidworld/app-sdk/ui';
import { activities } from './package-name.ts';
import { BrowserScreen } from './screens/browser-screen.tsx';
import { BookmarksScreen, DownloadsScreen, HistoryScreen, SettingsScreen } from './screens/list-screens.tsx';
import { theme } from './screens/style.ts';

export default defineScreens({
  theme,
  activities: {
    [activities.tabbed]: BrowserScreen,
    [activities.history]: HistoryScreen,
    [activities.bookmarks]: BookmarksScreen,
    [activities.downloads]: DownloadsScreen,
    [activities.settings]: SettingsScreen,
  },
});
