export const chromePackage = 'com.android.chrome';

export const activities = {
  tabbed: 'org.chromium.chrome.browser.ChromeTabbedActivity',
  history: 'org.chromium.chrome.browser.history.HistoryActivity',
  bookmarks: 'org.chromium.chrome.browser.app.bookmarks.BookmarkActivity',
  bookmarkEdit: 'org.chromium.chrome.browser.app.bookmarks.BookmarkEditActivity',
  downloads: 'org.chromium.chrome.browser.app.download.home.DownloadActivity',
  /** In Chrome a page of its own in a tab. */
  recentTabs: 'org.chromium.chrome.browser.ntp.RecentTabsActivity',
  settings: 'org.chromium.chrome.browser.settings.SettingsActivity',
} as const;

/** Where the launcher and other apps find it. */
export const aliases = {
  main: 'com.google.android.apps.chrome.Main',
  dispatcher: 'com.google.android.apps.chrome.IntentDispatcher',
} as const;
