import { useState } from 'preact/hooks';
import { usePhoneState } from '../hooks/use-phone-state.ts';
import { css } from '../theme/css.ts';
import { EditText } from './edit-text.tsx';
import { glyphs } from './glyphs.ts';
import { ImageButton } from './image-button.tsx';
import { LinearLayout } from './layouts.tsx';
import { PickerButtons } from './picker-buttons.tsx';
import { RadialPicker } from './radial-picker.tsx';
import { TextView } from './text-view.tsx';
import type { TimeOfDay } from './time-of-day.ts';
import { View } from './view.tsx';
import { Window } from './window.tsx';

/** Of a TimePickerDialog. */
export interface TimePickerProps {
  /** The time set at first. */
  value: TimeOfDay;
  /** The button that picks, with the time set. The dialog stays until the caller takes it away. */
  onPick: (time: TimeOfDay) => void;
  /** "Cancel", BACK or a tap outside. */
  onDismiss: () => void;
  /** On the button that picks; default OK. */
  pickLabel?: string | undefined;
  /** Adds a button that clears the time. */
  onClear?: (() => void) | undefined;
  /** Default: as the phone is set. */
  hour24?: boolean | undefined;
}

css`
.window .dialog.time-picker { width: 328px; padding: 0; border-radius: 16px; --background-inset-x: 16px; --background-inset-y: 16px; }
.time-picker-main, .time-picker-typing { display: flex; flex-direction: column; min-height: 0; }
.time-picker-typing { padding: 24px 24px 16px; gap: 16px; overflow: hidden auto; }
.time-picker-head { height: 96px; background: var(--primary); color: var(--on-primary); }
.time-picker-number { font-size: 3.5rem; line-height: 4.5rem; opacity: 0.7; }
.time-picker-on { opacity: 1; }
.time-picker-half { padding: 4px 12px; font-size: 1rem; line-height: 1.5rem; opacity: 0.7; }
.time-picker-half.time-picker-on { font-weight: 500; }
.time-picker-typed { width: 84px; align-self: center; }
.time-picker-typed .field-input { font-size: 2.5rem; line-height: 3rem; text-align: center; }
/* The header at the left, its halves of the day below the time. */
@media (orientation: landscape) {
  .window .dialog.time-picker { width: auto; flex-direction: row; }
  .time-picker-head { height: auto; min-width: 200px; flex-direction: column; }
  .time-picker-typing { padding-bottom: 0; gap: 0; flex: 0 1 auto; }
}
`;

/** Android's TimePickerDialog: a clock face, or two fields to type in. */
export function TimePicker(props: TimePickerProps) {
  const { value, onPick, onDismiss, hour24 } = props;
  const phoneHour24 = usePhoneState((state) => state.clock.hour24);
  const is24 = hour24 ?? phoneHour24;
  const [time, setTime] = useState(value);
  const [part, setPart] = useState<'hour' | 'minute'>('hour');
  const [typing, setTyping] = useState(false);
  return (
    <Window class="dialog dialog-panel time-picker" dim onDismiss={onDismiss}>
      {!typing && <Head time={time} is24={is24} part={part} onPart={setPart} onChange={setTime} />}
      <div class="time-picker-main">
        {typing ? (
          <TypedTime time={time} is24={is24} onChange={setTime} />
        ) : (
          <RadialPicker part={part} is24={is24} time={time} onChange={setTime} onRelease={() => setPart('minute')} />
        )}
        <LinearLayout gap={8} padding={[0, 12, 8, 12]}>
          <ImageButton
            icon={typing ? glyphs.clock : glyphs.keyboard}
            id="android:id/toggle_mode"
            contentDescription={`Switch to ${typing ? 'clock' : 'text input'} mode for the time input.`}
            onClick={() => setTyping(!typing)}
          />
          <span style={{ flex: 1 }} />
          <PickerButtons {...props} onPick={() => onPick(time)} />
        </LinearLayout>
      </div>
    </Window>
  );
}

interface HeadProps {
  time: TimeOfDay;
  is24: boolean;
  part: 'hour' | 'minute';
  onPart: (part: 'hour' | 'minute') => void;
  onChange: (time: TimeOfDay) => void;
}

function Head({ time, is24, part, onPart, onChange }: HeadProps) {
  const number = (name: 'hour' | 'minute', text: string) => (
    <TextView
      className="android.widget.RadioButton"
      id={name === 'hour' ? 'android:id/hours' : 'android:id/minutes'}
      class={name === part ? 'time-picker-number time-picker-on' : 'time-picker-number'}
      checked={name === part}
      onClick={() => onPart(name)}
    >
      {text}
    </TextView>
  );
  return (
    <LinearLayout
      className="android.widget.RelativeLayout"
      id="android:id/time_header"
      class="time-picker-head"
      justify="center"
    >
      <div class="row">
        {number('hour', shownHour(time.hour, is24))}
        <TextView class="time-picker-number" id="android:id/separator">
          :
        </TextView>
        {number('minute', String(time.minute).padStart(2, '0'))}
      </div>
      {!is24 && <Halves time={time} onChange={onChange} />}
    </LinearLayout>
  );
}

function Halves({ time, onChange }: Pick<HeadProps, 'time' | 'onChange'>) {
  const half = (label: 'AM' | 'PM', hour: number) => (
    <TextView
      className="android.widget.RadioButton"
      id={label === 'AM' ? 'android:id/am_label' : 'android:id/pm_label'}
      class={time.hour < 12 === (label === 'AM') ? 'time-picker-half time-picker-on' : 'time-picker-half'}
      checked={time.hour < 12 === (label === 'AM')}
      onClick={() => onChange({ ...time, hour })}
    >
      {label}
    </TextView>
  );
  return (
    <LinearLayout orientation="vertical" className="android.widget.RadioGroup" id="android:id/ampm_layout">
      {half('AM', time.hour % 12)}
      {half('PM', (time.hour % 12) + 12)}
    </LinearLayout>
  );
}

function TypedTime({ time, is24, onChange }: Pick<HeadProps, 'time' | 'is24' | 'onChange'>) {
  const [hour, setHour] = useState(shownHour(time.hour, is24));
  const [minute, setMinute] = useState(String(time.minute).padStart(2, '0'));
  const typeHour = (text: string) => {
    setHour(text);
    const number = Number(text);
    if (text === '' || number > (is24 ? 23 : 12) || (number < 1 && !is24)) return;
    onChange({ ...time, hour: is24 ? number : (number % 12) + (time.hour < 12 ? 0 : 12) });
  };
  const typeMinute = (text: string) => {
    setMinute(text);
    if (text !== '' && Number(text) < 60) onChange({ ...time, minute: Number(text) });
  };
  const field = { maxLength: 2, inputType: 'number', selectAllOnFocus: true, class: 'time-picker-typed' } as const;
  return (
    <LinearLayout orientation="vertical" class="time-picker-typing">
      <TextView textAppearance="title-large" id="android:id/top_label">
        Set time
      </TextView>
      <LinearLayout gap={8} justify="center">
        <EditText {...field} id="android:id/input_hour" value={hour} onChange={typeHour} imeAction="next" autoFocus />
        <View className="android.widget.TextView" style={{ fontSize: '2rem' }}>
          :
        </View>
        <EditText {...field} id="android:id/input_minute" value={minute} onChange={typeMinute} />
        {!is24 && <Halves time={time} onChange={onChange} />}
      </LinearLayout>
    </LinearLayout>
  );
}

function shownHour(hour: number, is24: boolean): string {
  return is24 ? String(hour).padStart(2, '0') : String(hour % 12 === 0 ? 12 : hour % 12);
}
