import { defineApp } from '@androidworld/app-sdk';
import { symbol, uiModule } from '../own-files.ts';
import { startMessages } from './messages-process.ts';
import { notificationReceiver } from './notify-message.ts';
import { activities, className, packageName } from './package-name.ts';
import { deliverReceiver } from './sms-role.ts';

const byDefault = ['android.intent.category.DEFAULT'];
const schemes = ['sms', 'smsto', 'mms', 'mmsto'];

/** Messages by Google: the SMS app of a fresh phone. Without an account and network it has no chats, only texts. */
export const messages = defineApp({
  manifest: {
    packageName,
    label: 'Messages',
    versionName: '20220531_04_RC00',
    versionCode: 118_990_063,
    targetSdk: 33,
    icon: { path: symbol('chat'), foreground: '#ffffff', background: '#1a73e8' },
    system: true,
    activities: [
      {
        name: activities.list,
        exported: true,
        launchMode: 'singleTop',
        filters: [
          {
            actions: ['android.intent.action.MAIN'],
            categories: ['android.intent.category.LAUNCHER', 'android.intent.category.APP_MESSAGING', ...byDefault],
          },
        ],
      },
      { name: activities.archived },
      { name: activities.conversation, launchMode: 'singleTop' },
      { name: activities.details },
      { name: activities.startChat },
      { name: activities.search },
      { name: activities.settings, label: 'Settings' },
      {
        name: activities.launch,
        exported: true,
        translucent: true,
        excludeFromRecents: true,
        filters: [
          {
            actions: ['android.intent.action.SENDTO', 'android.intent.action.VIEW'],
            categories: [...byDefault, 'android.intent.category.BROWSABLE'],
            schemes,
          },
        ],
      },
      {
        name: activities.share,
        exported: true,
        excludeFromRecents: true,
        filters: [{ actions: ['android.intent.action.SEND'], categories: byDefault, types: ['text/plain'] }],
      },
    ],
    receivers: [
      {
        name: deliverReceiver,
        exported: true,
        filters: [{ actions: ['android.provider.Telephony.SMS_DELIVER'] }],
      },
      { name: notificationReceiver, exported: false },
    ],
    services: [
      {
        name: className('shared.datamodel.NoConfirmationSmsSendService'),
        exported: true,
        permission: 'android.permission.SEND_RESPOND_VIA_MESSAGE',
        filters: [{ actions: ['android.intent.action.RESPOND_VIA_MESSAGE'], categories: byDefault, schemes }],
      },
    ],
    // What is asked of a person comes with the role, and goes with it.
    permissions: [
      'READ_SMS',
      'SEND_SMS',
      'RECEIVE_SMS',
      'RECEIVE_MMS',
      'RECEIVE_WAP_PUSH',
      'READ_CONTACTS',
      'WRITE_CONTACTS',
      'GET_ACCOUNTS',
      'READ_PHONE_STATE',
      'CALL_PHONE',
      'READ_EXTERNAL_STORAGE',
      'WRITE_EXTERNAL_STORAGE',
      'RECORD_AUDIO',
      'CAMERA',
      'POST_NOTIFICATIONS',
      'INTERNET',
      'ACCESS_NETWORK_STATE',
      'RECEIVE_BOOT_COMPLETED',
      'VIBRATE',
      'WAKE_LOCK',
    ].map((name) => `android.permission.${name}`),
  },
  ui: uiModule('messages'),
  start: startMessages,
});
