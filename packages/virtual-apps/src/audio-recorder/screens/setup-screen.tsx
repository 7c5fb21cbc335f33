import {
  css,
  Glyph,
  LinearLayout,
  ScrollView,
  TextView,
  useActivity,
  useApi,
  usePreferences,
} from '@androidworld/app-sdk/ui';
import info from '@material-symbols/svg-400/rounded/info.svg';
import { useState } from 'preact/hooks';
import { activities, recorderPackage } from '../package-name.ts';
import {
  afterFirstRun,
  defaultRecording,
  formats,
  megabytesPerMinute,
  type Preferences,
  recorderPreferences,
} from '../recording-settings.ts';
import { NamingSpinner, ThemeSpinner } from '../widgets/preference-spinners.tsx';
import { PlainButton } from '../widgets/recorder-dialog.tsx';
import { RecorderScreen } from '../widgets/recorder-screen.tsx';
import { RecordingChoices } from '../widgets/recording-choices.tsx';

css`
.recorder-setup-toolbar { height: 56px; }
.recorder-setup-title { margin-left: 56px; font-size: 1.5rem; font-weight: 300; }
.recorder-setup-panel { padding: 0 8px; background: rgb(255 255 255 / 0.2); }
.recorder-setup-size { margin: 8px 10px 0 8px; font-size: 1rem; font-weight: 300; }
.recorder-setup-information { margin: 4px 8px; font-weight: 300; }
.recorder-setup-panel .button { margin: 0; }
.recorder-buttons .button, .recorder-setup-panel .button { text-transform: none; letter-spacing: 0.025em; border-radius: 24px; min-height: 48px; padding: 0 32px; background: #ffd600; color: #414141; font-weight: 700; font-size: 1rem; }
`;

/** First start: how to record. "Apply" ends it. */
export function SetupScreen() {
  const api = useApi();
  const { finish } = useActivity();
  const [preferences, put] = usePreferences(recorderPreferences);
  const [information, setInformation] = useState<string>(formats[0].info);
  if (preferences === undefined) return <RecorderScreen>{null}</RecorderScreen>;

  const change = async (changes: Partial<Preferences>, text = information) => {
    await put(changes);
    setInformation(text);
  };
  const apply = async () => {
    await recorderPreferences.put(api, afterFirstRun);
    await api.startActivity({ component: { packageName: recorderPackage, className: activities.main } });
    await finish();
  };
  return (
    <RecorderScreen key={preferences.theme}>
      <ScrollView>
        <LinearLayout id="toolbar" class="recorder-setup-toolbar">
          <TextView class="recorder-setup-title">Setup</TextView>
        </LinearLayout>
        <ThemeSpinner preferences={preferences} onChange={(changes) => void change(changes)} />
        <NamingSpinner preferences={preferences} onChange={(changes) => void change(changes)} />
        <RecordingChoices settings={preferences} onChange={(changes, text) => void change(changes, text)} />
      </ScrollView>
      <LinearLayout orientation="vertical" class="recorder-setup-panel">
        <LinearLayout>
          <Glyph icon={info} size={20} />
          <LinearLayout orientation="vertical" weight={1}>
            <TextView id="txt_size_per_min" class="recorder-setup-size">
              {`${Math.round(megabytesPerMinute(preferences) * 10) / 10} Mb/min expected size`}
            </TextView>
            <TextView id="txt_information" class="recorder-setup-information" layoutWidth="match_parent">
              {information}
            </TextView>
          </LinearLayout>
        </LinearLayout>
        <LinearLayout gap={12} padding={[8, 0]}>
          <PlainButton
            id="btn_reset"
            variant="filled"
            label="Reset"
            weight={1}
            onClick={() => void change({ ...defaultRecording, naming: 'record' })}
          />
          <PlainButton id="btn_apply" variant="filled" label="Apply" weight={1} onClick={() => void apply()} />
        </LinearLayout>
      </LinearLayout>
    </RecorderScreen>
  );
}
