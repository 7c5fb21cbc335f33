import { defineApp } from '@androidworld/app-sdk';
import { symbol, uiModule } from '../own-files.ts';
import { actionPages } from './action-pages.ts';

const byDefault = ['android.intent.category.DEFAULT'];

/** AOSP Settings. */
export const settings = defineApp({
  manifest: {
    packageName: 'com.android.settings',
    label: 'Settings',
    versionName: '13',
    versionCode: 33,
    targetSdk: 33,
    userId: 1000,
    icon: { path: symbol('settings'), foreground: '#ffffff', background: '#5f6b7a' },
    system: true,
    activities: [
      {
        name: 'com.android.settings.Settings',
        exported: true,
        launchMode: 'singleTask',
        taskAffinity: 'com.android.settings.root',
        filters: [
          { actions: ['android.intent.action.MAIN'], categories: ['android.intent.category.LAUNCHER', ...byDefault] },
          { actions: ['android.settings.SETTINGS'], categories: byDefault },
        ],
      },
      { name: 'com.android.settings.SubSettings', taskAffinity: 'com.android.settings.root' },
      { name: 'com.android.settings.search.SearchActivity' },
      {
        name: 'com.android.settings.applications.InstalledAppDetails',
        exported: true,
        filters: [
          { actions: ['android.settings.APPLICATION_DETAILS_SETTINGS'], categories: byDefault, schemes: ['package'] },
        ],
      },
      {
        name: 'com.android.settings.Settings$AppManageExternalStorageActivity',
        exported: true,
        filters: [
          {
            actions: ['android.settings.MANAGE_APP_ALL_FILES_ACCESS_PERMISSION'],
            categories: byDefault,
            schemes: ['package'],
          },
        ],
      },
      ...actionPages.map(({ action, activity }) => ({
        name: activity,
        exported: true,
        filters: [{ actions: [action], categories: byDefault }],
      })),
    ],
    permissions: ['android.permission.WRITE_SETTINGS', 'android.permission.WRITE_SECURE_SETTINGS'],
  },
  ui: uiModule('settings'),
});
