import { useSystemApi } from '@androidworld/app-sdk/system';
import { Button, css, LinearLayout, ScrollView, TextView, usePhoneState, View } from '@androidworld/app-sdk/ui';
import { NotificationList } from './notification-list.tsx';
import { openFromPanel } from './open-from-panel.ts';
import { ShadeFrame } from './shade-frame.tsx';
import { useTileOrder } from './tiles/tile-order.ts';
import { QuickTiles } from './tiles/tile-pages.tsx';
import { useTiles } from './tiles/use-tiles.ts';

css`
.shade-tiles { padding: 0 16px 16px; flex: none; }
.shade-list { flex: 1; padding: 0 16px; }
.shade-none { padding: 24px; text-align: center; color: #c5c6d0; }
`;

/** The notification shade: four tiles, then the notifications, those of one app together. */
export function Shade() {
  const api = useSystemApi();
  const notifications = usePhoneState((state) => state.notifications);
  const { chosen } = useTileOrder(useTiles());
  const clearable = notifications.filter((notification) => !notification.ongoing);
  return (
    <ShadeFrame onPullDown={() => void api.system.setPanel('quick-settings')}>
      <View class="shade-tiles">
        <QuickTiles tiles={chosen} />
      </View>
      {notifications.length === 0 ? (
        <TextView class="shade-none" id="no_notifications">
          No notifications
        </TextView>
      ) : (
        <ScrollView id="notification_stack_scroller" focusable={false} class="shade-list">
          <NotificationList notifications={notifications} />
          <LinearLayout justify="between" padding={[8, 8]}>
            <Button
              variant="text"
              id="manage_text"
              onClick={() => void openFromPanel(api, 'android.settings.NOTIFICATION_SETTINGS')}
            >
              Manage
            </Button>
            {clearable.length > 0 && (
              <Button
                variant="text"
                id="dismiss_text"
                contentDescription="Clear all notifications."
                onClick={() => {
                  void Promise.all(clearable.map(({ key }) => api.system.dismissNotification(key))).then(() =>
                    api.system.setPanel('none'),
                  );
                }}
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
