import { defineApp } from '@androidworld/app-sdk';
import { symbol, uiModule } from '../own-files.ts';
import { photosActivity, photosPackage } from './package-name.ts';

/** Google Photos, on a phone without an account: the pictures of the device. */
export const photos = defineApp({
  manifest: {
    packageName: photosPackage,
    label: 'Photos',
    versionName: '6.22.0',
    versionCode: 33,
    minSdk: 26,
    targetSdk: 33,
    icon: { path: symbol('photo_library'), foreground: '#4285f4', background: '#ffffff' },
    system: true,
    activities: [
      {
        name: photosActivity,
        exported: true,
        launchMode: 'singleTask',
        filters: [{ actions: ['android.intent.action.MAIN'], categories: ['android.intent.category.LAUNCHER'] }],
      },
    ],
    permissions: ['android.permission.INTERNET', 'android.permission.READ_MEDIA_IMAGES'],
  },
  ui: uiModule('photos'),
});
