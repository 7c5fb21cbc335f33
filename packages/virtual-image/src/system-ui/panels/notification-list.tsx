import type { ShownNotification } from '@androidworld/app-sdk/system';
import { useSystemApi } from '@androidworld/app-sdk/system';
import { css, glyphs, ImageButton, LinearLayout, TextView } from '@androidworld/app-sdk/ui';
import { groupNotifications } from '../group-notifications.ts';
import { NotificationCard } from '../notification-card.tsx';
import { NotificationGroup } from '../notification-group.tsx';

css`
.notification-section { height: 48px; padding: 0 8px 0 16px; }
.notification-section > .text { font-weight: 500; }
`;

/** Those that make a sound, and below them the silent ones under a title of their own. */
export function NotificationList({ notifications }: { notifications: readonly ShownNotification[] }) {
  const alerting = notifications.filter(({ importance }) => importance >= 3);
  const silent = notifications.filter(({ importance }) => importance < 3);
  return (
    <LinearLayout orientation="vertical" gap={4}>
      <Cards notifications={alerting} firstIsOpen />
      {silent.length > 0 && <SilentHeader notifications={silent} />}
      <Cards notifications={silent} firstIsOpen={alerting.length === 0} />
    </LinearLayout>
  );
}

interface CardsProps {
  readonly notifications: readonly ShownNotification[];
  /** The uppermost of the shade shows all it has. */
  readonly firstIsOpen: boolean;
}

function Cards({ notifications, firstIsOpen }: CardsProps) {
  return groupNotifications(notifications).map(([first, ...others], index) => {
    if (first === undefined) return null;
    if (others.length > 0) return <NotificationGroup key={first.packageName} notifications={[first, ...others]} />;
    return <NotificationCard key={first.key} notification={first} startsExpanded={firstIsOpen && index === 0} />;
  });
}

/** AOSP `SectionHeaderView` */
function SilentHeader({ notifications }: { notifications: readonly ShownNotification[] }) {
  const api = useSystemApi();
  const clear = () => {
    for (const { key, ongoing } of notifications) if (!ongoing) void api.system.dismissNotification(key);
  };
  return (
    <LinearLayout id="content" class="notification-section" align="center">
      <TextView id="header_label" textAppearance="body" layoutWidth="match_parent" weight={1}>
        Silent
      </TextView>
      {notifications.some(({ ongoing }) => !ongoing) && (
        <ImageButton
          id="btn_clear_all"
          className="android.widget.ImageView"
          icon={glyphs.close}
          size={18}
          contentDescription="Clear all silent notifications"
          onClick={clear}
        />
      )}
    </LinearLayout>
  );
}
