import { defineApp, defineService, START_STICKY } from '@androidworld/app-sdk';
import { symbol, uiModule } from '../own-files.ts';
import { answerBroadcast } from './answer-broadcast.ts';

const receiver = 'ca.zgrs.clipper.ClipperReceiver';
const service = 'ca.zgrs.clipper.ClipboardService';

/**
 * Clipper: gives test tools the clipboard by broadcasts.
 *
 * @see https://github.com/majido/clipper
 */
export const clipper = defineApp({
  manifest: {
    packageName: 'ca.zgrs.clipper',
    label: 'Clipper',
    versionName: '1.2.1',
    versionCode: 4,
    // Its manifest names no version of Android. To what was made for the first three these are given.
    minSdk: 1,
    targetSdk: 1,
    permissions: [
      'android.permission.WRITE_EXTERNAL_STORAGE',
      'android.permission.READ_PHONE_STATE',
      'android.permission.READ_EXTERNAL_STORAGE',
    ],
    icon: { path: symbol('content_paste'), foreground: '#ffffff', background: '#546e7a' },
    activities: [
      {
        name: 'ca.zgrs.clipper.Main',
        exported: true,
        filters: [{ actions: ['android.intent.action.MAIN'], categories: ['android.intent.category.LAUNCHER'] }],
      },
    ],
    // Its service registers the receiver: only the running app hears it.
    receivers: [
      {
        name: receiver,
        exported: true,
        dynamic: true,
        filters: [{ actions: ['clipper.get', 'get', 'clipper.set', 'set'] }],
      },
    ],
    services: [{ name: service }],
  },
  ui: uiModule('clipper'),
  start: async (api) => ({
    receivers: { [receiver]: (intent) => answerBroadcast(api, intent) },
    // All it does is keep the process, whose receiver is what tools talk to.
    services: { [service]: defineService(() => ({ onStartCommand: () => START_STICKY })) },
  }),
});
