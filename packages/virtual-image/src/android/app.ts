import { defineApp } from '@androidworld/app-sdk';
import { symbol, uiModule } from '../own-files.ts';

/** The framework's own package: "Open with" and "Share", and what the system says of apps. */
export const android = defineApp({
  manifest: {
    packageName: 'android',
    label: 'Android System',
    versionName: '13',
    versionCode: 33,
    targetSdk: 33,
    userId: 1000,
    icon: { path: symbol('android'), foreground: '#ffffff', background: '#3ddc84' },
    system: true,
    activities: [
      { name: 'com.android.internal.app.ChooserActivity', exported: true, translucent: true, excludeFromRecents: true },
      {
        name: 'com.android.internal.app.ResolverActivity',
        exported: true,
        translucent: true,
        excludeFromRecents: true,
      },
      { name: 'com.android.internal.app.SuspendedAppActivity', translucent: true, excludeFromRecents: true },
      { name: 'com.android.server.am.AppErrorDialog', translucent: true, excludeFromRecents: true },
      {
        name: 'com.android.server.wm.DeprecatedTargetSdkVersionDialog',
        translucent: true,
        excludeFromRecents: true,
      },
    ],
  },
  ui: uiModule('android'),
});
