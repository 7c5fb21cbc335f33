import { defineApp } from '@androidworld/app-sdk';
import { symbol, uiModule } from '../own-files.ts';
import { htmlViewerActivity, htmlViewerPackage } from './package-name.ts';

/** AOSP's viewer of pages in files: other apps open them in it, it has no icon of its own. */
export const htmlViewer = defineApp({
  manifest: {
    packageName: htmlViewerPackage,
    label: 'HTML Viewer',
    versionName: '13',
    versionCode: 33,
    minSdk: 33,
    targetSdk: 33,
    icon: { path: symbol('article'), foreground: '#ffffff', background: '#3f51b5' },
    system: true,
    activities: [
      {
        name: htmlViewerActivity,
        exported: true,
        filters: [
          {
            actions: ['android.intent.action.VIEW'],
            categories: ['android.intent.category.DEFAULT'],
            schemes: ['file', 'content'],
            types: ['text/html', 'text/plain', 'application/xhtml+xml', 'application/vnd.wap.xhtml+xml'],
          },
        ],
      },
    ],
    permissions: [],
  },
  ui: uiModule('html-viewer'),
  start: async () => ({}),
});
