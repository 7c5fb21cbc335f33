import type { ShownNotification } from '@androidworld/app-sdk/system';
import { useSystemApi } from '@androidworld/app-sdk/system';
import { Button, css, Glyph, ImageButton, LinearLayout, TextView, useNow } from '@androidworld/app-sdk/ui';
import close from '@material-symbols/svg-400/rounded/close.svg';

css`
.notification { padding: 12px 16px; border-radius: 20px; background: #2a2d33; color: #e6e5ea; }
.notification .button { color: #a8c7fa; }
.notification-icon { width: 24px; height: 24px; border-radius: 50%; display: grid; place-items: center; }
`;

/** One notification: tapping starts what it stands for. */
export function NotificationCard({ notification }: { notification: ShownNotification }) {
  const api = useSystemApi();
  const now = useNow({ everyMs: 60_000 });
  const { key, appLabel, title, text, icon, whenMs, actions = [], ongoing } = notification;
  return (
    <LinearLayout
      orientation="vertical"
      class="notification"
      id="expandableNotificationRow"
      className="android.widget.FrameLayout"
      gap={4}
      onClick={() => void api.system.openNotification(key)}
    >
      <LinearLayout gap={8}>
        <span class="notification-icon" style={{ background: icon.background }}>
          <Glyph icon={icon.path} size={14} color={icon.foreground} />
        </span>
        <TextView id="android:id/app_name_text" textAppearance="body-small" weight={1} lines={1}>
          {`${appLabel} · ${age(now - whenMs)}`}
        </TextView>
        {!ongoing && (
          <ImageButton
            icon={close}
            size={18}
            contentDescription="Dismiss"
            onClick={() => void api.system.dismissNotification(key)}
            style={{ width: 32, height: 32 }}
          />
        )}
      </LinearLayout>
      <TextView id="android:id/title" textAppearance="title-small" lines={1}>
        {title}
      </TextView>
      <TextView id="android:id/text" lines={3}>
        {text}
      </TextView>
      {actions.length > 0 && (
        <LinearLayout gap={8}>
          {actions.map((action, index) => (
            <Button
              key={action.label}
              variant="text"
              id="android:id/action0"
              onClick={() => void api.system.openNotification(key, index)}
            >
              {action.label}
            </Button>
          ))}
        </LinearLayout>
      )}
    </LinearLayout>
  );
}

function age(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return 'now';
  if (minutes < 60) return `${minutes}m`;
  return minutes < 1440 ? `${Math.floor(minutes / 60)}h` : `${Math.floor(minutes / 1440)}d`;
}
