import { css, glyphs, ImageButton, LinearLayout, TextView } from '@androidworld/app-sdk/ui';

css`
.cal-header { flex-shrink: 0; height: 54px; }
.cal-header-arrow { width: 56px; height: 142PX; border-radius: 0; }
.cal-header-title { flex: 1; font-size: 1.375rem; height: 142PX; display: grid; place-items: center; border: 0; }
`;

export interface PeriodHeaderProps {
  title: string;
  onTitle: () => void;
  onPrevious: () => void;
  onNext: () => void;
}

/** The name of the shown period between arrows to its neighbours. */
export function PeriodHeader({ title, onTitle, onPrevious, onNext }: PeriodHeaderProps) {
  const arrow = { className: 'android.widget.ImageView', class: 'cal-header-arrow', color: 'var(--primary)' } as const;
  return (
    <LinearLayout className="android.widget.RelativeLayout" class="cal-header">
      <ImageButton {...arrow} id="top_left_arrow" icon={glyphs.chevronLeft} onClick={onPrevious} />
      <TextView
        id="top_value"
        class="cal-header-title"
        align="center"
        contentDescription={title}
        color="var(--primary)"
        onClick={onTitle}
      >
        {title}
      </TextView>
      <ImageButton {...arrow} id="top_right_arrow" icon={glyphs.chevronRight} onClick={onNext} />
    </LinearLayout>
  );
}
