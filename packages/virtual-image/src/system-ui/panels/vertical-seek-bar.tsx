import { css, useDrag, View } from '@androidworld/app-sdk/ui';
import { useRef } from 'preact/hooks';

css`
.upright { position: relative; width: 44px; height: 220px; touch-action: none; }
.upright > i { position: absolute; left: 2px; right: 2px; top: 0; bottom: 8px; border-radius: 20px; overflow: hidden; background: var(--surface-variant); }
.upright > i > b { position: absolute; left: 0; right: 0; bottom: 0; border-radius: 20px; background: var(--primary); }
`;

interface VerticalSeekBarProps {
  readonly id: string;
  readonly contentDescription: string;
  readonly max: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A SeekBar that stands upright: up is more. */
export function VerticalSeekBar({ max, value, onChange, ...told }: VerticalSeekBarProps) {
  const element = useRef<HTMLDivElement>(null);
  const last = useRef(value);
  last.current = value;
  const move = (event: PointerEvent) => {
    const track = element.current?.firstElementChild?.getBoundingClientRect();
    if (track === undefined) return;
    const share = Math.min(1, Math.max(0, (track.bottom - event.clientY) / track.height));
    const next = Math.round(share * max);
    if (next === last.current) return;
    last.current = next;
    onChange(next);
  };
  const dragging = useDrag({ start: move, move, end() {} });
  return (
    <View
      className="android.widget.SeekBar"
      focusable
      {...told}
      class="upright"
      elementRef={element}
      pointer={dragging}
    >
      <i>
        <b style={{ height: `${(value / max) * 100}%` }} />
      </i>
    </View>
  );
}
