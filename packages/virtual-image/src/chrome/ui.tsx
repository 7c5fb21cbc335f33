import { defineScreens } from '@androidworld/app-sdk/ui';
import { activities } from './package-name.ts';
import { BookmarkEditScreen } from './screens/bookmark-edit-screen.tsx';
import { BookmarksScreen } from './screens/bookmarks-screen.tsx';
import { BrowserScreen } from './screens/browser-screen.tsx';
import { DownloadsScreen } from './screens/downloads-screen.tsx';
import { HistoryScreen } from './screens/history-screen.tsx';
import { RecentTabsScreen } from './screens/recent-tabs-screen.tsx';
import { SettingsScreen } from './screens/settings/settings-screen.tsx';
import { theme } from './screens/style.ts';

export default defineScreens({
  theme,
  activities: {
    [activities.tabbed]: BrowserScreen,
    [activities.history]: HistoryScreen,
    [activities.bookmarks]: BookmarksScreen,
    [activities.bookmarkEdit]: BookmarkEditScreen,
    [activities.downloads]: DownloadsScreen,
    [activities.recentTabs]: RecentTabsScreen,
    [activities.settings]: SettingsScreen,
  },
});
