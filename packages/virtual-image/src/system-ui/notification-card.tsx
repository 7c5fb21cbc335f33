import type { ShownNotification } from '@androidworld/app-sdk';
import { Button, Column, css, Glyph, IconButton, Row, Text, useApi, useNow } from '@androidworld/app-sdk/ui';
import close from '@material-symbols/svg-400/rounded/close.svg';

css`
.notification { padding: 12px 16px; border-radius: 20px; background: #2a2d33; color: #e6e5ea; }
.notification .button { color: #a8c7fa; }
.notification-icon { width: 24px; height: 24px; border-radius: 50%; display: grid; place-items: center; }
`;

/** One notification: tapping starts what it stands for. */
export function NotificationCard({ notification }: { notification: ShownNotification }) {
  const api = useApi();
  const now = useNow({ everyMs: 60_000 });
  const { key, appLabel, title, text, icon, whenMs, actions = [], ongoing } = notification;
  return (
    <Column
      class="notification"
      id="expandableNotificationRow"
      is="android.widget.FrameLayout"
      gap={4}
      onClick={() => void api.system.openNotification(key)}
    >
      <Row gap={8}>
        <span class="notification-icon" style={{ background: icon.background }}>
          <Glyph icon={icon.path} size={14} color={icon.foreground} />
        </span>
        <Text id="android:id/app_name_text" look="body-small" weight={1} lines={1}>
          {`${appLabel} · ${age(now - whenMs)}`}
        </Text>
        {!ongoing && (
          <IconButton
            icon={close}
            size={18}
            desc="Dismiss"
            onClick={() => void api.system.dismissNotification(key)}
            style={{ width: 32, height: 32 }}
          />
        )}
      </Row>
      <Text id="android:id/title" look="title-small" lines={1}>
        {title}
      </Text>
      <Text id="android:id/text" lines={3}>
        {text}
      </Text>
      {actions.length > 0 && (
        <Row gap={8}>
          {actions.map((action, index) => (
            <Button
              key={action.label}
              look="text"
              id="android:id/action0"
              onClick={() => void api.system.openNotification(key, index)}
            >
              {action.label}
            </Button>
          ))}
        </Row>
      )}
    </Column>
  );
}

function age(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return 'now';
  if (minutes < 60) return `${minutes}m`;
  return minutes < 1440 ? `${Math.floor(minutes / 60)}h` : `${Math.floor(minutes / 1440)}d`;
}
