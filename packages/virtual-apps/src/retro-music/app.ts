import { defineApp } from '@androidworld/app-sdk';
import { symbol, uiModule } from '../own-files.ts';
import {
  mainActivity,
  mediaButton,
  mediaReceiver,
  packageName,
  permissionActivity,
  permissions,
} from './package-name.ts';
import { blacklistDatabase } from './store/blacklist.ts';
import { playlistDatabase } from './store/playlist-database.ts';
import { queueDatabase } from './store/queue-database.ts';

const main = 'android.intent.action.MAIN';
const byDefault = ['android.intent.category.DEFAULT'];

/** Retro Music Player, `code.name.monkey.retromusic_10603.apk`. */
export const retroMusic = defineApp({
  manifest: {
    packageName,
    label: 'Retro Music',
    versionName: '6.1.0',
    versionCode: 10603,
    minSdk: 21,
    targetSdk: 33,
    icon: { path: symbol('music_note'), foreground: '#0d0754', background: '#ffffff' },
    activities: [
      {
        name: mainActivity,
        exported: true,
        launchMode: 'singleTop',
        filters: [
          { actions: [main], categories: ['android.intent.category.LAUNCHER', 'android.intent.category.APP_MUSIC'] },
          { actions: ['android.intent.action.MUSIC_PLAYER'], categories: byDefault },
          {
            actions: ['android.intent.action.VIEW'],
            categories: byDefault,
            schemes: ['content', 'file'],
            types: ['audio/*', 'application/ogg'],
          },
        ],
      },
      { name: permissionActivity },
    ],
    receivers: [{ name: mediaReceiver }],
    permissions: [...permissions, 'android.permission.BLUETOOTH_CONNECT', 'android.permission.WRITE_SETTINGS'],
  },
  ui: uiModule('retro-music'),
  async start(api, host) {
    await playlistDatabase.create(api);
    await queueDatabase.create(api);
    await blacklistDatabase.create(api);
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
