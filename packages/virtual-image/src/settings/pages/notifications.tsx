import { PreferenceItems, useApi, useSetting } from '@androidworld/app-sdk/ui';
import { openPage } from '../open-page.ts';
import type { SettingsPage } from '../page.ts';
import { notificationAppsPage } from './app-notifications.tsx';
import { useLockScreenNotifications } from './lock-screen-notifications.ts';
import {
  bubblesPage,
  conversationsPage,
  notificationAccessPage,
  notificationHistoryPage,
} from './notification-details.tsx';

export const notificationsPage: SettingsPage = {
  fragment: 'com.android.settings.notification.ConfigureNotificationSettings',
  title: 'Notifications',
  entries: [
    'App settings',
    'Notification history',
    'Conversations',
    'Bubbles',
    'Device & app notifications',
    'Notifications on lock screen',
    'Notification dot on app icon',
  ],
  Content() {
    const api = useApi();
    const [bubbles] = useSetting('secure', 'notification_bubbles');
    const [dots, setDots] = useSetting('secure', 'notification_badging');
    const lockScreen = useLockScreenNotifications();
    return (
      <PreferenceItems
        items={[
          {
            kind: 'category',
            title: 'Manage',
            items: [
              {
                title: 'App settings',
                summary: 'Control notifications from individual apps',
                onClick: () => void openPage(api, notificationAppsPage),
              },
              {
                title: 'Notification history',
                summary: 'Show recent and snoozed notifications',
                onClick: () => void openPage(api, notificationHistoryPage),
              },
            ],
          },
          {
            kind: 'category',
            title: 'Conversation',
            items: [
              {
                title: 'Conversations',
                summary: 'No priority conversations',
                onClick: () => void openPage(api, conversationsPage),
              },
              {
                title: 'Bubbles',
                summary: bubbles === '0' ? 'Off' : 'On / Conversations can appear as floating icons',
                onClick: () => void openPage(api, bubblesPage),
              },
            ],
          },
          {
            kind: 'category',
            title: 'Privacy',
            items: [
              {
                title: 'Device & app notifications',
                summary: 'Control which apps and devices can read notifications',
                onClick: () => void openPage(api, notificationAccessPage),
              },
              {
                kind: 'list',
                title: 'Notifications on lock screen',
                entries: [
                  { label: 'Show conversations, default, and silent', value: 'all' },
                  { label: 'Hide silent conversations and notifications', value: 'alerting' },
                  { label: 'Don\u2019t show any notifications', value: 'none' },
                ],
                value: lockScreen.isShown ? (lockScreen.isSilentShown ? 'all' : 'alerting') : 'none',
                onChange: (choice) =>
                  void lockScreen.choose({ isShown: choice !== 'none', isSilentShown: choice === 'all' }),
              },
            ],
          },
          {
            kind: 'category',
            title: 'General',
            items: [
              {
                kind: 'switch',
                title: 'Notification dot on app icon',
                value: dots !== '0',
                onChange: (on) => void setDots(on ? '1' : '0'),
              },
            ],
          },
        ]}
      />
    );
  },
};
