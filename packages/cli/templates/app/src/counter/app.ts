import { defineApp } from '@androidworld/app-sdk';
import { packageFiles } from '@androidworld/app-sdk/node';

/** The half of the app that runs without a screen: the facts of its manifest. Names are those of the real app. */
export const counter = defineApp({
  manifest: {
    packageName: 'com.example.counter',
    label: 'Counter',
    versionName: '1.0',
    versionCode: 1,
    icon: { path: 'M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z', foreground: '#fff', background: '#1a73e8' },
    activities: [
      {
        name: 'com.example.counter.MainActivity',
        exported: true,
        filters: [{ actions: ['android.intent.action.MAIN'], categories: ['android.intent.category.LAUNCHER'] }],
      },
    ],
  },
  ui: packageFiles(import.meta.url).uiModule('counter'),
});
