import { useSystemApi } from '@androidworld/app-sdk/system';
import { Button, css, LinearLayout, ScrollView, TextView, usePhoneState } from '@androidworld/app-sdk/ui';
import { NotificationCard } from '../notification-card.tsx';
import { ShadeFrame } from './shade-frame.tsx';
import { Tiles } from './tiles.tsx';

css`
.shade-none { padding: 24px; text-align: center; color: #c5c6d0; }
`;

/** The notification shade: four tiles, then the notifications. */
export function Shade() {
  const api = useSystemApi();
  const notifications = usePhoneState((state) => state.notifications);
  const clearable = notifications.filter((notification) => !notification.ongoing);
  return (
    <ShadeFrame fullScreen onPullDown={() => void api.system.setPanel('quick-settings')}>
      <Tiles count={4} />
      {notifications.length === 0 ? (
        <TextView class="shade-none" id="no_notifications">
          No notifications
        </TextView>
      ) : (
        <ScrollView id="notification_stack_scroller">
          <LinearLayout orientation="vertical" gap={4}>
            {notifications.map((notification) => (
              <NotificationCard key={notification.key} notification={notification} />
            ))}
          </LinearLayout>
          <LinearLayout justify="between" padding={[8, 8]}>
            <Button variant="text" id="manage_text" onClick={() => void openNotificationSettings(api)}>
              Manage
            </Button>
            {clearable.length > 0 && (
              <Button
                variant="text"
                id="dismiss_text"
                contentDescription="Clear all notifications."
                onClick={() => void Promise.all(clearable.map(({ key }) => api.system.dismissNotification(key)))}
              >
                Clear all
              </Button>
            )}
          </LinearLayout>
        </ScrollView>
      )}
    </ShadeFrame>
  );
}

async function openNotificationSettings(api: ReturnType<typeof useSystemApi>): Promise<void> {
  await api.system.setPanel('none');
  await api.startActivity({ action: 'android.settings.SETTINGS', flags: 0x1000_0000 });
}
