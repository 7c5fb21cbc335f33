import type { ShownNotification } from '@androidworld/app-sdk/system';
import { useSystemApi } from '@androidworld/app-sdk/system';
import { css, LinearLayout, TextView, useSwipe } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { DISMISS_PX, NotificationCard } from './notification-card.tsx';
import { NotificationHead } from './notification-head.tsx';

css`
.notification-line { gap: 8px; }
.notification-line > :last-child { color: #c5c6d0; }
`;

/** In a closed group the first few can be read. */
const LINES = 2;

/** Several notifications of an app: closed, a line each of the first; open, all of them. A swipe dismisses the group. */
export function NotificationGroup({ notifications }: { notifications: readonly ShownNotification[] }) {
  const api = useSystemApi();
  const [isOpen, setOpen] = useState(false);
  const toggle = () => setOpen(!isOpen);
  const swipe = useSwipe(({ dx, dy }) => {
    if (isOpen || Math.abs(dx) <= DISMISS_PX || Math.abs(dx) <= Math.abs(dy)) return;
    const clearable = notifications.filter(({ ongoing }) => !ongoing);
    void Promise.all(clearable.map(({ key }) => api.system.dismissNotification(key)));
  });
  const [first] = notifications;
  if (first === undefined) return null;
  return (
    <LinearLayout
      orientation="vertical"
      class="notification"
      id="expandableNotificationRow"
      className="android.widget.FrameLayout"
      gap={4}
      pointer={swipe}
      onClick={isOpen ? undefined : toggle}
    >
      <NotificationHead notification={first} count={notifications.length} isExpanded={isOpen} onExpand={toggle} />
      {isOpen
        ? notifications.map((notification) => (
            <NotificationCard key={notification.key} notification={notification} isChild />
          ))
        : notifications.slice(0, LINES).map(({ key, title, text }) => (
            <LinearLayout class="notification-line" key={key}>
              <TextView id="notification_title" lines={1}>
                {title}
              </TextView>
              <TextView id="notification_text" lines={1} weight={1}>
                {text ?? ''}
              </TextView>
            </LinearLayout>
          ))}
    </LinearLayout>
  );
}
