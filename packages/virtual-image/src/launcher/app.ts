import { defineApp } from '@androidworld/app-sdk';
import { symbol, uiModule } from '../own-files.ts';

/** Pixel Launcher. */
export const launcher = defineApp({
  manifest: {
    packageName: 'com.google.android.apps.nexuslauncher',
    label: 'Pixel Launcher',
    versionName: '13',
    versionCode: 33,
    targetSdk: 33,
    icon: { path: symbol('home'), foreground: '#ffffff', background: '#5f6368' },
    system: true,
    activities: [
      {
        name: 'com.google.android.apps.nexuslauncher.NexusLauncherActivity',
        exported: true,
        launchMode: 'singleTask',
        taskAffinity: '',
        excludeFromRecents: true,
        // On a phone home does not turn, nor do the recent apps.
        screenOrientation: 'nosensor',
        filters: [
          {
            actions: ['android.intent.action.MAIN'],
            categories: ['android.intent.category.HOME', 'android.intent.category.DEFAULT'],
          },
        ],
      },
      {
        name: 'com.android.launcher3.dragndrop.AddItemActivity',
        exported: true,
        translucent: true,
        taskAffinity: '',
        excludeFromRecents: true,
        filters: [
          {
            actions: ['android.content.pm.action.CONFIRM_PIN_SHORTCUT'],
            categories: ['android.intent.category.DEFAULT'],
          },
        ],
      },
    ],
    permissions: ['android.permission.SET_WALLPAPER', 'android.permission.BIND_APPWIDGET'],
  },
  ui: uiModule('launcher'),
});
