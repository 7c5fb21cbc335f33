import { defineApp } from '@androidworld/app-sdk';
import { symbol, uiModule } from '../own-files.ts';
import { ejectAction, ejectReceiver, startStorageNotice } from './storage-notice.ts';

/** Status bar, shade, recents, keyboard, toasts, and the dialogs that belong to none of the apps. */
export const systemUi = defineApp({
  manifest: {
    packageName: 'com.android.systemui',
    label: 'System UI',
    versionName: '13',
    versionCode: 33,
    targetSdk: 33,
    icon: { path: symbol('android'), foreground: '#ffffff', background: '#3ddc84' },
    system: true,
    activities: [
      {
        name: 'com.android.systemui.settings.brightness.BrightnessDialog',
        label: 'Brightness',
        exported: true,
        translucent: true,
        launchMode: 'singleInstance',
        excludeFromRecents: true,
        filters: [
          {
            actions: ['com.android.intent.action.SHOW_BRIGHTNESS_DIALOG'],
            categories: ['android.intent.category.DEFAULT'],
          },
        ],
      },
    ],
    receivers: [{ name: ejectReceiver, filters: [{ actions: [ejectAction] }], exported: false }],
    permissions: ['android.permission.STATUS_BAR_SERVICE', 'android.permission.WRITE_SECURE_SETTINGS'],
  },
  ui: uiModule('system-ui'),
  start: startStorageNotice,
});
