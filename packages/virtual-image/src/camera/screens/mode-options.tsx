import { css, Icon, type IconSource, ImageButton, LinearLayout } from '@androidworld/app-sdk/ui';
import switchCamera from '@material-symbols/svg-400/rounded/cameraswitch.svg';
import gridOff from '@material-symbols/svg-400/rounded/grid_off.svg';
import gridOn from '@material-symbols/svg-400/rounded/grid_on.svg';
import more from '@material-symbols/svg-400/rounded/more_vert.svg';
import timer3 from '@material-symbols/svg-400/rounded/timer_3.svg';
import timer10 from '@material-symbols/svg-400/rounded/timer_10.svg';
import timerOff from '@material-symbols/svg-400/rounded/timer_off.svg';
import type { CameraMode, CameraSettings } from '../camera-settings.ts';

css`
.camera-options { position: absolute; left: 0; right: 0; bottom: 120px; height: 72px; gap: 12px; background: rgb(0 0 0 / 0.55); justify-content: center; }
.camera-options-toggle { position: absolute; right: 12px; bottom: 132px; padding: 12px; gap: 4px; border-radius: 24px; background: rgb(0 0 0 / 0.4); }
@media (orientation: landscape) {
  .camera-options { left: auto; top: 0; right: 120px; bottom: 0; width: 72px; height: auto; flex-direction: column; }
  .camera-options-toggle { right: 132px; bottom: 12px; }
}
`;

interface Toggle<T> {
  readonly value: T;
  readonly icon: IconSource;
  readonly contentDescription: string;
}

const countdowns: readonly Toggle<CameraSettings['countdownSeconds']>[] = [
  { value: 0, icon: timerOff, contentDescription: 'Countdown timer is off' },
  { value: 3, icon: timer3, contentDescription: 'Countdown timer duration is set to 3 seconds' },
  { value: 10, icon: timer10, contentDescription: 'Countdown timer duration is set to 10 seconds' },
];
const grids: readonly Toggle<boolean>[] = [
  { value: false, icon: gridOff, contentDescription: 'Grid lines off' },
  { value: true, icon: gridOn, contentDescription: 'Grid lines on' },
];
const facings: readonly Toggle<CameraSettings['facing']>[] = [
  { value: 'back', icon: switchCamera, contentDescription: 'Back camera' },
  { value: 'front', icon: switchCamera, contentDescription: 'Front camera' },
];

/** Three dots that open the row of options: timer, grid, camera. An emulator's cameras have no flash. */
export function ModeOptions(props: {
  mode: CameraMode;
  settings: CameraSettings;
  open: boolean;
  onOpen: () => void;
  onChange: (changes: Partial<CameraSettings>) => void;
}) {
  const { mode, settings, open, onOpen, onChange } = props;
  if (!open) {
    return (
      <LinearLayout
        id="mode_options_toggle"
        contentDescription="Options"
        class="camera-options-toggle"
        onClick={onOpen}
      >
        {settings.countdownSeconds > 0 && mode === 'photo' && (
          <Icon id="countdown_timer_indicator" icon={settings.countdownSeconds === 3 ? timer3 : timer10} size={20} />
        )}
        <Icon id="three_dots" contentDescription="Options" icon={more} size={24} />
      </LinearLayout>
    );
  }
  return (
    <LinearLayout
      id="mode_options"
      className="android.widget.FrameLayout"
      class="camera-options"
      semantics={{ clickable: true }}
    >
      {mode === 'photo' && (
        <OptionButton
          id="countdown_toggle_button"
          choices={countdowns}
          value={settings.countdownSeconds}
          onChange={(countdownSeconds) => onChange({ countdownSeconds })}
        />
      )}
      <OptionButton
        id="grid_lines_toggle_button"
        choices={grids}
        value={settings.grid}
        onChange={(grid) => onChange({ grid })}
      />
      <OptionButton
        id="camera_toggle_button"
        choices={facings}
        value={settings.facing}
        onChange={(facing) => onChange({ facing })}
      />
    </LinearLayout>
  );
}

/** A button that goes on to the next of its states. */
function OptionButton<T>(props: { id: string; choices: readonly Toggle<T>[]; value: T; onChange: (value: T) => void }) {
  const { id, choices, value, onChange } = props;
  const index = choices.findIndex((choice) => choice.value === value);
  const [now, next] = [choices[index], choices[(index + 1) % choices.length]];
  if (now === undefined || next === undefined) return null;
  return (
    <ImageButton
      id={id}
      icon={now.icon}
      contentDescription={now.contentDescription}
      onClick={() => onChange(next.value)}
    />
  );
}
