import { defineApp } from '@androidworld/app-sdk';
import { symbol, uiModule } from '../own-files.ts';

const byDefault = ['android.intent.category.DEFAULT'];
const lists = ['vnd.android.cursor.dir/person', 'vnd.android.cursor.dir/contact'];
const newOnes = [...lists, 'vnd.android.cursor.dir/raw_contact'];
const single = [
  'vnd.android.cursor.item/person',
  'vnd.android.cursor.item/contact',
  'vnd.android.cursor.item/raw_contact',
];
const details = [
  'vnd.android.cursor.dir/phone_v2',
  'vnd.android.cursor.dir/phone',
  'vnd.android.cursor.dir/email_v2',
  'vnd.android.cursor.dir/postal-address_v2',
];

/** Google Contacts. All it shows and changes is in the contacts provider. */
export const contacts = defineApp({
  manifest: {
    packageName: 'com.google.android.contacts',
    label: 'Contacts',
    versionName: '13',
    versionCode: 33,
    targetSdk: 33,
    icon: { path: symbol('person'), foreground: '#ffffff', background: '#1a73e8' },
    system: true,
    activities: [
      {
        name: 'com.android.contacts.activities.PeopleActivity',
        exported: true,
        launchMode: 'singleTop',
        filters: [
          {
            actions: ['android.intent.action.MAIN'],
            categories: [
              'android.intent.category.LAUNCHER',
              'android.intent.category.APP_CONTACTS',
              'android.intent.category.DEFAULT',
            ],
          },
          { actions: ['android.intent.action.VIEW'], categories: byDefault, types: lists },
          { actions: ['com.android.contacts.action.LIST_DEFAULT'], categories: byDefault },
        ],
      },
      {
        name: 'com.google.android.apps.contacts.editor.ContactEditorActivity',
        label: 'Contacts',
        exported: true,
        filters: [
          { actions: ['android.intent.action.INSERT'], categories: byDefault, types: newOnes },
          { actions: ['android.intent.action.EDIT'], categories: byDefault, types: single },
        ],
      },
      {
        name: 'com.google.android.apps.contacts.quickcontact.QuickContactActivity',
        label: 'Contacts',
        exported: true,
        filters: [
          { actions: ['android.intent.action.VIEW'], categories: byDefault, types: single },
          {
            actions: ['android.provider.action.QUICK_CONTACT', 'com.android.contacts.action.QUICK_CONTACT'],
            categories: byDefault,
            types: single,
          },
        ],
      },
      {
        name: 'com.android.contacts.activities.ContactSelectionActivity',
        label: 'Contacts',
        exported: true,
        filters: [
          { actions: ['android.intent.action.PICK'], categories: byDefault, types: [...lists, ...details] },
          {
            actions: ['android.intent.action.GET_CONTENT'],
            categories: [...byDefault, 'android.intent.category.OPENABLE'],
            types: ['vnd.android.cursor.item/contact', 'vnd.android.cursor.item/phone_v2'],
          },
          {
            actions: ['android.intent.action.INSERT_OR_EDIT'],
            categories: byDefault,
            types: ['vnd.android.cursor.item/contact', 'vnd.android.cursor.item/raw_contact'],
          },
        ],
      },
      { name: 'com.google.android.apps.contacts.duplicates.MergeAndFixActivity', label: 'Contacts' },
      { name: 'com.google.android.apps.contacts.preference.ContactsPreferenceActivity', label: 'Contacts' },
    ],
    shortcuts: [
      {
        id: 'shortcut-add-contact',
        shortLabel: 'Create contact',
        icon: { path: symbol('person_add'), foreground: '#1a73e8', background: '#f1f3f4' },
        intent: { action: 'android.intent.action.INSERT', type: 'vnd.android.cursor.dir/contact', flags: 0x8000 },
      },
    ],
    permissions: [
      'android.permission.READ_CONTACTS',
      'android.permission.WRITE_CONTACTS',
      'android.permission.CALL_PHONE',
      'android.permission.POST_NOTIFICATIONS',
    ],
    defaultGrants: [
      'android.permission.READ_CONTACTS',
      'android.permission.WRITE_CONTACTS',
      'android.permission.CALL_PHONE',
    ],
  },
  ui: uiModule('contacts'),
});
