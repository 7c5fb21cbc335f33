import {
  Button,
  CardView,
  css,
  FloatingActionButton,
  ImageButton,
  LinearLayout,
  TextView,
  useApi,
} from '@androidworld/app-sdk/ui';
import close from '@material-symbols/svg-400/rounded/close.svg';
import pause from '@material-symbols/svg-400/rounded/pause-fill.svg';
import play from '@material-symbols/svg-400/rounded/play_arrow-fill.svg';
import stop from '@material-symbols/svg-400/rounded/stop-fill.svg';
import { useState } from 'preact/hooks';
import { hasRunOut, type Timer, timeLeftMs } from '../store/timers.ts';
import { timeLeftText } from '../time-text.ts';
import { LabelDialog } from './label-dialog.tsx';

css`
.clock-timer { padding: 8px 8px 16px 20px; border-radius: 24px; box-shadow: none; }
.clock-timer-time { font-size: 3.5rem; font-variant-numeric: tabular-nums; }
.clock-timer-long { font-size: 2.375rem; }
.clock-timer-over { color: var(--error); }
.clock-timer-bar { height: 4px; border-radius: 2px; margin: 8px 12px 0 0; background: var(--outline-variant); overflow: hidden; }
.clock-timer-bar > div { height: 100%; background: var(--primary); }
.clock-timer-label { justify-content: flex-start; padding: 0; }
`;

/** One timer: its name, what is left, and its buttons. */
export function TimerCard({ timer, elapsedMs }: { timer: Timer; elapsedMs: number }) {
  const api = useApi();
  const [naming, setNaming] = useState(false);
  const leftMs = timeLeftMs(timer, elapsedMs);
  const text = timeLeftText(leftMs);
  const look = ['clock-timer-time', text.length > 5 && 'clock-timer-long', hasRunOut(timer) && 'clock-timer-over'];
  return (
    <CardView class="clock-timer" id="timer_item">
      <LinearLayout>
        <LinearLayout orientation="vertical" weight={1} align="start">
          <Button variant="text" id="timer_label" class="clock-timer-label" onClick={() => setNaming(true)}>
            {timer.label === '' ? 'Label' : timer.label}
          </Button>
        </LinearLayout>
        <ImageButton
          id="delete_timer"
          icon={close}
          contentDescription="Delete"
          onClick={() => void api.callProcess('removeTimer', timer.id)}
        />
      </LinearLayout>
      <LinearLayout gap={8} style={{ paddingRight: 12 }}>
        <TextView id="timer_time_text" class={look.filter(Boolean).join(' ')} weight={1} lines={1}>
          {text}
        </TextView>
        <SecondButton timer={timer} />
        <MainButton timer={timer} />
      </LinearLayout>
      <div class="clock-timer-bar">
        <div style={{ width: `${100 * Math.max(0, Math.min(1, leftMs / Math.max(1, timer.totalLengthMs)))}%` }} />
      </div>
      {naming && (
        <LabelDialog
          label={timer.label}
          onLabel={(label) => void api.callProcess('labelTimer', timer.id, label)}
          onClose={() => setNaming(false)}
        />
      )}
    </CardView>
  );
}

function SecondButton({ timer }: { timer: Timer }) {
  const api = useApi();
  if (timer.state === 'reset') return null;
  return timer.state === 'paused' ? (
    <Button variant="outlined" id="reset_add" onClick={() => void api.callProcess('resetTimer', timer.id)}>
      Reset
    </Button>
  ) : (
    <Button
      variant="outlined"
      id="reset_add"
      contentDescription="Add 1 Minute"
      onClick={() => void api.callProcess('addMinuteToTimer', timer.id)}
    >
      + 1:00
    </Button>
  );
}

function MainButton({ timer }: { timer: Timer }) {
  const api = useApi();
  const button = (icon: string, desc: string, call: string) => (
    <FloatingActionButton
      id="play_pause"
      floating={false}
      icon={icon}
      contentDescription={desc}
      onClick={() => void api.callProcess(call, timer.id)}
    />
  );
  if (hasRunOut(timer)) return button(stop, 'Stop', 'resetTimer');
  return timer.state === 'running' ? button(pause, 'Pause', 'pauseTimer') : button(play, 'Start', 'startTimer');
}
