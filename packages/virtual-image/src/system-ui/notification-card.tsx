import type { ShownNotification } from '@androidworld/app-sdk/system';
import { useSystemApi } from '@androidworld/app-sdk/system';
import {
  Button,
  css,
  Glyph,
  ImageButton,
  LinearLayout,
  ProgressBar,
  TextView,
  useNow,
  useSwipe,
} from '@androidworld/app-sdk/ui';
import close from '@material-symbols/svg-400/rounded/close.svg';
import { useState } from 'preact/hooks';
import { ReplyField } from './reply-field.tsx';

/** How far sideways a finger has to go, in pixels of the screen. */
const DISMISS_PX = 200;

css`
.notification { touch-action: pan-y; padding: 12px 16px; border-radius: 20px; background: #2a2d33; color: #e6e5ea; }
.notification .button { color: #a8c7fa; }
.notification-icon { width: 24px; height: 24px; border-radius: 50%; display: grid; place-items: center; }
`;

interface NotificationCardProps {
  readonly notification: ShownNotification;
  /** Told when the person begins to write a reply, and when that is over. */
  readonly onReplying?: (replying: boolean) => void;
}

/** One notification: tapping starts what it stands for, a swipe to either side dismisses it unless it is ongoing. */
export function NotificationCard({ notification, onReplying }: NotificationCardProps) {
  const api = useSystemApi();
  const { key, appLabel, title, text, bigText, icon, actions = [], ongoing, progress } = notification;
  const since = useSince(notification);
  const [replyTo, setReplyTo] = useState<number>();
  const setReplying = (action: number | undefined) => {
    setReplyTo(action);
    onReplying?.(action !== undefined);
  };
  const act = (index: number) => {
    if (actions[index]?.remoteInput === undefined) void api.system.openNotification(key, index);
    else setReplying(index);
  };
  const send = async (reply: string) => {
    await api.system.openNotification(key, replyTo, reply);
    setReplying(undefined);
  };
  const swipe = useSwipe(({ dx, dy }) => {
    if (!ongoing && Math.abs(dx) > DISMISS_PX && Math.abs(dx) > Math.abs(dy)) void api.system.dismissNotification(key);
  });
  const input = replyTo === undefined ? undefined : actions[replyTo]?.remoteInput;
  return (
    <LinearLayout
      orientation="vertical"
      class="notification"
      id="expandableNotificationRow"
      className="android.widget.FrameLayout"
      gap={4}
      pointer={swipe}
      onClick={input === undefined ? () => void api.system.openNotification(key) : undefined}
    >
      <LinearLayout gap={8}>
        <span class="notification-icon" style={{ background: icon.background }}>
          <Glyph icon={icon.path} size={14} color={icon.foreground} />
        </span>
        <TextView id="android:id/app_name_text" textAppearance="body-small" weight={1} lines={1}>
          {`${appLabel}${since}`}
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
      <TextView
        id={bigText === undefined ? 'android:id/text' : 'android:id/big_text'}
        lines={bigText === undefined ? 3 : 10}
      >
        {bigText ?? text}
      </TextView>
      {progress && (
        <ProgressBar
          id="android:id/progress"
          value={progress.indeterminate ? undefined : progress.current / progress.max}
        />
      )}
      {input !== undefined && <ReplyField label={input.label} onSend={send} onCancel={() => setReplying(undefined)} />}
      {input === undefined && actions.length > 0 && (
        <LinearLayout gap={8}>
          {actions.map((action, index) => (
            <Button key={action.title} variant="text" id="android:id/action0" onClick={() => act(index)}>
              {action.title}
            </Button>
          ))}
        </LinearLayout>
      )}
    </LinearLayout>
  );
}

/** ` · 5m`, or the time that runs since. */
function useSince({ usesChronometer = false, showWhen = true, whenMs }: ShownNotification): string {
  const ms = useNow({ everyMs: usesChronometer ? 1000 : 60_000 }) - whenMs;
  if (usesChronometer) return ` · ${elapsed(ms)}`;
  return showWhen ? ` · ${age(ms)}` : '';
}

/** `1:05`, as `Chronometer` has it. */
function elapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const rest = `${Math.floor(seconds / 60) % 60}:${two(seconds % 60)}`;
  return seconds < 3600 ? rest : `${Math.floor(seconds / 3600)}:${rest.padStart(5, '0')}`;
}

function age(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return 'now';
  if (minutes < 60) return `${minutes}m`;
  return minutes < 1440 ? `${Math.floor(minutes / 60)}h` : `${Math.floor(minutes / 1440)}d`;
}
