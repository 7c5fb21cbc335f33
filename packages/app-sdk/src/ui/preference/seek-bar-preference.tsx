import { useScope } from '../../runtime/activity-context.ts';
import { toolkitOf } from '../theme/app-theme.ts';
import { Icon, type IconSource } from '../widgets/icon.tsx';
import { LinearLayout } from '../widgets/layouts.tsx';
import { SeekBar } from '../widgets/seek-bar.tsx';
import { TextView } from '../widgets/text-view.tsx';
import { View } from '../widgets/view.tsx';

export interface SeekBarPreferenceProps {
  title: string;
  summary?: string | undefined;
  icon?: IconSource | undefined;
  /** Default 0. */
  min?: number | undefined;
  max: number;
  value: number;
  onChange: (value: number) => void;
  enabled?: boolean | undefined;
}

/** A row with a slider under its title. */
export function SeekBarPreference(props: SeekBarPreferenceProps) {
  const { title, summary, icon, min = 0, max, value, onChange, enabled } = props;
  const isFramework = toolkitOf(useScope().theme) === 'framework';
  return (
    <LinearLayout class={`preference ${isFramework ? 'preference-framework' : ''}`} enabled={enabled}>
      {(icon !== undefined || !isFramework) && (
        <LinearLayout id="icon_frame" class="preference-icon-frame" enabled={enabled}>
          {icon !== undefined && <Icon id="android:id/icon" icon={icon} enabled={enabled} />}
        </LinearLayout>
      )}
      <View className="android.widget.RelativeLayout" weight={1} class="preference-texts" enabled={enabled}>
        <TextView id="android:id/title" class="preference-title" enabled={enabled}>
          {title}
        </TextView>
        {summary !== undefined && (
          <TextView id="android:id/summary" class="preference-summary" enabled={enabled}>
            {summary}
          </TextView>
        )}
        <SeekBar
          id={isFramework ? 'android:id/seekbar' : 'seekbar'}
          contentDescription={title}
          min={min}
          max={max}
          value={value}
          onCommit={onChange}
          enabled={enabled}
          style={{ alignSelf: 'stretch' }}
        />
      </View>
    </LinearLayout>
  );
}
