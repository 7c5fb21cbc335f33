import { useState } from 'preact/hooks';
import { usePhoneState } from '../hooks/use-phone-state.ts';
import { css } from '../theme/css.ts';
import { Button } from './button.tsx';
import { ClockFace, describe } from './clock-face.tsx';
import { EditText } from './edit-text.tsx';
import { glyphs } from './glyphs.ts';
import { ImageButton } from './image-button.tsx';
import { LinearLayout } from './layouts.tsx';
import { TextView } from './text-view.tsx';
import type { TimeOfDay } from './time-of-day.ts';
import { View } from './view.tsx';
import { Window } from './window.tsx';

/** Of a MaterialTimePicker. */
export interface MaterialTimePickerProps {
  /** Above the time; default "Select time". */
  title?: string | undefined;
  /** The time set at first. */
  value: TimeOfDay;
  /** "OK", with the time set. The dialog stays until the caller takes it away. */
  onPick: (time: TimeOfDay) => void;
  /** "Cancel", BACK or a tap outside. */
  onDismiss: () => void;
  /** Default: as the phone is set. */
  hour24?: boolean | undefined;
}

type Part = 'hour' | 'minute';

css`
.window .dialog.material-time { width: 328px; padding: 0; border-radius: 28px; --background-inset-x: 16px; --background-inset-y: 10px; }
.material-time-body { display: flex; flex-direction: column; min-height: 0; }
.material-time-title { padding: 24px 24px 20px; }
.material-time-dial { display: flex; flex-direction: column; gap: 36px; }
.material-time-buttons { padding: 20px 8px 8px 12px; gap: 8px; flex-shrink: 0; }
.material-time-typing { margin-bottom: 16px; min-height: 0; overflow: hidden auto; }
.material-time-number { width: 96px; height: 80px; border: 0; border-radius: 8px; display: grid; place-items: center; font-size: 3.5625rem; line-height: 1; background: var(--surface-variant); }
.material-time-on { background: var(--primary-container); color: var(--on-primary-container); }
.material-time-colon { font-size: 3.5625rem; width: 24px; text-align: center; }
.material-time-halves { width: 52px; height: 80px; margin-left: 12px; border: 1px solid var(--outline); border-radius: 8px; overflow: hidden; }
.material-time-half { display: grid; place-items: center; border: 0; }
.material-time-half.material-time-on { background: var(--secondary-container); }
.material-time-field { width: 96px; }
/* The time beside the dial, under the title, and its halves of the day below it (layout-land/material_timepicker.xml). */
@media (orientation: landscape) {
  .window .dialog.material-time { width: auto; }
  /* Beside the keyboard there may be no room for it. */
  .material-time-title { padding: 0 24px; line-height: 3rem; flex-shrink: 1000; min-height: 0; overflow: hidden; }
  .material-time-title:has(+ .material-time-dial) { position: absolute; top: 0; left: 0; }
  .material-time-dial { flex-direction: row; align-items: center; gap: 36px; padding: 16px 24px 0; }
  .material-time-display { flex-direction: column; gap: 12px; }
  .material-time-display > .material-time-halves { flex-direction: row; width: 216px; height: 40px; margin: 0; }
  .material-time-buttons { padding-top: 4px; }
  .material-time-typing { padding: 0 24px; margin: 0; }
}
.material-time-field .field-input { height: 70px; font-size: 2.8125rem; line-height: 1; text-align: center; padding: 0; }
`;

/** Material's time picker (`MaterialTimePicker`): a dial, or two fields to type in. */
export function MaterialTimePicker(props: MaterialTimePickerProps) {
  const phoneHour24 = usePhoneState((state) => state.clock.hour24);
  const is24 = props.hour24 ?? phoneHour24;
  const [time, setTime] = useState(props.value);
  const [part, setPart] = useState<Part>('hour');
  const [isTyping, setTyping] = useState(false);
  const switchTo = isTyping ? 'clock' : 'text input';
  const display = { time, part, is24, onPart: setPart, onChange: setTime };
  return (
    <Window title="Select time" class="dialog dialog-panel material-time" dim onDismiss={props.onDismiss}>
      <View class="material-time-body">
        <TextView id="header_title" textAppearance="label" class="material-time-title">
          {props.title ?? 'Select time'}
        </TextView>
        {isTyping ? (
          <TypedTime {...display} />
        ) : (
          <View id="material_timepicker_view" class="material-time-dial">
            <ClockDisplay {...display} onType={() => setTyping(true)} />
            <ClockFace
              part={part}
              is24={is24}
              time={time}
              onChange={setTime}
              onRelease={() => part === 'hour' && setPart('minute')}
            />
          </View>
        )}
        <LinearLayout class="material-time-buttons">
          <ImageButton
            icon={isTyping ? glyphs.clock : glyphs.keyboard}
            className="android.widget.Button"
            id="material_timepicker_mode_button"
            contentDescription={`Switch to ${switchTo} mode for the time input.`}
            onClick={() => setTyping(!isTyping)}
          />
          <span style={{ flex: 1 }} />
          <Button variant="text" id="material_timepicker_cancel_button" onClick={props.onDismiss}>
            Cancel
          </Button>
          <Button variant="text" id="material_timepicker_ok_button" onClick={() => props.onPick(time)}>
            OK
          </Button>
        </LinearLayout>
      </View>
    </Window>
  );
}

