import { Button, css, ImageButton, LinearLayout, TextView, View } from '@androidworld/app-sdk/ui';
import backspace from '@material-symbols/svg-400/rounded/backspace.svg';
import { digitsDescription, digitsText, type TimerDigits, typeDigits } from '../timer-digits.ts';
import { fabBarHeight } from './fab-bar.tsx';

css`
.clock-setup { padding-bottom: ${fabBarHeight}px; }
.clock-setup-time { flex: 1; width: 315px; min-height: 0; margin-bottom: 5px; display: flex; align-items: center; justify-content: center; white-space: nowrap; font-size: 3.25rem; text-align: center; color: var(--on-surface-variant); font-variant-numeric: tabular-nums; }
.clock-setup-typed { color: var(--primary); }
.clock-setup-unit { font-size: 1.5rem; margin-left: 2px; }
.clock-setup-time > span + span { margin-left: 12px; }
.clock-setup-digits { display: grid; grid-template-columns: repeat(3, 101px); gap: 4px; justify-content: center; }
.clock-setup-digits > .view { width: 101px; height: 101px; margin: 0; border-radius: 50%; background: var(--surface-variant); color: var(--on-surface); font-size: 2rem; font-weight: 400; padding: 0; }
@media (orientation: landscape) {
  .clock-setup { flex-direction: row; justify-content: space-evenly; padding-bottom: 0; }
  .clock-setup-time { flex: none; }
  .clock-setup-digits { grid-template-columns: repeat(3, 72px); grid-auto-rows: 52px; }
  .clock-setup-digits > .view { width: 72px; height: 52px; font-size: 1.5rem; }
}
.clock-setup-digits > .icon-button { background: var(--secondary-container); color: var(--on-secondary-container); }
`;

/** Keys `1` to `9`, `00`, `0` and backspace, under the time they give. */
export function TimerSetup({ digits, onDigits }: { digits: TimerDigits; onDigits: (digits: TimerDigits) => void }) {
  const key = (text: string) => (
    <Button key={text} id={`timer_setup_digit_${text}`} onClick={() => onDigits(typeDigits(digits, text))}>
      {text}
    </Button>
  );
  const last = digits.at(-1);
  return (
    <LinearLayout orientation="vertical" weight={1} align="center" class="clock-setup">
      <Time digits={digits} />
      <View class="clock-setup-digits" className="android.view.ViewGroup" id="timer_setup_digits">
        {['1', '2', '3', '4', '5', '6', '7', '8', '9', '00', '0'].map(key)}
        <ImageButton
          id="timer_setup_delete"
          icon={backspace}
          size={28}
          className="android.widget.Button"
          semantics={{ text: '⌫' }}
          contentDescription={last === undefined ? 'Backspace' : `Backspace ${last}`}
          enabled={last !== undefined}
          onClick={() => onDigits(digits.slice(0, -1))}
          onLongClick={() => onDigits('')}
        />
      </View>
    </LinearLayout>
  );
}

/** Big figures, small units; what was typed is coloured. */
function Time({ digits }: { digits: TimerDigits }) {
  const text = digitsText(digits);
  return (
    <TextView
      id="timer_setup_time"
      class="clock-setup-time"
      contentDescription={digitsDescription(digits)}
      semantics={{ text }}
    >
      {text.split(' ').map((part, index) => (
        <span key={part.slice(-1)} class={digits.length > 4 - 2 * index ? 'clock-setup-typed' : ''}>
          {part.slice(0, 2)}
          <span class="clock-setup-unit">{part.slice(2)}</span>
        </span>
      ))}
    </TextView>
  );
}
