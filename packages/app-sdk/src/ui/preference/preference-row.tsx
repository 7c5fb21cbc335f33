import type { ComponentChildren } from 'preact';
import { useScope } from '../../runtime/activity-context.ts';
import { Icon, type IconSource } from '../widgets/icon.tsx';
import { LinearLayout } from '../widgets/layouts.tsx';
import { TextView } from '../widgets/text-view.tsx';
import { View } from '../widgets/view.tsx';
import { useIsFramework } from './use-is-framework.ts';

/** What every preference has. */
export interface PreferenceProps {
  /** First line of the row; names its slider or switch to accessibility too. */
  title: string;
  /** Smaller text below the title, ten lines at most; none when undefined or empty. */
  summary?: string | undefined;
  /** Before the texts, 24 dp; undefined: none. */
  icon?: IconSource | undefined;
  /** Keeps the room of an icon where there is none; default: as the theme says. */
  iconSpaceReserved?: boolean | undefined;
  /** Default true; false greys the row out, and it takes no taps. */
  enabled?: boolean | undefined;
  /** A tap on the row; rows with a switch that is no target of its own flip it instead. */
  onClick?: (() => void) | undefined;
}

interface PreferenceRowProps extends PreferenceProps {
  /** Under the texts. */
  below?: ComponentChildren;
  /** Beside them. */
  children?: ComponentChildren;
}

/** Icon and texts of a preference, and what else it has. */
export function PreferenceRow(props: PreferenceRowProps) {
  const { title, summary, icon, enabled = true, onClick, below, children } = props;
  const isFramework = useIsFramework();
  const { theme } = useScope();
  const { iconSpaceReserved = theme.iconSpaceReserved ?? !isFramework } = props;
  return (
    <LinearLayout class={`preference ${isFramework ? 'preference-framework' : ''}`} enabled={enabled} onClick={onClick}>
      {(icon !== undefined || iconSpaceReserved) && (
        <LinearLayout id="icon_frame" class="preference-icon-frame" enabled={enabled}>
          {icon !== undefined && <Icon id="android:id/icon" icon={icon} enabled={enabled} />}
        </LinearLayout>
      )}
      <View className="android.widget.RelativeLayout" weight={1} class="preference-texts" enabled={enabled}>
        <TextView id="android:id/title" class="preference-title" enabled={enabled}>
          {title}
        </TextView>
        {summary !== undefined && summary !== '' && (
          <TextView id="android:id/summary" class="preference-summary" lines={10} enabled={enabled}>
            {summary}
          </TextView>
        )}
        {below}
      </View>
      {children}
    </LinearLayout>
  );
}
