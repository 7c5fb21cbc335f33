import { defineApp } from '@androidworld/app-sdk';
import { packageFiles } from '@androidworld/app-sdk/node';
import { database } from './store.ts';

export const notes = defineApp({
  manifest: {
    packageName: 'org.example.notes',
    label: 'Notes',
    versionName: '1.0',
    versionCode: 1,
    icon: { path: 'M3 3h18v12l-6 6H3zm11 17v-6h6M7 8h10M7 12h5', foreground: '#fff', background: '#b06000' },
    activities: [
      {
        name: 'org.example.notes.ListActivity',
        exported: true,
        filters: [{ actions: ['android.intent.action.MAIN'], categories: ['android.intent.category.LAUNCHER'] }],
      },
      { name: 'org.example.notes.EditorActivity' },
      { name: 'org.example.notes.SettingsActivity' },
    ],
  },
  ui: packageFiles(import.meta.url).uiModule('notes'),
  // When its process starts, as an Android app's Application does.
  async start(api) {
    await database.create(api);
    return {};
  },
});
