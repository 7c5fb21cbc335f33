import { defineApp, type ShortcutInfo } from '@androidworld/app-sdk';
import { symbol, uiModule } from '../own-files.ts';
import { mainActivity, packageName, quickAction } from './package-name.ts';
import { alarmReceiver, showAlarm } from './store/alarms.ts';
import { database } from './store/database.ts';
import { prepareFirstStart } from './store/first-start.ts';
import { logDatabase } from './store/log-database.ts';

const byDefault = ['android.intent.category.DEFAULT'];

/** Joplin, `joplin-v3.0.1.apk`: one activity, whose screens are React Native's. */
export const joplin = defineApp({
  manifest: {
    packageName,
    label: 'Joplin',
    versionName: '3.0.1',
    versionCode: 2097740,
    minSdk: 21,
    targetSdk: 33,
    icon: { path: symbol('edit_note'), foreground: '#ffffff', background: '#1071d3' },
    activities: [
      {
        name: mainActivity,
        exported: true,
        launchMode: 'singleTask',
        filters: [
          { actions: ['android.intent.action.MAIN'], categories: ['android.intent.category.LAUNCHER'] },
          { actions: ['android.intent.action.SEND'], categories: byDefault, types: ['*/*'] },
          { actions: ['android.intent.action.SEND_MULTIPLE'], categories: byDefault, types: ['*/*'] },
        ],
      },
    ],
    receivers: [{ name: alarmReceiver, exported: false }],
    shortcuts: [shortcut('New note', symbol('description')), shortcut('New to-do', symbol('check_box'))],
    permissions: [
      'INTERNET',
      'ACCESS_NETWORK_STATE',
      'ACCESS_COARSE_LOCATION',
      'ACCESS_FINE_LOCATION',
      'CAMERA',
      'READ_EXTERNAL_STORAGE',
      'WRITE_EXTERNAL_STORAGE',
      'READ_MEDIA_IMAGES',
      'POST_NOTIFICATIONS',
      'USE_BIOMETRIC',
    ].map((name) => `android.permission.${name}`),
  },
  ui: uiModule('joplin'),
  async start(api) {
    await database.create(api);
    await logDatabase.create(api);
    await prepareFirstStart(api);
    return { receivers: { [alarmReceiver]: (intent) => showAlarm(api, intent) } };
  },
});

/** Into the app's one activity, which is told what to begin with. */
function shortcut(label: string, path: string): ShortcutInfo {
  return {
    id: label,
    shortLabel: label,
    icon: { path, foreground: '#1071d3', background: '#f5f5f5' },
    intent: {
      action: 'android.intent.action.VIEW',
      component: { packageName, className: mainActivity },
      extras: { [quickAction]: label },
    },
  };
}
