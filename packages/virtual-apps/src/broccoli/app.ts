import { defineApp } from '@androidworld/app-sdk';
import { symbol, uiModule } from '../own-files.ts';
import { activities, packageName } from './package-name.ts';
import { database } from './store/database.ts';

const byDefault = ['android.intent.category.DEFAULT'];

/** Broccoli of the fdroid flavour, `com.flauschcode.broccoli_1020600.apk`. */
export const broccoli = defineApp({
  manifest: {
    packageName,
    label: 'Broccoli',
    versionName: '1.2.6',
    versionCode: 1020600,
    minSdk: 26,
    targetSdk: 34,
    icon: { path: symbol('nutrition'), foreground: '#4caf50', background: '#ffffff' },
    activities: [
      {
        name: activities.main,
        exported: true,
        filters: [{ actions: ['android.intent.action.MAIN'], categories: ['android.intent.category.LAUNCHER'] }],
      },
      {
        name: activities.editor,
        label: 'New Recipe',
        exported: true,
        filters: [
          { actions: ['android.intent.action.SEND'], categories: byDefault, types: ['text/plain'] },
          {
            actions: ['android.intent.action.VIEW'],
            categories: [...byDefault, 'android.intent.category.BROWSABLE'],
            schemes: ['content'],
            types: ['application/octet-stream', 'application/broccoli'],
          },
        ],
      },
      { name: activities.details, launchMode: 'singleTop' },
      { name: activities.cooking, label: 'Cooking assistant' },
      { name: activities.libraries, label: 'Open source licenses' },
    ],
    permissions: ['android.permission.INTERNET'],
  },
  ui: uiModule('broccoli'),
  async start(api) {
    await database.create(api);
    return {};
  },
});
