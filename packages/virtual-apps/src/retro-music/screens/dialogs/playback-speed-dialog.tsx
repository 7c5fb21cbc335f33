import { AlertDialog, LinearLayout, SeekBar, TextView, useApi, useStore } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { player, setSpeed } from '../../player/player.ts';

/** How fast the music plays, from half to twice its own. */
export function PlaybackSpeedDialog({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const current = useStore(player, (state) => state.speed);
  const [speed, setShown] = useState(current);
  const apply = (value: number) => {
    onClose();
    void setSpeed(api, value);
  };
  return (
    <AlertDialog
      title="Playback Speed"
      onDismiss={onClose}
      neutral={{ label: 'Reset', onClick: () => apply(1) }}
      negative={{ label: 'Cancel', onClick: onClose }}
      positive={{ label: 'Save', onClick: () => apply(speed) }}
    >
      <LinearLayout orientation="vertical" align="stretch">
        <TextView id="speedValue" align="center">
          {speed.toFixed(1)}
        </TextView>
        <SeekBar
          id="playbackSpeedSlider"
          min={5}
          max={20}
          value={Math.round(speed * 10)}
          onChange={(tenths) => setShown(tenths / 10)}
        />
      </LinearLayout>
    </AlertDialog>
  );
}
