import { useSystemApi } from '@androidworld/app-sdk/system';
import { type PreferenceItem, PreferenceItems, useAsync, useSetting } from '@androidworld/app-sdk/ui';
import type { SettingsPage } from '../page.ts';

export const notificationHistoryPage: SettingsPage = {
  fragment: 'com.android.settings.notification.history.NotificationHistoryActivity',
  title: 'Notification history',
  entries: ['Use notification history'],
  Content() {
    const api = useSystemApi();
    const [enabled, setEnabled] = useSetting('secure', 'notification_history_enabled');
    const isOn = enabled === '1';
    const { data: posted } = useAsync(() => api.system.notifications(), []);
    const rows: readonly PreferenceItem[] = (posted ?? []).map(({ key, title, text, appLabel }) => ({
      title: title ?? appLabel,
      summary: text,
      onClick: () => void api.system.openNotification(key),
    }));
    const recent: readonly PreferenceItem[] =
      rows.length === 0
        ? [{ kind: 'footer', title: 'No recent or snoozed notifications' }]
        : [{ kind: 'category', title: 'Recent notifications', items: rows }];
    return (
      <PreferenceItems
        items={[
          {
            kind: 'main-switch',
            title: 'Use notification history',
            value: isOn,
            onChange: (on) => void setEnabled(on ? '1' : '0'),
          },
          ...(isOn
            ? recent
            : [{ kind: 'footer', title: 'Turn on to see recent and snoozed notifications here.' } as const]),
        ]}
      />
    );
  },
};

export const conversationsPage: SettingsPage = {
  fragment: 'com.android.settings.notification.app.ConversationListSettings',
  title: 'Conversations',
  entries: [],
  Content: () => (
    <PreferenceItems items={[{ kind: 'footer', title: 'Priority and modified conversations will appear here' }]} />
  ),
};

export const bubblesPage: SettingsPage = {
  fragment: 'com.android.settings.notification.BubbleNotificationSettings',
  title: 'Bubbles',
  entries: ['Allow apps to show bubbles'],
  Content() {
    const [bubbles, setBubbles] = useSetting('secure', 'notification_bubbles');
    return (
      <PreferenceItems
        items={[
          {
            kind: 'switch',
            title: 'Allow apps to show bubbles',
            value: bubbles !== '0',
            onChange: (on) => void setBubbles(on ? '1' : '0'),
          },
          { kind: 'footer', title: 'Conversations can appear as floating icons on top of other apps.' },
        ]}
      />
    );
  },
};

/** No app of this phone listens to notifications. */
export const notificationAccessPage: SettingsPage = {
  fragment: 'com.android.settings.notification.NotificationAccessSettings',
  title: 'Device & app notifications',
  entries: [],
  Content: () => (
    <PreferenceItems items={[{ kind: 'footer', title: 'No installed apps have requested notification access.' }]} />
  ),
};
