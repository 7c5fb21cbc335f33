import { flag } from '../bindings.ts';
import type { PageScope, SettingsPage, SettingsRow } from '../page.ts';
import { appNotificationPages } from './app-notifications.tsx';
import { lockScreenChoices, lockScreenNotifications } from './lock-screen-notifications.ts';
import { zenPages, zenSummary } from './zen.ts';

const history = flag('secure/notification_history_enabled');
const bubbles = flag('secure/notification_bubbles', { otherwise: true });
const doNotDisturb = 'com.android.settings.notification.zen.ZenModeSettings';

function recentNotifications(scope: PageScope): readonly SettingsRow[] {
  const posted = scope.read('notifications', (api) => api.system.notifications()) ?? [];
  return posted.map(({ key, title, text, appLabel }) => ({
    title: title ?? appLabel,
    summary: text,
    onClick: () => scope.act((api) => api.system.openNotification(key)),
  }));
}

export const notificationPages: readonly SettingsPage[] = [
  {
    fragment: 'com.android.settings.notification.ConfigureNotificationSettings',
    title: 'Notifications',
    rows: [
      {
        kind: 'category',
        title: 'Manage',
        rows: [
          {
            title: 'App settings',
            summary: 'Control notifications from individual apps',
            opens: 'com.android.settings.applications.manageapplications.NotificationApps',
          },
          {
            title: 'Notification history',
            summary: 'Show recent and snoozed notifications',
            opens: 'com.android.settings.notification.history.NotificationHistoryActivity',
          },
        ],
      },
      {
        kind: 'category',
        title: 'Conversation',
        rows: [
          {
            title: 'Conversations',
            summary: 'No priority conversations',
            opens: 'com.android.settings.notification.app.ConversationListSettings',
          },
          {
            title: 'Bubbles',
            summary: (scope) => (bubbles.read(scope) ? 'On / Conversations can appear as floating icons' : 'Off'),
            opens: 'com.android.settings.notification.BubbleNotificationSettings',
          },
        ],
      },
      {
        kind: 'category',
        title: 'Privacy',
        rows: [
          {
            title: 'Device & app notifications',
            summary: 'Control which apps and devices can read notifications',
            opens: 'com.android.settings.notification.NotificationAccessSettings',
          },
          {
            kind: 'list',
            title: 'Notifications on lock screen',
            entries: lockScreenChoices,
            value: lockScreenNotifications,
          },
        ],
      },
      {
        kind: 'category',
        title: 'General',
        rows: [
          { title: 'Do Not Disturb', summary: zenSummary, opens: doNotDisturb },
          {
            kind: 'switch',
            title: 'Hide silent notifications in status bar',
            value: flag('secure/hide_silent_status_bar_icons'),
          },
          {
            kind: 'switch',
            title: 'Allow notification snoozing',
            value: flag('secure/show_notification_snooze'),
          },
          {
            kind: 'switch',
            title: 'Notification dot on app icon',
            value: flag('secure/notification_badging', { otherwise: true }),
          },
          {
            kind: 'switch',
            title: 'Enhanced notifications',
            summary: 'Get suggested actions, replies, and more',
            value: flag('secure/enabled_notification_assistant_on', { otherwise: true }),
          },
        ],
      },
    ],
  },
  {
    fragment: 'com.android.settings.notification.history.NotificationHistoryActivity',
    title: 'Notification history',
    rows: [
      { kind: 'main-switch', title: 'Use notification history', value: history },
      {
        kind: 'category',
        title: 'Recent notifications',
        rows: recentNotifications,
        visible: history.read,
      },
      {
        kind: 'footer',
        title: (scope) =>
          history.read(scope)
            ? 'No recent or snoozed notifications'
            : 'Turn on to see recent and snoozed notifications here.',
        visible: (scope) => !history.read(scope) || recentNotifications(scope).length === 0,
      },
    ],
  },
  {
    fragment: 'com.android.settings.notification.app.ConversationListSettings',
    title: 'Conversations',
    rows: [{ kind: 'footer', title: 'Priority and modified conversations will appear here' }],
  },
  {
    fragment: 'com.android.settings.notification.BubbleNotificationSettings',
    title: 'Bubbles',
    rows: [
      { kind: 'intro', title: 'Some conversations will appear as floating icons on top of other apps' },
      { kind: 'main-switch', title: 'Allow apps to show bubbles', value: bubbles },
    ],
  },
  {
    fragment: 'com.android.settings.notification.NotificationAccessSettings',
    title: 'Device & app notifications',
    rows: [{ kind: 'footer', title: 'No installed apps have requested notification access.' }],
  },
  ...appNotificationPages,
  ...zenPages,
];
