import { defineApp } from '@androidworld/app-sdk';
import { symbol, uiModule } from '../own-files.ts';
import { searchActivity, searchPackage } from './package-name.ts';

/** Google's search of the settings: a package of its own. */
export const settingsIntelligence = defineApp({
  manifest: {
    packageName: searchPackage,
    label: 'Settings Services',
    versionName: 'T.1.0',
    versionCode: 33,
    targetSdk: 33,
    icon: { path: symbol('settings'), foreground: '#ffffff', background: '#5f6b7a' },
    system: true,
    activities: [
      {
        name: searchActivity,
        exported: true,
        launchMode: 'singleTop',
        filters: [
          { actions: ['android.settings.APP_SEARCH_SETTINGS'], categories: ['android.intent.category.DEFAULT'] },
        ],
      },
    ],
  },
  ui: uiModule('settings-intelligence'),
});
