import { ImageButton, LinearLayout, RecyclerView, useActivity, useApi, useElapsed } from '@androidworld/app-sdk/ui';
import add from '@material-symbols/svg-400/rounded/add.svg';
import remove from '@material-symbols/svg-400/rounded/delete.svg';
import play from '@material-symbols/svg-400/rounded/play_arrow-fill.svg';
import { useState } from 'preact/hooks';
import { isTicking, loadTimers } from '../store/timers.ts';
import { lengthMs, type TimerDigits } from '../timer-digits.ts';
import { Fab, FabBar, fabBarHeight } from './fab-bar.tsx';
import { TimerCard } from './timer-card.tsx';
import { TimerSetup } from './timer-setup.tsx';
import { useTimedData } from './use-clock-data.ts';

export interface TimerTabProps {
  digits: TimerDigits;
  onDigits: (digits: TimerDigits) => void;
}

/** The timers there are, or the keys to enter one when there is none yet. */
export function TimerTab({ digits, onDigits }: TimerTabProps) {
  const { visible } = useActivity();
  const stored = useTimedData(loadTimers);
  const timers = stored.data?.data ?? [];
  const elapsedMs = useElapsed(stored.data?.bootedMs ?? 0, {
    everyMs: 250,
    running: visible && timers.some(isTicking),
  });
  const [adding, setAdding] = useState(digits !== '');
  if (stored.data === undefined) return null;
  if (adding || timers.length === 0) {
    const close = () => {
      setAdding(false);
      onDigits('');
    };
    return <NewTimer digits={digits} onDigits={onDigits} canCancel={timers.length > 0} onClose={close} />;
  }
  return (
    <LinearLayout orientation="vertical" weight={1} id="timer_view">
      <RecyclerView
        id="recycler_view"
        items={timers}
        itemKey={({ id }) => id}
        gap={12}
        padding={[8, 16, fabBarHeight, 16]}
        renderItem={(timer) => <TimerCard timer={timer} elapsedMs={elapsedMs} />}
      />
      <FabBar>
        <Fab icon={add} contentDescription="Add timer" onClick={() => setAdding(true)} />
      </FabBar>
    </LinearLayout>
  );
}

function NewTimer({
  digits,
  onDigits,
  canCancel,
  onClose,
}: TimerTabProps & { canCancel: boolean; onClose: () => void }) {
  const api = useApi();
  const start = async () => {
    await api.callProcess('addTimer', lengthMs(digits), '');
    onClose();
  };
  return (
    <LinearLayout orientation="vertical" weight={1} id="timer_setup">
      <TimerSetup digits={digits} onDigits={onDigits} />
      <FabBar
        left={
          canCancel ? (
            <ImageButton
              id="left_button"
              icon={remove}
              contentDescription="Cancel"
              variant="tonal"
              class="clock-fab-small"
              onClick={onClose}
            />
          ) : undefined
        }
      >
        {digits !== '' && <Fab icon={play} contentDescription="Start" onClick={() => void start()} />}
      </FabBar>
    </LinearLayout>
  );
}
