import { useRef, useState } from 'preact/hooks';
import { css } from '../theme/css.ts';
import { EditText } from './edit-text.tsx';
import { LinearLayout } from './layouts.tsx';
import { useDrag } from './use-drag.ts';
import { View } from './view.tsx';

/** Of a NumberPicker. */
export interface NumberPickerProps {
  /** Resource name of the wheel. */
  id?: string | undefined;
  /** The value in the middle, a whole number from `min` to `max`. */
  value: number;
  /** The smallest value; a tap on what stands before it goes on to the largest. */
  min: number;
  /** The largest value; a tap on what stands after it goes on to the smallest. */
  max: number;
  /** Each value that is tapped, dragged to or typed. */
  onChange: (value: number) => void;
  /** What a value is shown as; default its digits. */
  format?: ((value: number) => string) | undefined;
}

css`
.number-picker { width: 64px; height: 180px; touch-action: none; }
.number-picker-next { flex: 1; display: grid; place-items: center; font-size: 1rem; color: var(--on-surface-variant); opacity: 0.6; }
.number-picker .field { height: 48px; box-shadow: 0 -2px var(--outline-variant), 0 2px var(--outline-variant); }
.number-picker .field-input { text-align: center; height: 48px; }
`;

/** dp a finger moves for each step. */
const stepDp = 48;

/** A wheel of values with the one before and the one after (NumberPicker): they are tapped, dragged through or typed. */
export function NumberPicker({ id, value, min, max, onChange, format = String }: NumberPickerProps) {
  const drag = useRef({ y: 0, from: value });
  const wrap = (next: number) => (next > max ? min : next < min ? max : next);
  const box = useRef<HTMLDivElement>(null);
  const pointer = useDrag({
    start(event) {
      drag.current = { y: event.clientY, from: value };
    },
    move(event) {
      const height = box.current?.clientHeight ?? 0;
      const steps = Math.round((drag.current.y - event.clientY) / ((height * stepDp) / 180));
      const next = Math.max(min, Math.min(max, drag.current.from + steps));
      if (next !== value) onChange(next);
    },
    end() {},
  });
  const neighbour = (next: number) => (
    <View
      className="android.widget.Button"
      class="number-picker-next"
      focusable={false}
      semantics={{ longClickable: true }}
      onClick={() => onChange(next)}
    >
      {format(next)}
    </View>
  );
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    const wanted = text.trim().toLowerCase();
    for (let next = min; next <= max; next += 1) {
      if (wanted === format(next).toLowerCase() || wanted === String(next)) return onChange(next);
    }
  };
  return (
    <LinearLayout
      id={id}
      className="android.widget.NumberPicker"
      orientation="vertical"
      align="stretch"
      class="number-picker"
      elementRef={box}
      pointer={pointer}
      semantics={{ scrollable: true }}
    >
      {neighbour(wrap(value - 1))}
      <EditText
        id="android:id/numberpicker_input"
        variant="bare"
        // Values that have names are typed by letters (`setDisplayedValues`).
        inputType={/^\d+$/.test(format(value)) ? 'number' : 'text'}
        value={typed ?? format(value)}
        onChange={type}
        onFocusChange={(focused) => focused || setTyped(null)}
        selectAllOnFocus
      />
      {neighbour(wrap(value + 1))}
    </LinearLayout>
  );
}
