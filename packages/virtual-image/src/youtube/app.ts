import { defineApp } from '@androidworld/app-sdk';
import { symbol, uiModule } from '../own-files.ts';
import { youtubeActivity, youtubePackage } from './package-name.ts';

/** YouTube, on a phone without a network: the page that says so. */
export const youtube = defineApp({
  manifest: {
    packageName: youtubePackage,
    label: 'YouTube',
    versionName: '17.34.35',
    versionCode: 33,
    minSdk: 26,
    targetSdk: 33,
    icon: { path: symbol('play_arrow'), foreground: '#ff0000', background: '#ffffff' },
    system: true,
    activities: [
      {
        name: youtubeActivity,
        exported: true,
        launchMode: 'singleTask',
        filters: [{ actions: ['android.intent.action.MAIN'], categories: ['android.intent.category.LAUNCHER'] }],
      },
    ],
    permissions: ['android.permission.INTERNET'],
  },
  ui: uiModule('youtube'),
});
