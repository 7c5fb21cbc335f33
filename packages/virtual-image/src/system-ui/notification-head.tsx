import type { ShownNotification } from '@androidworld/app-sdk/system';
import { css, Glyph, LinearLayout, TextView, useNow, View } from '@androidworld/app-sdk/ui';
import more from '@material-symbols/svg-400/rounded/keyboard_arrow_down.svg';
import less from '@material-symbols/svg-400/rounded/keyboard_arrow_up.svg';

css`
.notification-icon { width: 24px; height: 24px; border-radius: 50%; display: grid; place-items: center; }
.notification-expand { display: flex; align-items: center; gap: 2px; height: 24px; padding: 0 6px; border-radius: 12px; background: #3c3f45; font-size: 0.75rem; }
`;

interface NotificationHeadProps {
  readonly notification: ShownNotification;
  /** Of a group. */
  readonly count?: number;
  readonly isExpanded: boolean;
  /** Absent where there is no more to be seen. */
  readonly onExpand?: (() => void) | undefined;
}

/** Icon, app, age, and what opens the rest. */
export function NotificationHead({ notification, count, isExpanded, onExpand }: NotificationHeadProps) {
  const { appLabel, icon, subText = '' } = notification;
  const since = useSince(notification);
  return (
    <LinearLayout gap={8} align="center" id="android:id/notification_header">
      <span class="notification-icon" style={{ background: icon.background }}>
        <Glyph icon={icon.path} size={14} color={icon.foreground} />
      </span>
      <TextView id="android:id/app_name_text" textAppearance="body-small" lines={1}>
        {appLabel}
      </TextView>
      {subText !== '' && (
        <TextView id="android:id/header_text" textAppearance="body-small" lines={1}>
          {subText}
        </TextView>
      )}
      {since !== '' && (
        <TextView id="android:id/time" textAppearance="body-small" lines={1}>
          {since}
        </TextView>
      )}
      <View weight={1} />
      {onExpand !== undefined && (
        <View
          class="notification-expand"
          className="android.widget.Button"
          id="android:id/expand_button"
          contentDescription={isExpanded ? 'Collapse' : 'Expand'}
          onClick={onExpand}
        >
          {count !== undefined && (
            <TextView id="android:id/expand_button_number" textAppearance="label-small">
              {String(count)}
            </TextView>
          )}
          <Glyph icon={isExpanded ? less : more} size={16} />
        </View>
      )}
    </LinearLayout>
  );
}

/** `5m`, or the time that runs since. */
function useSince({ usesChronometer = false, showWhen = true, whenMs }: ShownNotification): string {
  const ms = useNow({ everyMs: usesChronometer ? 1000 : 60_000 }) - whenMs;
  if (usesChronometer) return elapsed(ms);
  return showWhen ? age(ms) : '';
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
