import { PreferenceItems, useApi, useSetting } from '@androidworld/app-sdk/ui';
import { openPage } from '../open-page.ts';
import type { SettingsPage } from '../page.ts';
import { allAppsPage } from './apps.tsx';

export const notificationsPage: SettingsPage = {
  fragment: 'com.android.settings.notification.ConfigureNotificationSettings',
  title: 'Notifications',
  entries: ['App settings', 'Notification history', 'Bubbles', 'Notifications on lock screen'],
  Content() {
    const api = useApi();
    const [bubbles] = useSetting('secure', 'notification_bubbles');
    const [dots, setDots] = useSetting('secure', 'notification_badging');
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
                onClick: () => void openPage(api, allAppsPage),
              },
              { title: 'Notification history', summary: 'Show recent and snoozed notifications' },
            ],
          },
          {
            kind: 'category',
            title: 'Conversation',
            items: [
              { title: 'Conversations', summary: 'No priority conversations' },
              {
                title: 'Bubbles',
                summary: bubbles === '0' ? 'Off' : 'On / Conversations can appear as floating icons',
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
              },
              { title: 'Notifications on lock screen', summary: 'Hide silent conversations and notifications' },
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
