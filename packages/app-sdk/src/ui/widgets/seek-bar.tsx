import { useRef } from 'preact/hooks';
import { css } from '../theme/css.ts';
import { useDrag } from './use-drag.ts';
import { View, type ViewProps } from './view.tsx';

/** Of a SeekBar. */
export interface SeekBarProps extends Omit<ViewProps, 'children' | 'onClick'> {
  /** Where the thumb stands, from `min` to `max`; what is outside is drawn at the end. */
  value: number;
  /** Default 0. */
  min?: number | undefined;
  /** Default 100. */
  max?: number | undefined;
  /** Default 1. */
  step?: number | undefined;
  /** While it is dragged. */
  onChange?: ((value: number) => void) | undefined;
  /** When it is let go. */
  onCommit?: ((value: number) => void) | undefined;
}

css`
.slider { height: 48px; min-width: 96px; touch-action: none; align-self: stretch; }
.slider > i { position: absolute; left: 16px; right: 16px; top: 22px; height: 4px; border-radius: 2px; background: var(--surface-variant); }
.slider > i > b { display: block; height: 100%; border-radius: 2px; background: var(--primary); }
.slider > i > u { position: absolute; top: -8px; width: 20px; height: 20px; margin-left: -10px; border-radius: 50%; background: var(--primary); }
`;

/** A SeekBar: dragged, or set by a tap on its track. */
export function SeekBar(props: SeekBarProps) {
  const { value, min = 0, max = 100, step = 1, onChange, onCommit, class: classes, ...rest } = props;
  const element = useRef<HTMLDivElement>(null);
  const drag = useRef<number | undefined>(undefined);
  const percent = max > min ? ((Math.min(max, Math.max(min, value)) - min) / (max - min)) * 100 : 0;

  const move = (event: PointerEvent) => {
    const track = element.current?.firstElementChild?.getBoundingClientRect();
    if (track === undefined || props.enabled === false) return;
    const share = Math.min(1, Math.max(0, (event.clientX - track.left) / track.width));
    const next = Math.min(max, min + Math.round((share * (max - min)) / step) * step);
    if (next === drag.current) return;
    drag.current = next;
    onChange?.(next);
  };
  const end = () => {
    if (drag.current !== undefined) onCommit?.(drag.current);
    drag.current = undefined;
  };
  const dragging = useDrag({ start: move, move, end });
  return (
    <View
      className="android.widget.SeekBar"
      focusable
      {...rest}
      class={`slider ${classes ?? ''}`}
      elementRef={element}
      pointer={dragging}
    >
      <i>
        <b style={{ width: `${percent}%` }} />
        <u style={{ left: `${percent}%` }} />
      </i>
    </View>
  );
}
