import { css } from '../theme/css.ts';
import { View, type ViewProps } from './view.tsx';

/** Of a ProgressBar. */
export interface ProgressBarProps extends Omit<ViewProps, 'children'> {
  /** 0 to 1; without it the bar says that something goes on for an unknown time (and stands still: the screen must come to rest). */
  value?: number | undefined;
  /** A line 4 dp high, or a ring of 48 dp; default `line`. */
  variant?: 'line' | 'circle' | undefined;
}

css`
.progress-line { height: 4px; background: var(--surface-variant); overflow: hidden; border-radius: 2px; }
.progress-line > span { display: block; height: 100%; background: var(--primary); }
.progress-circle { width: 48px; height: 48px; flex-shrink: 0; border-radius: 50%; mask: radial-gradient(closest-side, transparent 84%, #000 86%); }
`;

/** A ProgressBar. One without a value is drawn at 30 percent. */
export function ProgressBar({ value, variant: look = 'line', class: classes, style, ...props }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value ?? 0.3)) * 1000) / 10;
  const paint =
    look === 'circle'
      ? { background: `conic-gradient(var(--primary) ${percent}%, var(--surface-variant) ${percent}%)` }
      : {};
  return (
    <View
      className="android.widget.ProgressBar"
      {...props}
      class={`progress-${look} ${classes ?? ''}`}
      style={{ ...paint, ...style }}
    >
      {look === 'line' && <span style={{ width: `${percent}%` }} />}
    </View>
  );
}
