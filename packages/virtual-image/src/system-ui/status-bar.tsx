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
import { groupNotifications } from './group-notifications.ts';
import { StatusIcons } from './status-icons.tsx';

css`
.status-bar { height: 100%; padding: 0 28px 0 19px; align-items: center; touch-action: none; }
.status-light { color: #fff; }
.status-dark { color: #1b1b1f; }
.status-clock { min-width: 37px; height: 100%; display: flex; align-items: center; font-weight: 500; font-size: 0.875rem; }
.status-notifications { height: 100%; }
.status-notification { width: 22px; height: 100%; display: grid; place-items: center; }
`;

/** Clock, notification icons, radios, battery. Pulling it down opens the shade; with two steps, quick settings. */
export function StatusBar({ icons }: BarProps) {
  const api = useSystemApi();
  const clock = useClockText();
  const groups = groupNotifications(usePhoneState((state) => state.notifications));
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
        {groups.slice(0, 4).flatMap(([first, ...others]) =>
          first === undefined ? (
            []
          ) : (
            <View
              key={first.key}
              class="status-notification"
              className="android.widget.ImageView"
              // What stands for several has no title of its own.
              contentDescription={`${first.appLabel} notification: ${others.length > 0 ? '' : first.title}`}
            >
              <Glyph icon={first.icon.path} size={14} />
            </View>
          ),
        )}
      </LinearLayout>
      <View weight={1} />
      <StatusIcons />
    </LinearLayout>
  );
}
