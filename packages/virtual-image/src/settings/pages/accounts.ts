import { flag } from '../bindings.ts';
import type { SettingsPage } from '../page.ts';

export const accountPages: readonly SettingsPage[] = [
  {
    fragment: 'com.android.settings.accounts.AccountDashboardFragment',
    title: 'Passwords & accounts',
    rows: [
      {
        kind: 'category',
        title: 'Autofill service',
        rows: [
          {
            title: 'Autofill service',
            summary: 'None',
            opens: 'com.android.settings.applications.defaultapps.DefaultAutofillPicker',
          },
        ],
      },
      {
        kind: 'category',
        title: 'Accounts for Owner',
        rows: [{ title: 'Add account', opens: 'com.android.settings.accounts.ChooseAccountFragment' }],
      },
      {
        kind: 'switch',
        title: 'Automatically sync app data',
        summary: 'Let apps refresh data automatically',
        value: flag('global/master_sync_automatically', { otherwise: true }),
      },
    ],
  },
  {
    fragment: 'com.android.settings.applications.defaultapps.DefaultAutofillPicker',
    title: 'Autofill service',
    rows: [
      { kind: 'radios', entries: [{ label: 'None', value: '' }], value: { read: () => '', write: () => undefined } },
    ],
  },
  {
    fragment: 'com.android.settings.accounts.ChooseAccountFragment',
    title: 'Add an account',
    rows: [{ kind: 'footer', title: 'No app of this phone offers accounts.' }],
  },
  {
    fragment: 'com.google.android.gms.app.settings.GoogleSettings',
    title: 'Google',
    rows: [{ kind: 'footer', title: 'There is no Google account on this phone.' }],
  },
  {
    fragment: 'com.google.android.apps.wellbeing.settings.TopLevelSettings',
    title: 'Digital Wellbeing & parental controls',
    rows: [{ kind: 'footer', title: 'How long apps are used is not measured on this phone.' }],
  },
  {
    fragment: 'com.google.android.apps.wallpaper.picker.CategoryPicker',
    title: 'Wallpaper & style',
    rows: [{ kind: 'switch', title: 'Dark theme', value: flag('secure/ui_night_mode', { on: '2', off: '1' }) }],
  },
];
