import { css, useNow, usePhoneState, View } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { NotificationCard } from './notification-card.tsx';

/** How long a notification stays over the screen, as `heads_up_notification_decay` of SystemUI. */
const SHOWN_MS = 5000;

css`
.heads-up { margin: 40px 8px 0; border-radius: 20px; box-shadow: var(--shadow-3); }
`;

/** The newest notification, for a moment after it has come. */
export function HeadsUp() {
  const notifications = usePhoneState((state) => state.notifications);
  const panel = usePhoneState((state) => state.panel);
  const newest = notifications
    .filter(({ headsUp }) => headsUp)
    .sort((one, other) => other.alertedMs - one.alertedMs)[0];
  if (newest === undefined || panel !== 'none') return null;
  return <Shown key={`${newest.key} ${newest.alertedMs}`} notification={newest} />;
}

function Shown({ notification }: { notification: Parameters<typeof NotificationCard>[0]['notification'] }) {
  const now = useNow({ everyMs: 1000 });
  // Who writes a reply is not interrupted.
  const [replying, setReplying] = useState(false);
  if (!replying && now - notification.alertedMs > SHOWN_MS) return null;
  return (
    <View class="heads-up">
      <NotificationCard notification={notification} onReplying={setReplying} />
    </View>
  );
}
