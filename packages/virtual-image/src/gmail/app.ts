import { defineApp } from '@androidworld/app-sdk';
import { symbol, uiModule } from '../own-files.ts';
import { gmailActivity, gmailPackage } from './package-name.ts';

/** Gmail, on a phone without an account: its first pages. */
export const gmail = defineApp({
  manifest: {
    packageName: gmailPackage,
    label: 'Gmail',
    versionName: '2023.01.22',
    versionCode: 33,
    minSdk: 26,
    targetSdk: 33,
    icon: { path: symbol('mail'), foreground: '#ea4335', background: '#ffffff' },
    system: true,
    activities: [
      {
        name: gmailActivity,
        exported: true,
        launchMode: 'singleTask',
        filters: [{ actions: ['android.intent.action.MAIN'], categories: ['android.intent.category.LAUNCHER'] }],
      },
    ],
    permissions: ['android.permission.INTERNET'],
  },
  ui: uiModule('gmail'),
});
