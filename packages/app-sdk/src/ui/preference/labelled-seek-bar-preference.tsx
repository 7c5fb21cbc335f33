import { css } from '../theme/css.ts';
import { glyphs } from '../widgets/glyphs.ts';
import { Icon, type IconSource } from '../widgets/icon.tsx';
import { FrameLayout, LinearLayout } from '../widgets/layouts.tsx';
import { SeekBar } from '../widgets/seek-bar.tsx';
import { TextView } from '../widgets/text-view.tsx';
import type { SeekBarPreferenceProps } from './seek-bar-preference.tsx';

// Settings' preference_labeled_slider.xml: 16 dp above the title, the slider between its icons of 48 dp.
css`
.labelled-seekbar { padding: 16px 16px 8px 24px; align-items: flex-start; }
.labelled-seekbar-title { font-size: 1.25rem; }
.labelled-seekbar-frame { align-self: stretch; }
.labelled-seekbar-icon { width: 48px; height: 48px; display: grid; place-items: center; flex-shrink: 0; }
`;

/** A slider that is also set step by step, by the icons at its ends. */
export function LabelledSeekBarPreference(props: Omit<SeekBarPreferenceProps, 'min'>) {
  const { title, summary, max, value, enabled, onChange } = props;
  const step = (by: number) => onChange(Math.min(max, Math.max(0, value + by)));
  return (
    <LinearLayout orientation="vertical" class="labelled-seekbar">
      <TextView id="android:id/title" class="labelled-seekbar-title" enabled={enabled}>
        {title}
      </TextView>
      {summary !== undefined && (
        <TextView id="android:id/summary" color="muted" enabled={enabled}>
          {summary}
        </TextView>
      )}
      <LinearLayout class="labelled-seekbar-frame">
        <Step
          id="icon_start"
          description="Make smaller"
          icon={glyphs.minus}
          enabled={enabled !== false && value > 0}
          onClick={() => step(-1)}
        />
        <SeekBar
          id="android:id/seekbar"
          contentDescription={title}
          weight={1}
          max={max}
          value={value}
          enabled={enabled}
          onCommit={onChange}
        />
        <Step
          id="icon_end"
          description="Make larger"
          icon={glyphs.plus}
          enabled={enabled !== false && value < max}
          onClick={() => step(1)}
        />
      </LinearLayout>
    </LinearLayout>
  );
}

interface StepProps {
  id: string;
  description: string;
  icon: IconSource;
  enabled: boolean;
  onClick: () => void;
}

function Step({ id, description, icon, enabled, onClick }: StepProps) {
  return (
    <FrameLayout
      id={`${id}_frame`}
      contentDescription={description}
      class="labelled-seekbar-icon"
      enabled={enabled}
      onClick={onClick}
    >
      <Icon id={id} icon={icon} enabled={enabled} />
    </FrameLayout>
  );
}
