import { defineApp } from '@androidworld/app-sdk';
import { symbol } from '../symbol.ts';
import { uiModule } from '../ui-module.ts';

/** The framework's own package: "Open with" and "Share". */
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
      { name: 'com.android.internal.app.ChooserActivity', exported: true, floating: true, excludeFromRecents: true },
      { name: 'com.android.internal.app.ResolverActivity', exported: true, floating: true, excludeFromRecents: true },
      { name: 'com.android.server.am.AppErrorDialog', floating: true, excludeFromRecents: true },
    ],
  },
  ui: uiModule('android'),
});
