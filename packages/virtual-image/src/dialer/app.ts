import { defineApp } from '@androidworld/app-sdk';
import { symbol, uiModule } from '../own-files.ts';
import { callDetailsActivity } from './call-details.ts';
import { startDialer } from './dialer-process.ts';
import { settingsActivity } from './dialer-settings.ts';
import { callActions, callReceiver } from './notify-call.ts';

const byDefault = ['android.intent.category.DEFAULT'];
const permissions = [
  'android.permission.CALL_PHONE',
  'android.permission.READ_CALL_LOG',
  'android.permission.WRITE_CALL_LOG',
  'android.permission.READ_CONTACTS',
  'android.permission.WRITE_CONTACTS',
  'android.permission.SEND_SMS',
  'android.permission.READ_PHONE_STATE',
  'android.permission.ANSWER_PHONE_CALLS',
];

/** Phone by Google: the dial pad, the call log and the screen of a call. */
export const dialer = defineApp({
  manifest: {
    packageName: 'com.google.android.dialer',
    label: 'Phone',
    versionName: '13',
    versionCode: 33,
    targetSdk: 33,
    icon: { path: symbol('call'), foreground: '#ffffff', background: '#1a73e8' },
    system: true,
    activities: [
      {
        name: 'com.google.android.dialer.extensions.GoogleDialtactsActivity',
        exported: true,
        launchMode: 'singleTask',
        filters: [
          {
            actions: ['android.intent.action.MAIN'],
            categories: ['android.intent.category.LAUNCHER', ...byDefault],
          },
          { actions: ['android.intent.action.DIAL'], categories: byDefault },
          {
            actions: ['android.intent.action.DIAL', 'android.intent.action.VIEW'],
            categories: byDefault,
            schemes: ['tel'],
          },
          { actions: ['android.intent.action.VIEW'], categories: byDefault, types: ['vnd.android.cursor.dir/calls'] },
          { actions: ['android.intent.action.CALL_BUTTON'], categories: byDefault },
        ],
      },
      // Placing calls is Telecom's on a phone; here the dialer is the only one who can.
      {
        name: 'com.android.server.telecom.components.UserCallActivity',
        exported: true,
        translucent: true,
        taskAffinity: 'com.android.server.telecom',
        excludeFromRecents: true,
        filters: [{ actions: ['android.intent.action.CALL'], categories: byDefault, schemes: ['tel'] }],
      },
      {
        name: 'com.android.incallui.InCallActivity',
        launchMode: 'singleInstance',
        taskAffinity: 'com.android.incallui',
        excludeFromRecents: true,
        exported: true,
        filters: [{ actions: ['androidworld.IN_CALL'], categories: byDefault }],
      },
      { name: 'com.android.dialer.app.calllog.CallLogActivity' },
      { name: callDetailsActivity },
      { name: settingsActivity },
    ],
    receivers: [{ name: callReceiver, filters: [{ actions: Object.values(callActions) }], exported: false }],
    permissions,
    defaultGrants: permissions,
  },
  ui: uiModule('dialer'),
  start: startDialer,
});
