import { defineApp } from '@androidworld/app-sdk';
import { symbol, uiModule } from '../own-files.ts';
import { className, packageName } from './package-name.ts';
import { receivers, startMessenger } from './sms-process.ts';

const byDefault = ['android.intent.category.DEFAULT'];
const schemes = ['sms', 'smsto', 'mms', 'mmsto'];

/** Simple SMS Messenger, `com.simplemobiletools.smsmessenger_85.apk`. */
export const smsMessenger = defineApp({
  manifest: {
    packageName,
    label: 'SMS Messenger',
    versionName: '5.19.3',
    versionCode: 85,
    minSdk: 23,
    targetSdk: 33,
    icon: { path: symbol('sms'), foreground: '#ffffff', background: '#f57c00' },
    activities: [
      {
        name: className('activities.MainActivity'),
        exported: true,
        filters: [{ actions: ['android.intent.action.MAIN'], categories: ['android.intent.category.LAUNCHER'] }],
      },
      { name: className('activities.ArchivedConversationsActivity'), label: 'Archive', exported: true },
      { name: className('activities.ThreadActivity'), launchMode: 'singleTop' },
      {
        name: className('activities.NewConversationActivity'),
        exported: true,
        filters: [
          {
            actions: ['android.intent.action.SEND', 'android.intent.action.SENDTO', 'android.intent.action.VIEW'],
            categories: [...byDefault, 'android.intent.category.BROWSABLE'],
            schemes,
          },
          { actions: ['android.intent.action.SEND'], categories: byDefault, types: ['text/plain'] },
        ],
      },
      { name: className('activities.ConversationDetailsActivity'), label: 'Conversation details' },
      {
        name: className('activities.SettingsActivity'),
        label: 'Settings',
        exported: true,
        filters: [{ actions: ['android.intent.action.APPLICATION_PREFERENCES'], categories: byDefault }],
      },
    ],
    receivers: [
      {
        name: receivers.sms,
        exported: true,
        filters: [{ actions: ['android.provider.Telephony.SMS_DELIVER'] }],
      },
      {
        name: receivers.markAsRead,
        exported: true,
        filters: [{ actions: [`${packageName}.action.mark_as_read`] }],
      },
      { name: receivers.directReply, exported: false },
      { name: receivers.deleteSms, exported: false },
    ],
    services: [
      {
        name: className('services.HeadlessSmsSendService'),
        exported: true,
        permission: 'android.permission.SEND_RESPOND_VIA_MESSAGE',
        filters: [{ actions: ['android.intent.action.RESPOND_VIA_MESSAGE'], categories: byDefault, schemes }],
      },
    ],
    permissions: [
      'READ_SMS',
      'SEND_SMS',
      'RECEIVE_SMS',
      'RECEIVE_MMS',
      'WAKE_LOCK',
      'SCHEDULE_EXACT_ALARM',
      'READ_PHONE_STATE',
      'POST_NOTIFICATIONS',
      'READ_SYNC_SETTINGS',
      'READ_CONTACTS',
    ].map((name) => `android.permission.${name}`),
  },
  ui: uiModule('sms-messenger'),
  start: startMessenger,
});
