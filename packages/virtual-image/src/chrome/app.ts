import { defineApp } from '@androidworld/app-sdk';
import { symbol, uiModule } from '../own-files.ts';
import { activities, aliases, chromePackage } from './package-name.ts';
import { autofillDatabase } from './store/autofill.ts';
import { historyDatabase } from './store/history.ts';

const view = ['android.intent.action.VIEW'];
const browsable = ['android.intent.category.DEFAULT', 'android.intent.category.BROWSABLE'];
const pages = ['text/html', 'text/plain', 'application/xhtml+xml'];

/** Chrome as the system image has it. */
export const chrome = defineApp({
  manifest: {
    packageName: chromePackage,
    label: 'Chrome',
    versionName: '109.0.5414.123',
    versionCode: 541412333,
    minSdk: 24,
    targetSdk: 33,
    icon: { path: symbol('public'), foreground: '#1a73e8', background: '#ffffff' },
    system: true,
    activities: [
      {
        name: activities.tabbed,
        launchMode: 'singleTask',
        exported: true,
        // Its pages go on as they are.
        configChanges: ['orientation', 'screenSize'],
      },
      { name: activities.history, label: 'History' },
      { name: activities.bookmarks, label: 'Bookmarks' },
      { name: activities.bookmarkEdit, label: 'Edit bookmark' },
      { name: activities.downloads, label: 'Downloads' },
      { name: activities.recentTabs, label: 'Recent tabs' },
      { name: activities.settings, label: 'Settings' },
    ],
    activityAliases: [
      {
        name: aliases.main,
        targetActivity: activities.tabbed,
        exported: true,
        filters: [
          {
            actions: ['android.intent.action.MAIN'],
            categories: ['android.intent.category.LAUNCHER', 'android.intent.category.APP_BROWSER', ...browsable],
          },
        ],
      },
      {
        name: aliases.dispatcher,
        targetActivity: activities.tabbed,
        exported: true,
        filters: [
          { actions: view, categories: browsable, schemes: ['http', 'https', 'about', 'googlechrome'] },
          { actions: view, categories: browsable, schemes: ['http', 'https'], types: pages },
          { actions: view, categories: browsable, schemes: ['content'], types: pages },
        ],
      },
    ],
    permissions: ['android.permission.INTERNET', 'android.permission.POST_NOTIFICATIONS'],
  },
  ui: uiModule('chrome'),
  async start(api) {
    await historyDatabase.create(api);
    await autofillDatabase.create(api);
    return {};
  },
});
