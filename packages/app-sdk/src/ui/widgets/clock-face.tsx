import { useRef } from 'preact/hooks';
import { css } from '../theme/css.ts';
import { TextView } from './text-view.tsx';
import { timeAt } from './time-at.ts';
import type { TimeOfDay } from './time-of-day.ts';
import { useDrag } from './use-drag.ts';
import { View } from './view.tsx';

css`
.clock-face { width: 256px; height: 256px; margin: 0 auto; border-radius: 50%; background: var(--surface-variant); touch-action: none; flex-shrink: 0; }
.clock-number { position: absolute; width: 48px; height: 48px; margin: -24px; border: 0; display: grid; place-items: center; font-size: 1rem; pointer-events: none; }
.clock-number-inner { font-size: 0.75rem; color: var(--on-surface-variant); }
.clock-number.clock-number-on { color: var(--on-primary); }
.clock-hand { position: absolute; inset: 0; pointer-events: none; }
.view.clock-center { position: absolute; left: 124px; top: 124px; width: 8px; height: 8px; border-radius: 50%; background: var(--primary); pointer-events: none; }
.clock-hand > i { position: absolute; left: 127px; top: 128px; width: 2px; background: var(--primary); transform-origin: 1px 0; }
.clock-hand > b { position: absolute; width: 48px; height: 48px; margin: -24px; border-radius: 50%; background: var(--primary); }
`;

/** dp. */
const centre = 128;
const outer = 101;
const inner = 66;
/** A touch nearer to the centre than this is at the inner ring. */
const innerReach = inner + 12;

export interface ClockFaceProps {
  part: 'hour' | 'minute';
  is24: boolean;
  time: TimeOfDay;
  onChange: (time: TimeOfDay) => void;
  /** The finger left the face. */
  onRelease: () => void;
}

/** The dial of Material's time picker: a tap on the ring of minutes takes the nearest five, a dragged hand each. */
export function ClockFace({ part, is24, time, onChange, onRelease }: ClockFaceProps) {
  const face = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);
  const turn = (event: PointerEvent, isTap: boolean) => {
    const box = face.current?.getBoundingClientRect();
    if (box === undefined) return;
    const x = (event.clientX - box.left) / box.width - 0.5;
    const y = (event.clientY - box.top) / box.height - 0.5;
    const isInner = Math.hypot(x, y) * 2 * centre <= innerReach;
    const next = timeAt(part, is24, time, Math.atan2(x, -y), isInner);
    if (part === 'minute') return onChange(isTap ? { ...time, minute: (Math.round(next.minute / 5) * 5) % 60 } : next);
    // timeAt has the afternoon on the inner ring, and midnight: Material has midnight on the outer, noon on the inner.
    onChange(is24 ? { ...time, hour: materialHour(next.hour) } : next);
  };
  const drag = useDrag({
    start: () => {
      hasMoved.current = false;
    },
    move(event) {
      hasMoved.current = true;
      turn(event, false);
    },
    end(event) {
      if (!hasMoved.current) turn(event, true);
      onRelease();
    },
  });
  const hand = handOf(part, is24, time);
  return (
    <View id="material_clock_face" class="clock-face" elementRef={face} pointer={drag}>
      <View id="material_clock_hand" className="android.view.View" class="clock-hand">
        <i style={{ height: hand.radius, transform: `rotate(${hand.angle + Math.PI}rad)` }} />
        <b style={pointAt(hand.angle, hand.radius)} />
      </View>
      <View id="circle_center" className="android.view.View" class="clock-center" />
      {numbersOf(part, is24).map(({ value, label, angle, radius }) => {
        const isOn = value === (part === 'minute' ? time.minute : is24 ? time.hour : time.hour % 12);
        return (
          <TextView
            key={value}
            class={`clock-number ${radius === inner ? 'clock-number-inner' : ''} ${isOn ? 'clock-number-on' : ''}`}
            style={pointAt(angle, radius)}
            contentDescription={describe(part, is24, label)}
            selected={isOn}
            semantics={{ clickable: true }}
          >
            {label}
          </TextView>
        );
      })}
    </View>
  );
}

/** What a number of the dial, or the field above it, says to a reader. */
export function describe(part: 'hour' | 'minute', is24: boolean, label: string): string {
  if (part === 'minute') return `${label} minutes`;
  return is24 ? `${label} hours` : `${label} o'clock`;
}

function materialHour(hour: number): number {
  if (hour === 12) return 0;
  return hour === 0 ? 12 : hour;
}

function pointAt(angle: number, radius: number): { left: number; top: number } {
  return { left: centre + Math.sin(angle) * radius, top: centre - Math.cos(angle) * radius };
}

function numbersOf(part: 'hour' | 'minute', is24: boolean) {
  const ring = (radius: number, value: (place: number) => number, label: (value: number) => string) =>
    Array.from({ length: 12 }, (_, place) => ({
      value: value(place),
      label: label(value(place)),
      angle: (place / 12) * 2 * Math.PI,
      radius,
    }));
  const padded = (value: number) => String(value).padStart(2, '0');
  if (part === 'minute') return ring(outer, (place) => place * 5, padded);
  const first = is24 ? '00' : '12';
  const hours = ring(
    outer,
    (place) => place,
    (value) => (value === 0 ? first : String(value)),
  );
  return is24 ? [...hours, ...ring(inner, (place) => place + 12, String)] : hours;
}

function handOf(part: 'hour' | 'minute', is24: boolean, time: TimeOfDay): { angle: number; radius: number } {
  if (part === 'minute') return { angle: (time.minute / 60) * 2 * Math.PI, radius: outer };
  return { angle: ((time.hour % 12) / 12) * 2 * Math.PI, radius: is24 && time.hour >= 12 ? inner : outer };
}
