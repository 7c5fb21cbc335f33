import { defineApp } from '@androidworld/app-sdk';
import { uiModule } from '../own-files.ts';
import {
  activities,
  allFilesPermission,
  mediaButton,
  mediaReceiver,
  notificationPermission,
  packageName,
} from './package-name.ts';
import { cone } from './screens/parts/cone.ts';
import { mediaDatabase } from './store/media-database.ts';

const byDefault = ['android.intent.category.DEFAULT', 'android.intent.category.BROWSABLE'];
const types = ['video/*', 'audio/*'];

/** VLC for Android 3.5.4, `org.videolan.vlc_13050408.apk`. */
export const vlc = defineApp({
  manifest: {
    packageName,
    label: 'VLC',
    versionName: '3.5.4',
    versionCode: 13050408,
    minSdk: 17,
    targetSdk: 33,
    icon: { path: cone, foreground: '#ff8800', background: '#ffffff' },
    activities: [
      {
        name: activities.start,
        exported: true,
        filters: [
          { actions: ['android.intent.action.MAIN'], categories: ['android.intent.category.LAUNCHER'] },
          { actions: ['android.intent.action.VIEW'], categories: byDefault, schemes: ['content', 'file'], types },
          { actions: ['android.intent.action.SEND'], categories: byDefault, types },
        ],
      },
      { name: activities.main, launchMode: 'singleTask', windowSoftInputMode: 'adjustPan' },
      { name: activities.onboarding },
      { name: activities.secondary, windowSoftInputMode: 'adjustPan' },
      { name: activities.playlist, windowSoftInputMode: 'adjustPan' },
      { name: activities.preferences },
      // A film goes on while the screen is turned.
      { name: activities.player, exported: true, configChanges: ['orientation', 'screenSize'] },
    ],
    receivers: [{ name: mediaReceiver }],
    permissions: [
      allFilesPermission,
      notificationPermission,
      'android.permission.READ_MEDIA_VIDEO',
      'android.permission.READ_MEDIA_AUDIO',
    ],
  },
  ui: uiModule('vlc'),
  async start(api, host) {
    await mediaDatabase.create(api);
    return {
      receivers: {
        [mediaReceiver]: async ({ action = '' }) => {
          host.emit(mediaButton, action);
          return undefined;
        },
      },
    };
  },
});
