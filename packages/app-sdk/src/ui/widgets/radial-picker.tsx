import { useRef } from 'preact/hooks';
import { css } from '../theme/css.ts';
import { timeAt } from './time-at.ts';
import type { TimeOfDay } from './time-of-day.ts';
import { useDrag } from './use-drag.ts';
import { View } from './view.tsx';

css`
.radial { flex-shrink: 0; width: 256px; height: 256px; margin: 24px auto 12px; border-radius: 50%; background: var(--surface-variant); touch-action: none; }
@media (orientation: landscape) { .radial { margin: 8px 44px 4px; } }
.radial-number { position: absolute; width: 40px; height: 40px; margin: -20px; border-radius: 50%; display: grid; place-items: center; font-size: 1rem; }
.radial-inner { font-size: 0.75rem; color: var(--on-surface-variant); }
.radial-hand { position: absolute; left: 127px; top: 128px; width: 2px; background: var(--primary); transform-origin: 1px 0; }
.radial-tip { position: absolute; width: 40px; height: 40px; margin: -20px; border-radius: 50%; background: var(--primary); }
.radial-number-on { color: var(--on-primary); }
`;

const CENTER = 128;
const OUTER = 106;
const INNER = 70;

export interface RadialPickerProps {
  part: 'hour' | 'minute';
  is24: boolean;
  time: TimeOfDay;
  onChange: (time: TimeOfDay) => void;
  /** The finger left the face. */
  onRelease: () => void;
}

/** The clock face of the time picker: numbers to tap, or a hand to turn. */
export function RadialPicker({ part, is24, time, onChange, onRelease }: RadialPickerProps) {
  const face = useRef<HTMLDivElement>(null);
  const turn = (event: PointerEvent) => {
    const box = face.current?.getBoundingClientRect();
    if (box === undefined) return;
    const x = (event.clientX - box.left) / box.width - 0.5;
    const y = (event.clientY - box.top) / box.height - 0.5;
    const inner = Math.hypot(x, y) * 2 * CENTER < (OUTER + INNER) / 2;
    onChange(timeAt(part, is24, time, Math.atan2(x, -y), inner));
  };
  const drag = useDrag({ start: turn, move: turn, end: onRelease });
  const hand = handOf(part, is24, time);
  const tip = pointAt(hand.angle, hand.radius);
  return (
    <View
      className="android.widget.RadialTimePickerView$RadialPickerTouchHelper"
      id="android:id/radial_picker"
      class="radial"
      elementRef={face}
      pointer={drag}
    >
      <span class="radial-hand" style={{ height: hand.radius, transform: `rotate(${hand.angle + Math.PI}rad)` }} />
      <span class="radial-tip" style={tip} />
      {numbersOf(part, is24).map(({ value, label, angle, radius }) => {
        const on = value === (part === 'hour' ? (is24 ? time.hour : time.hour % 12) : time.minute);
        return (
          <View
            key={value}
            className="android.widget.RadialTimePickerView$RadialPickerTouchHelper"
            class={`radial-number ${radius === INNER ? 'radial-inner' : ''} ${on ? 'radial-number-on' : ''}`}
            style={pointAt(angle, radius)}
            contentDescription={label}
            selected={on}
            semantics={{ clickable: true }}
          >
            {label}
          </View>
        );
      })}
    </View>
  );
}

function pointAt(angle: number, radius: number): { left: number; top: number } {
  return { left: CENTER + Math.sin(angle) * radius, top: CENTER - Math.cos(angle) * radius };
}

function numbersOf(part: 'hour' | 'minute', is24: boolean) {
  const ring = (count: number, radius: number, value: (place: number) => number, label: (value: number) => string) =>
    Array.from({ length: count }, (_, place) => ({
      value: value(place),
      label: label(value(place)),
      angle: (place / count) * 2 * Math.PI,
      radius,
    }));
  const padded = (value: number) => String(value).padStart(2, '0');
  if (part === 'minute') return ring(12, OUTER, (place) => place * 5, padded);
  if (!is24)
    return ring(
      12,
      OUTER,
      (place) => place,
      (value) => String(value === 0 ? 12 : value),
    );
  return [
    ...ring(12, OUTER, (place) => (place === 0 ? 12 : place), String),
    ...ring(12, INNER, (place) => (place === 0 ? 0 : place + 12), padded),
  ];
}

function handOf(part: 'hour' | 'minute', is24: boolean, time: TimeOfDay): { angle: number; radius: number } {
  if (part === 'minute') return { angle: (time.minute / 60) * 2 * Math.PI, radius: OUTER };
  const inner = is24 && (time.hour === 0 || time.hour > 12);
  return { angle: ((time.hour % 12) / 12) * 2 * Math.PI, radius: inner ? INNER : OUTER };
}
