import {
  AlertDialog,
  CheckBox,
  LinearLayout,
  phoneTime,
  SeekBar,
  TextView,
  useApi,
  usePreferences,
  useStore,
} from '@androidworld/app-sdk/ui';
import { useEffect, useState } from 'preact/hooks';
import { player, setSleepTimer } from '../../player/player.ts';
import { clockText } from '../../store/durations.ts';
import { preferences } from '../../store/preferences.ts';

const mostMinutes = 120;

/** After how long the music stops; while it is set: how long that still is. */
export function SleepTimerDialog({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const [stored, change] = usePreferences(preferences);
  const sleep = useStore(player, (state) => state.sleep);
  const [minutes, setMinutes] = useState<number>();
  const [finishesSong, setFinishes] = useState<boolean>();
  useEffect(() => {
    if (stored === undefined) return;
    setMinutes((before) => before ?? stored.sleepMinutes);
    setFinishes((before) => before ?? stored.sleepFinishesSong);
  }, [stored]);
  const set = async () => {
    onClose();
    if (minutes === undefined) return;
    setSleepTimer({ atMs: phoneTime.uptime() + minutes * 60_000, finishesSong: finishesSong === true });
    await change({ sleepMinutes: minutes, sleepFinishesSong: finishesSong === true });
    await api.toast(`Sleep timer set for ${minutes} minutes from now.`);
  };
  const stop = async () => {
    onClose();
    setSleepTimer(null);
    await api.toast('Sleep timer canceled.');
  };
  const leftMs = sleep === null ? 0 : Math.max(0, sleep.atMs - phoneTime.uptime());
  return (
    <AlertDialog
      title="Sleep timer"
      onDismiss={onClose}
      negative={
        sleep === null
          ? { label: 'Cancel', onClick: onClose }
          : { label: `Cancel current timer (${clockText(leftMs)})`, onClick: () => void stop() }
      }
      positive={{ label: sleep === null ? 'Set' : 'Set again', onClick: () => void set() }}
    >
      <LinearLayout orientation="vertical" align="stretch" gap={8}>
        <TextView id="timerDisplay" align="center" textAppearance="title">
          {`${minutes ?? ''} min`}
        </TextView>
        <SeekBar
          id="seekBar"
          min={1}
          max={mostMinutes}
          value={minutes ?? 1}
          onChange={setMinutes}
          onCommit={setMinutes}
        />
        <CheckBox id="shouldFinishLastSong" checked={finishesSong === true} onChange={setFinishes}>
          Finish last song
        </CheckBox>
      </LinearLayout>
    </AlertDialog>
  );
}
