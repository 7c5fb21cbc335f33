import { defineApp } from '@androidworld/app-sdk';
import { symbol, uiModule } from '../own-files.ts';
import { activities, allFilesPermission, markorPackage, versionCode, versionName } from './package-name.ts';

const byDefault = ['android.intent.category.DEFAULT'];
const texts = ['text/*', 'text/plain', 'text/markdown', 'text/x-markdown', 'text/html'];

/**
 * Markor, the note editor. Notes are plain files in shared storage.
 *
 * @see https://github.com/gsantner/markor
 */
export const markor = defineApp({
  manifest: {
    packageName: markorPackage,
    label: 'Markor',
    versionName,
    versionCode,
    minSdk: 18,
    targetSdk: 30,
    icon: { path: symbol('edit_note'), foreground: '#ffffff', background: '#636363' },
    activities: [
      {
        name: activities.main,
        exported: true,
        launchMode: 'singleTop',
        filters: [{ actions: ['android.intent.action.MAIN'], categories: ['android.intent.category.LAUNCHER'] }],
      },
      {
        name: activities.document,
        exported: true,
        filters: [
          { actions: ['android.intent.action.SEND'], categories: byDefault, types: ['text/plain', 'text/*'] },
          { actions: ['android.intent.action.PROCESS_TEXT'], categories: byDefault, types: ['text/plain', 'text/*'] },
          {
            actions: ['android.intent.action.VIEW', 'android.intent.action.EDIT'],
            categories: byDefault,
            types: texts,
          },
          {
            actions: ['android.intent.action.VIEW', 'android.intent.action.EDIT'],
            categories: byDefault,
            schemes: ['file', 'content'],
            types: [...texts, 'application/octet-stream'],
          },
        ],
      },
      { name: activities.settings, label: 'Settings' },
      { name: activities.storagePermission, label: 'Permissions' },
      { name: activities.intro, label: 'About' },
      { name: activities.openFromShortcut, launchMode: 'singleTop' },
    ],
    permissions: [
      'android.permission.WRITE_EXTERNAL_STORAGE',
      'android.permission.READ_EXTERNAL_STORAGE',
      'android.permission.INTERNET',
      'android.permission.RECORD_AUDIO',
      allFilesPermission,
    ],
  },
  ui: uiModule('markor'),
});
