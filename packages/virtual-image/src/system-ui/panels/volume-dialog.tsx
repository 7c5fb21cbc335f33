import { useSystemApi } from '@androidworld/app-sdk/system';
import { css, Glyph, Icon, useNow, useSetting, View } from '@androidworld/app-sdk/ui';
import vibrate from '@material-symbols/svg-400/rounded/mobile_vibrate-fill.svg';
import note from '@material-symbols/svg-400/rounded/music_note-fill.svg';
import off from '@material-symbols/svg-400/rounded/music_off-fill.svg';
import silent from '@material-symbols/svg-400/rounded/notifications_off-fill.svg';
import ring from '@material-symbols/svg-400/rounded/notifications-fill.svg';
import tune from '@material-symbols/svg-400/rounded/tune.svg';
import { useEffect, useRef } from 'preact/hooks';
import { openFromPanel } from './open-from-panel.ts';
import { VerticalSeekBar } from './vertical-seek-bar.tsx';

css`
.volume { position: absolute; inset: 0; pointer-events: none; }
.overlay-panel:has(> .volume) { pointer-events: none; }
.volume-column { position: absolute; right: 12px; top: 50%; transform: translateY(-50%); width: 60px; display: flex; flex-direction: column; align-items: center; gap: 8px; pointer-events: none; }
.volume-column > * { pointer-events: auto; }
.volume-button { width: 56px; height: 56px; border-radius: 28px; display: grid; place-items: center; background: var(--surface-container); color: var(--on-surface); box-shadow: var(--shadow-2); }
.volume-card { width: 60px; padding: 8px 0; border-radius: 30px; display: flex; flex-direction: column; align-items: center; background: var(--surface-container); box-shadow: var(--shadow-3); }
.volume-gear { width: 48px; height: 48px; display: grid; place-items: center; }
`;

/** Of the volume dialog of SystemUI: it goes by itself so long after it was last touched. */
const SHOWN_MS = 3_000;
const LOUDEST = 15;

const ringers = [
  { mode: '2', icon: ring, name: 'Ring' },
  { mode: '1', icon: vibrate, name: 'Vibrate' },
  { mode: '0', icon: silent, name: 'Mute' },
] as const;

/** What the volume keys bring up: at the right, over whatever is shown, taking no touch beside it. */
export function VolumeDialog() {
  const api = useSystemApi();
  const [volume, setVolume] = useSetting('system', 'volume_music');
  const [ringer, setRinger] = useSetting('global', 'mode_ringer');
  const level = Number(volume ?? 5);
  const now = useNow({ everyMs: 500 });
  const touched = useRef({ atMs: now, level, ringer });
  if (touched.current.level !== level || touched.current.ringer !== ringer)
    touched.current = { atMs: now, level, ringer };
  const isOver = now - touched.current.atMs >= SHOWN_MS;
  useEffect(() => {
    if (isOver) void api.system.setPanel('none');
  }, [isOver, api]);
  const current = ringers.findIndex(({ mode }) => mode === (ringer ?? '2'));
  const shown = ringers[current] ?? ringers[0];
  const next = ringers[(current + 1) % ringers.length] ?? ringers[0];
  return (
    <View class="volume" id="volume_dialog_container" className="android.widget.FrameLayout">
      <View class="volume-column" id="volume_dialog" className="android.widget.FrameLayout">
        <View
          class="volume-button"
          id="volume_new_ringer_active_icon_container"
          className="android.widget.FrameLayout"
          contentDescription={`${shown.name}, tap to change ringer mode`}
          onClick={() => void setRinger(next.mode)}
        >
          <Icon id="volume_new_ringer_active_icon" icon={shown.icon} size={24} />
        </View>
        <View class="volume-card" id="volume_dialog_rows" className="android.widget.LinearLayout">
          <VerticalSeekBar
            id="volume_row_slider"
            contentDescription="Media volume"
            max={LOUDEST}
            value={level}
            onChange={(value) => void setVolume(String(value))}
          />
          <Glyph icon={level === 0 ? off : note} size={22} />
          <View
            class="volume-gear"
            className="android.widget.FrameLayout"
            id="settings_container"
            onClick={() => void openFromPanel(api, 'android.settings.SOUND_SETTINGS')}
          >
            <Icon
              id="settings"
              className="android.widget.ImageButton"
              icon={tune}
              size={22}
              contentDescription="Sound settings"
            />
          </View>
        </View>
      </View>
    </View>
  );
}
