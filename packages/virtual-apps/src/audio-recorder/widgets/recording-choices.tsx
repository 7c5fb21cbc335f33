import { css, ImageButton, LinearLayout, TextView, View } from '@androidworld/app-sdk/ui';
import info from '@material-symbols/svg-400/rounded/info.svg';
import { useState } from 'preact/hooks';
import {
  bitrates,
  type Choice,
  channelCounts,
  formats,
  type Preferences,
  type RecordingSettings,
  sampleRates,
} from '../recording-settings.ts';
import { RecorderDialog } from './recorder-dialog.tsx';

css`
.recorder-setting { font-weight: 300; padding: 0 8px 0 16px; min-height: 40px; }
.recorder-setting > .icon-button { width: 40px; height: 40px; }
.recorder-chips { flex-wrap: wrap; gap: 3px; padding: 0 8px; }
.recorder-chip { padding: 8px 20px; border-radius: 20px; border: 2px solid transparent; background: rgb(255 255 255 / 0.2); color: rgb(255 255 255 / 0.8); font-size: 1rem; line-height: 19.6px; }
.recorder-chip.chosen { border-color: rgb(255 255 255 / 0.9); color: #fff; }
`;

/** Format, rate, bitrate and channels, as rows of chips; only what the format has. */
export function RecordingChoices({
  settings,
  onChange,
}: {
  settings: RecordingSettings;
  onChange: (changes: Partial<Preferences>, info: string) => void;
}) {
  const rates = settings.format === '3gp' ? sampleRates.slice(0, 2) : sampleRates;
  return (
    <>
      <Setting
        id="setting_recording_format"
        title="Recording format:"
        choices={formats}
        value={settings.format}
        onChoose={(format, text) => onChange({ format }, text)}
      />
      <Setting
        id="setting_frequency"
        title="Sample rate:"
        choices={rates}
        value={settings.sampleRate}
        onChoose={(sampleRate, text) => onChange({ sampleRate }, text)}
      />
      {settings.format === 'm4a' && (
        <Setting
          id="setting_bitrate"
          title="Bitrate:"
          choices={bitrates}
          value={settings.bitrate}
          onChoose={(bitrate, text) => onChange({ bitrate }, text)}
        />
      )}
      {settings.format !== '3gp' && (
        <Setting
          id="setting_channels"
          title="Channel count:"
          choices={channelCounts}
          value={settings.channels}
          onChoose={(channels, text) => onChange({ channels }, text)}
        />
      )}
    </>
  );
}

function Setting<T extends string | number>(props: {
  id: string;
  title: string;
  choices: readonly Choice<T>[];
  value: T;
  onChoose: (value: T, info: string) => void;
}) {
  const [explains, setExplains] = useState(false);
  return (
    <View className="android.widget.LinearLayout" id={props.id}>
      <LinearLayout class="recorder-setting">
        <TextView id="setting_title" textAppearance="body-large" weight={1}>
          {props.title}
        </TextView>
        <ImageButton id="setting_btn_info" icon={info} onClick={() => setExplains(true)} />
      </LinearLayout>
      <LinearLayout id="chips_view" className="android.widget.FrameLayout" class="recorder-chips">
        {props.choices.map(({ value, label, info: text = '' }) => (
          <TextView
            key={value}
            class={value === props.value ? 'recorder-chip chosen' : 'recorder-chip'}
            onClick={() => props.onChoose(value, text)}
          >
            {label}
          </TextView>
        ))}
      </LinearLayout>
      {explains && (
        <RecorderDialog
          title="Information"
          message={props.choices.map((choice) => choice.info).join('\n')}
          positive={{ label: 'Ok', onClick: () => undefined }}
          onClose={() => setExplains(false)}
        />
      )}
    </View>
  );
}