interface DisplayProps {
  time: TimeOfDay;
  part: Part;
  is24: boolean;
  onPart: (part: Part) => void;
  onChange: (time: TimeOfDay) => void;
}

function ClockDisplay({ time, part, is24, onPart, onChange, onType }: DisplayProps & { onType: () => void }) {
  const number = (name: Part, text: string) => (
    <View
      id={name === 'hour' ? 'material_hour_tv' : 'material_minute_tv'}
      className="android.view.View"
      class={name === part ? 'material-time-number material-time-on' : 'material-time-number'}
      contentDescription={describe(name, is24, String(name === 'hour' ? Number(text) : time.minute))}
      checked={name === part}
      // A second tap on the active field asks to type.
      onClick={() => (name === part ? onType() : onPart(name))}
    >
      {text}
    </View>
  );
  return (
    <LinearLayout
      id="material_clock_display_and_toggle"
      className="android.view.ViewGroup"
      class="material-time-display"
      justify="center"
    >
      <LinearLayout id="material_clock_display">
        {number('hour', shownHour(time.hour, is24))}
        <TextView class="material-time-colon">:</TextView>
        {number('minute', String(time.minute).padStart(2, '0'))}
      </LinearLayout>
      {!is24 && <Halves time={time} onChange={onChange} />}
    </LinearLayout>
  );
}

function Halves({ time, onChange }: Pick<DisplayProps, 'time' | 'onChange'>) {
  const half = (label: 'AM' | 'PM', hour: number) => (
    <Button
      id={`material_clock_period_${label.toLowerCase()}_button`}
      className="android.widget.CompoundButton"
      variant="text"
      class={`material-time-half ${time.hour < 12 === (label === 'AM') ? 'material-time-on' : ''}`}
      style={{ flex: 1, margin: 0, minHeight: 0, borderRadius: 0 }}
      checked={time.hour < 12 === (label === 'AM')}
      onClick={() => onChange({ ...time, hour })}
    >
      {label}
    </Button>
  );
  return (
    <LinearLayout
      id="material_clock_period_toggle"
      contentDescription="Select AM or PM"
      orientation="vertical"
      align="stretch"
      class="material-time-halves"
    >
      {half('AM', time.hour % 12)}
      {half('PM', (time.hour % 12) + 12)}
    </LinearLayout>
  );
}

/** The active part is a field; the other a chip that makes it active. */
function TypedTime({ time, part, is24, onPart, onChange }: DisplayProps) {
  const texts = { hour: shownHour(time.hour, is24), minute: String(time.minute).padStart(2, '0') };
  const type = (name: Part, text: string) => {
    const number = Number(text);
    if (!Number.isInteger(number)) return;
    if (name === 'minute' && number < 60) onChange({ ...time, minute: number });
    if (name === 'hour' && number < (is24 ? 24 : 13)) {
      onChange({ ...time, hour: is24 ? number : (number % 12) + (time.hour < 12 ? 0 : 12) });
      if (text.length === 2) onPart('minute');
    }
  };
  const field = (name: Part) => (
    <LinearLayout
      id={`material_${name}_text_input`}
      className="android.widget.FrameLayout"
      orientation="vertical"
      class="material-time-field"
    >
      {name === part ? (
        <TypedNumber
          key={name}
          initial={texts[name]}
          imeAction={name === 'hour' ? 'next' : 'done'}
          onType={(text) => type(name, text)}
          onNext={() => (name === 'hour' ? onPart('minute') : undefined)}
        />
      ) : (
        <View
          className="android.view.View"
          class="material-time-number"
          style={{ height: 70 }}
          onClick={() => onPart(name)}
        >
          {texts[name]}
        </View>
      )}
      <TextView id="material_label" textAppearance="body-small">
        {name === 'hour' ? 'Hour' : 'Minute'}
      </TextView>
    </LinearLayout>
  );
  return (
    <LinearLayout
      id="material_textinput_timepicker"
      className="android.view.ViewGroup"
      align="start"
      justify="center"
      class="material-time-typing"
    >
      {field('hour')}
      <TextView class="material-time-colon">:</TextView>
      {field('minute')}
      {!is24 && <Halves time={time} onChange={onChange} />}
    </LinearLayout>
  );
}

interface TypedNumberProps {
  initial: string;
  imeAction: 'next' | 'done';
  onType: (text: string) => void;
  onNext: () => void;
}

function TypedNumber({ initial, imeAction, onType, onNext }: TypedNumberProps) {
  const [text, setText] = useState(initial);
  return (
    <EditText
      variant="outlined"
      inputType="number"
      maxLength={2}
      autoFocus
      selectAllOnFocus
      value={text}
      onChange={(next) => {
        setText(next);
        onType(next);
      }}
      imeAction={imeAction}
      onImeAction={onNext}
    />
  );
}

function shownHour(hour: number, is24: boolean): string {
  return is24 ? String(hour).padStart(2, '0') : String(hour % 12 === 0 ? 12 : hour % 12);
}
