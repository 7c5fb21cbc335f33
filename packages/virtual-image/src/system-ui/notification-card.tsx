import type { ShownNotification } from '@androidworld/app-sdk/system';
import { useSystemApi } from '@androidworld/app-sdk/system';
import { Button, css, LinearLayout, ProgressBar, TextView, useSwipe } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { NotificationHead } from './notification-head.tsx';
import { ReplyField } from './reply-field.tsx';

/** How far sideways a finger has to go, in pixels of the screen. */
export const DISMISS_PX = 200;

css`
.notification { touch-action: pan-y; padding: 12px 16px; border-radius: 20px; background: #2a2d33; color: #e6e5ea; }
.notification .button { color: #a8c7fa; }
.notification-child { padding: 8px 0; border-radius: 0; border-top: 1px solid #44474e; }
`;

interface NotificationCardProps {
  readonly notification: ShownNotification;
  /** Shows all it has from the start: the first of the shade, and what pops up. Default true. */
  readonly startsExpanded?: boolean;
  /** Stands in the row of its group. */
  readonly isChild?: boolean;
  /** Told when the person begins to write a reply, and when that is over. */
  readonly onReplying?: (replying: boolean) => void;
}

/** One notification: tapping starts what it stands for, a swipe to either side dismisses it unless it is ongoing. */
export function NotificationCard(props: NotificationCardProps) {
  const { notification, startsExpanded = true, isChild = false, onReplying } = props;
  const api = useSystemApi();
  const { key, title, text, bigText, actions = [], ongoing, progress } = notification;
  const [isExpanded, setExpanded] = useState(startsExpanded);
  const hasMore = bigText !== undefined || actions.length > 0;
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
      class={`notification ${isChild ? 'notification-child' : ''}`}
      id="expandableNotificationRow"
      className="android.widget.FrameLayout"
      gap={4}
      pointer={swipe}
      onClick={input === undefined ? () => void api.system.openNotification(key) : undefined}
    >
      <NotificationHead
        notification={notification}
        isExpanded={isExpanded}
        onExpand={hasMore ? () => setExpanded(!isExpanded) : undefined}
      />
      <TextView id="android:id/title" textAppearance="title-small" lines={1}>
        {title}
      </TextView>
      {isExpanded && bigText !== undefined ? (
        <TextView id="android:id/big_text" lines={10}>
          {bigText}
        </TextView>
      ) : (
        <TextView id="android:id/text" lines={isExpanded ? 3 : 1}>
          {text ?? bigText}
        </TextView>
      )}
      {progress && (
        <ProgressBar
          id="android:id/progress"
          value={progress.indeterminate ? undefined : progress.current / progress.max}
        />
      )}
      {input !== undefined && <ReplyField label={input.label} onSend={send} onCancel={() => setReplying(undefined)} />}
      {isExpanded && input === undefined && actions.length > 0 && (
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
