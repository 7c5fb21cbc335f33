import { defineApp, type ShortcutInfo } from '@androidworld/app-sdk';
import { symbol, uiModule } from '../own-files.ts';
import { actionsOf, classNameOf, pageActivities } from './activities.ts';

const byDefault = ['android.intent.category.DEFAULT'];

function shortcut(
  id: string,
  { label, drawing, action }: { readonly label: string; readonly drawing: string; readonly action: string },
): ShortcutInfo {
  const icon = { path: drawing, foreground: '#5f6b7a', background: '#f1f3f4' };
  return { id, shortLabel: label, icon, intent: { action, flags: 0x8000 } };
}

/** AOSP Settings. */
export const settings = defineApp({
  manifest: {
    packageName: 'com.android.settings',
    label: 'Settings',
    versionName: '13',
    versionCode: 33,
    targetSdk: 33,
    userId: 1000,
    icon: { path: symbol('settings'), foreground: '#ffffff', background: '#5f6b7a' },
    system: true,
    activities: [
      {
        name: 'com.android.settings.Settings',
        exported: true,
        launchMode: 'singleTask',
        taskAffinity: 'com.android.settings.root',
        filters: [
          { actions: ['android.intent.action.MAIN'], categories: ['android.intent.category.LAUNCHER', ...byDefault] },
          { actions: ['android.settings.SETTINGS'], categories: byDefault },
        ],
      },
      { name: 'com.android.settings.SubSettings', taskAffinity: 'com.android.settings.root' },
      {
        name: 'com.android.settings.search.SearchResultTrampoline',
        exported: true,
        filters: [{ actions: ['android.settings.SEARCH_RESULT_TRAMPOLINE'], categories: byDefault }],
      },
      ...pageActivities.map((activity) => {
        const actions = actionsOf(activity);
        const schemes = activity.arg === 'package' ? { schemes: ['package'] } : {};
        return {
          name: classNameOf(activity),
          exported: true,
          filters: actions.length === 0 ? [] : [{ actions, categories: byDefault, ...schemes }],
        };
      }),
    ],
    // `res/xml/shortcuts.xml`
    shortcuts: [
      shortcut('manifest-shortcut-wifi', {
        label: 'Wi\u2011Fi',
        drawing: symbol('wifi'),
        action: 'android.settings.WIFI_SETTINGS',
      }),
      shortcut('manifest-shortcut-data-usage', {
        label: 'Data usage',
        drawing: symbol('data_usage'),
        action: 'android.settings.DATA_USAGE_SETTINGS',
      }),
      shortcut('manifest-shortcut-battery', {
        label: 'Battery',
        drawing: symbol('battery_full'),
        action: 'android.intent.action.POWER_USAGE_SUMMARY',
      }),
    ],
    permissions: ['android.permission.WRITE_SETTINGS', 'android.permission.WRITE_SECURE_SETTINGS'],
  },
  ui: uiModule('settings'),
});
