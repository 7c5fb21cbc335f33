import { defineApp } from '@androidworld/app-sdk';
import { symbol, uiModule } from '../own-files.ts';
import { archiveTypes } from './archive-types.ts';
import { filesActivity, inspectorActivity, packageName, pickActivity } from './package-name.ts';

const byDefault = 'android.intent.category.DEFAULT';
const openable = [byDefault, 'android.intent.category.OPENABLE'];

/** Before other apps that answer the same (`AndroidManifest.xml` of DocumentsUI). */
const picks = (action: string) => ({
  actions: [`android.intent.action.${action}`],
  categories: openable,
  types: ['*/*'],
  priority: 100,
});

/** Files (DocumentsUI): shared storage as people use it, and the picker of other apps. */
export const files = defineApp({
  manifest: {
    packageName,
    label: 'Files',
    versionName: '13',
    versionCode: 33,
    targetSdk: 33,
    icon: { path: symbol('folder'), foreground: '#ffffff', background: '#4688f2' },
    system: true,
    activities: [
      {
        name: filesActivity,
        exported: true,
        launchMode: 'singleTop',
        filters: [
          {
            actions: ['android.intent.action.MAIN'],
            categories: ['android.intent.category.LAUNCHER', 'android.intent.category.APP_FILES', byDefault],
          },
          {
            actions: ['android.intent.action.VIEW'],
            types: ['vnd.android.document/root', 'vnd.android.document/directory'],
          },
          { actions: ['android.intent.action.VIEW'], schemes: ['content'], types: archiveTypes },
          { actions: ['android.intent.action.VIEW_DOWNLOADS'] },
        ],
      },
      {
        name: pickActivity,
        exported: true,
        filters: [
          ...['OPEN_DOCUMENT', 'CREATE_DOCUMENT', 'GET_CONTENT'].map(picks),
          { actions: ['android.intent.action.OPEN_DOCUMENT_TREE'] },
        ],
      },
      { name: inspectorActivity, label: 'Get info' },
    ],
    permissions: ['android.permission.MANAGE_DOCUMENTS'],
  },
  ui: uiModule('files'),
});
