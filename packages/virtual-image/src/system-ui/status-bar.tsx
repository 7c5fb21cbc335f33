import { useSystemApi } from '@androidworld/app-sdk/system';
import {
  type BarProps,
  css,
  Glyph,
  LinearLayout,
  TextView,
  usePhoneState,
  useSwipe,
  View,
} from '@androidworld/app-sdk/ui';
import { useClockText } from './clock-text.ts';
import { StatusIcons } from './status-icons.tsx';

css`
.status-bar { height: 100%; padding: 14px 24px 0; touch-action: none; }
.status-light { color: #fff; }
.status-dark { color: #1b1b1f; }
.status-clock { font-weight: 500; font-size: 0.875rem; }
.status-notifications { gap: 5px; margin-left: 8px; }
`;

/** Clock, notification icons, radios, battery. Pulling it down opens the shade; with two steps, quick settings. */
export function StatusBar({ icons }: BarProps) {
  const api = useSystemApi();
  const clock = useClockText();
  const notifications = usePhoneState((state) => state.notifications);
  const pull = useSwipe(({ dy }) => {
    if (dy > 60) void api.system.setPanel('notifications');
  });
  return (
    <LinearLayout
      class={`status-bar status-${icons}`}
      id="status_bar"
      pointer={pull}
      className="android.widget.FrameLayout"
    >
      <TextView id="clock" class="status-clock" contentDescription={clock}>
        {clock}
      </TextView>
      <LinearLayout class="status-notifications">
        {notifications.slice(0, 4).map((notification) => (
          <View
            key={notification.key}
            className="android.widget.ImageView"
            contentDescription={`${notification.appLabel} notification: ${notification.title}`}
          >
            <Glyph icon={notification.icon.path} size={14} />
          </View>
        ))}
      </LinearLayout>
      <View weight={1} />
      <StatusIcons />
    </LinearLayout>
  );
}
