import {
  Glyph,
  type IconSource,
  LinearLayout,
  PreferenceCategory,
  SeekBar,
  SwitchPreference,
  TextView,
  useSetting,
  View,
} from '@androidworld/app-sdk/ui';
import alarm from '@material-symbols/svg-400/rounded/alarm.svg';
import call from '@material-symbols/svg-400/rounded/call.svg';
import note from '@material-symbols/svg-400/rounded/music_note.svg';
import ring from '@material-symbols/svg-400/rounded/notifications.svg';
import type { SettingsPage } from '../page.ts';

export const soundPage: SettingsPage = {
  fragment: 'com.android.settings.notification.SoundSettings',
  title: 'Sound & vibration',
  entries: [
    'Media volume',
    'Call volume',
    'Ring & notification volume',
    'Alarm volume',
    'Do Not Disturb',
    'Touch sounds',
    'Dial pad tones',
  ],
  Content() {
    return (
      <>
        <VolumeRow title="Media volume" icon={note} setting="volume_music" max={15} />
        <VolumeRow title="Call volume" icon={call} setting="volume_voice" max={7} />
        <VolumeRow title="Ring & notification volume" icon={ring} setting="volume_ring" max={7} />
        <VolumeRow title="Alarm volume" icon={alarm} setting="volume_alarm" max={7} />
        <DoNotDisturb />
        <PreferenceCategory title="System sounds & vibrations" />
        <SettingSwitch title="Dial pad tones" setting="dtmf_tone" />
        <SettingSwitch title="Touch sounds" setting="sound_effects_enabled" />
        <SettingSwitch title="Touch feedback" setting="haptic_feedback_enabled" />
      </>
    );
  },
};

function VolumeRow({ title, icon, setting, max }: { title: string; icon: IconSource; setting: string; max: number }) {
  const [value, setValue] = useSetting('system', setting);
  return (
    <LinearLayout padding={[8, 24]} gap={20} className="android.widget.LinearLayout">
      <Glyph icon={icon} />
      <View weight={1}>
        <TextView id="android:id/title" textAppearance="body-large">
          {title}
        </TextView>
        <SeekBar
          id="android:id/seekbar"
          contentDescription={title}
          max={max}
          value={Number(value ?? max / 2)}
          onCommit={(next) => void setValue(String(next))}
        />
      </View>
    </LinearLayout>
  );
}

function DoNotDisturb() {
  const [mode, setMode] = useSetting('global', 'zen_mode');
  const on = (mode ?? '0') !== '0';
  return (
    <SwitchPreference
      title="Do Not Disturb"
      summary={on ? 'On' : 'Off'}
      checked={on}
      onChange={(next) => void setMode(next ? '1' : '0')}
    />
  );
}

function SettingSwitch({ title, setting }: { title: string; setting: string }) {
  const [value, setValue] = useSetting('system', setting);
  return <SwitchPreference title={title} checked={value === '1'} onChange={(on) => void setValue(on ? '1' : '0')} />;
}
