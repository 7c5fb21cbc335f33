import { defineApp } from '@androidworld/app-sdk';
import { symbol, uiModule } from '../own-files.ts';
import { mainActivity, packageName } from './package-name.ts';
import { database } from './store/database.ts';
import { preferences } from './store/preferences.ts';

/** Pro Expense, `com.arduia.expense_11.apk`. */
export const proExpense = defineApp({
  manifest: {
    packageName,
    label: 'Pro Expense',
    versionName: '1.0.0-beta05',
    versionCode: 11,
    minSdk: 21,
    targetSdk: 30,
    icon: { path: symbol('crop_free'), foreground: '#ffffff', background: '#039be5' },
    activities: [
      {
        name: mainActivity,
        exported: true,
        filters: [{ actions: ['android.intent.action.MAIN'], categories: ['android.intent.category.LAUNCHER'] }],
      },
    ],
    permissions: ['android.permission.INTERNET'],
  },
  ui: uiModule('pro-expense'),
  async start(api) {
    const openDatabase = () => database.create(api);
    if (!(await preferences.get(api)).isFirstTime) await openDatabase();
    // The real app makes its database when Home is first opened.
    return { functions: { openDatabase } };
  },
});
