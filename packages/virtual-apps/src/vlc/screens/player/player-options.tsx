import { SingleChoiceDialog, TextInputDialog } from '@androidworld/app-sdk/ui';
import speedIcon from '@material-symbols/svg-400/rounded/speed.svg';
import clock from '@material-symbols/svg-400/rounded/timer.svg';
import { type ContextItem, ContextSheet } from '../sheets/context-sheet.tsx';

/** Which of them is shown. */
export type PlayerOption = 'options' | 'speed' | 'time';

interface PlayerOptionsProps {
  shown: PlayerOption;
  onShow: (shown: PlayerOption) => void;
  speed: number;
  onSpeed: (speed: number) => void;
  /** @param positionMs of the film or the track */
  onJump: (positionMs: number) => void;
  /** What this player can do beyond that. */
  further: readonly ContextItem[];
  onClose: () => void;
}

const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2];

/** Behind "advanced options": how it is played. */
export function PlayerOptions(props: PlayerOptionsProps) {
  const { shown, speed, further, onClose, onShow } = props;
  if (shown === 'speed')
    return (
      <SingleChoiceDialog
        title="Playback speed"
        choices={speeds.map((value) => ({ label: `${value.toFixed(2)}x`, value }))}
        selected={speed}
        onChoose={props.onSpeed}
        onClose={onClose}
      />
    );
  if (shown === 'time')
    return (
      <TextInputDialog
        title="Jump to time"
        hint="minutes:seconds"
        validate={(text) => (readTime(text) === null ? 'Enter a time such as 1:30' : undefined)}
        onDone={(text) => props.onJump(readTime(text) ?? 0)}
        onClose={onClose}
      />
    );
  return (
    <ContextSheet
      title="Advanced options"
      items={[
        { title: 'Playback speed', icon: speedIcon, onClick: () => onShow('speed') },
        { title: 'Jump to time', icon: clock, onClick: () => onShow('time') },
        ...further,
      ]}
      onClose={onClose}
    />
  );
}

/** Milliseconds of `1:30`, `90` or `1:02:03`; null of anything else. */
function readTime(text: string): number | null {
  if (!/^\d+(:\d{1,2}){0,2}$/.test(text.trim())) return null;
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000;
}
