import { useSystemApi } from '@androidworld/app-sdk/system';
import { Button, css, LinearLayout, ScrollView, TextView, usePhoneState, View } from '@androidworld/app-sdk/ui';
import { groupNotifications } from '../group-notifications.ts';
import { NotificationCard } from '../notification-card.tsx';
import { NotificationGroup } from '../notification-group.tsx';
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
        <ScrollView id="notification_stack_scroller" class="shade-list">
          <LinearLayout orientation="vertical" gap={4}>
            {groupNotifications(notifications).map((group, index) =>
              group.length === 1 ? (
                group.map((notification) => (
                  <NotificationCard key={notification.key} notification={notification} startsExpanded={index === 0} />
                ))
              ) : (
                <NotificationGroup key={group[0]?.packageName} notifications={group} />
              ),
            )}
          </LinearLayout>
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
                    // With nothing left to see the shade closes.
                    clearable.length === notifications.length ? api.system.setPanel('none') : undefined,
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
