import {
  css,
  Glyph,
  type IconSource,
  ImageButton,
  LinearLayout,
  TextView,
  useApi,
  useAsync,
  usePhoneEvent,
  View,
} from '@androidworld/app-sdk/ui';
import callEnd from '@material-symbols/svg-400/rounded/call_end-fill.svg';
import dialpad from '@material-symbols/svg-400/rounded/dialpad.svg';
import hide from '@material-symbols/svg-400/rounded/keyboard_arrow_down.svg';
import mute from '@material-symbols/svg-400/rounded/mic_off.svg';
import pause from '@material-symbols/svg-400/rounded/pause.svg';
import speaker from '@material-symbols/svg-400/rounded/volume_up.svg';
import type { CallAudio } from '../dialer-process.ts';
import type { Call } from '../notify-call.ts';
import { Keypad } from './keypad.tsx';

css`
.call-controls { padding: 16px 16px 48px; }
.call-control { width: 84px; display: flex; flex-direction: column; align-items: center; gap: 8px; border-radius: 20px; padding: 4px 0; }
.call-control-disc { width: 64px; height: 64px; border-radius: 50%; display: grid; place-items: center; background: rgb(255 255 255 / 0.14); }
.call-control-on .call-control-disc { background: #fff; color: #20335c; }
.call-tones { padding: 0 24px; --on-surface-variant: rgb(255 255 255 / 0.7); }
.call-end { width: 72px; height: 72px; margin: 24px auto 0; border-radius: 50%; display: grid; place-items: center; background: #d93025; color: #fff; }
/* Beside the caller, the keys beside the buttons. */
@media (orientation: landscape) {
  .view.call-controls { flex-direction: row-reverse; align-items: center; padding: 8px 24px; gap: 16px; }
  .call-tones { width: 320px; }
  .view.call-buttons { display: grid; grid-template-columns: repeat(2, 84px); }
  .call-end { margin: 0; flex-shrink: 0; }
}
`;

export interface CallControlsProps {
  call: Call;
  /** What was typed on the keypad; null while it is hidden. */
  tones: string | null;
  onTones: (tones: string | null) => void;
}

/** What one can do during a call. */
export function CallControls({ call, tones, onTones }: CallControlsProps) {
  const api = useApi();
  const audio = useAsync(() => api.callProcess<CallAudio & Record<string, boolean>>('audio'), []);
  usePhoneEvent('fromProcess', ({ name }) => {
    if (name === 'audio') audio.reload();
  });
  const { muted = false, speaker: loud = false } = audio.data ?? {};
  const setAudio = (change: Partial<CallAudio>) =>
    void api.callProcess<undefined>('setAudio', { muted, speaker: loud, ...change });
  const isTalk = call.state === 'active' || call.state === 'holding';
  const isHeld = call.state === 'holding';
  return (
    <LinearLayout orientation="vertical" class="call-controls">
      {tones !== null && (
        <LinearLayout orientation="vertical" class="call-tones">
          <LinearLayout>
            <TextView id="digits" textAppearance="headline" align="center" weight={1}>
              {tones}
            </TextView>
            <ImageButton icon={hide} contentDescription="Hide keypad" onClick={() => onTones(null)} />
          </LinearLayout>
          <Keypad onKey={(key) => onTones(tones + key)} />
        </LinearLayout>
      )}
      <LinearLayout justify="center" gap={12} id="incall_button_row" class="call-buttons">
        <Control
          id="incall_first_button"
          label="Mute"
          contentDescription={muted ? 'Muted' : 'Unmuted'}
          icon={mute}
          checked={muted}
          onClick={() => setAudio({ muted: !muted })}
        />
        <Control
          id="incall_second_button"
          label="Keypad"
          icon={dialpad}
          checked={tones !== null}
          onClick={() => onTones(tones === null ? '' : null)}
        />
        <Control
          id="incall_third_button"
          label="Speaker"
          icon={speaker}
          checked={loud}
          onClick={() => setAudio({ speaker: !loud })}
        />
        <Control
          id="incall_fourth_button"
          label="Hold"
          contentDescription={isHeld ? 'Resume call' : 'Hold call'}
          icon={pause}
          checked={isHeld}
          enabled={isTalk}
          onClick={() => void api.telephony.hold(!isHeld)}
        />
      </LinearLayout>
      <View
        id="incall_end_call"
        class="call-end"
        className="android.widget.Button"
        contentDescription="End call"
        onClick={() => void api.telephony.hangUp()}
      >
        <Glyph icon={callEnd} size={32} />
      </View>
    </LinearLayout>
  );
}

interface ControlProps {
  id: string;
  label: string;
  /** What it does, or how it stands; none where the label says so. */
  contentDescription?: string;
  icon: IconSource;
  checked: boolean;
  enabled?: boolean;
  onClick: () => void;
}

/** The dialer's `CheckableLabeledButton`. */
function Control({ label, icon, checked, ...view }: ControlProps) {
  return (
    <View
      {...view}
      className="android.widget.LinearLayout"
      class={checked ? 'call-control call-control-on' : 'call-control'}
      checked={checked}
    >
      <span class="call-control-disc">
        <Glyph icon={icon} />
      </span>
      <TextView textAppearance="label">{label}</TextView>
    </View>
  );
}
