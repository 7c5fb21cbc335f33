import {
  css,
  Glyph,
  type IconSource,
  LinearLayout,
  ScrollView,
  Switch,
  TextView,
  useApi,
  useLive,
  usePreferences,
} from '@androidworld/app-sdk/ui';
import chat from '@material-symbols/svg-400/rounded/chat_bubble.svg';
import trash from '@material-symbols/svg-400/rounded/delete.svg';
import pencil from '@material-symbols/svg-400/rounded/edit.svg';
import folder from '@material-symbols/svg-400/rounded/folder_open.svg';
import light from '@material-symbols/svg-400/rounded/lightbulb.svg';
import thumb from '@material-symbols/svg-400/rounded/thumb_up.svg';
import { durationText, settingsText } from '../format-text.ts';
import { activities, recorderPackage, recordsFolder } from '../package-name.ts';
import { defaultRecording, megabytesPerMinute, type Preferences, recorderPreferences } from '../recording-settings.ts';
import { listRecords, recordTables } from '../store.ts';
import { NamingSpinner, ThemeSpinner } from '../widgets/preference-spinners.tsx';
import { PlainButton } from '../widgets/recorder-dialog.tsx';
import { RecorderScreen, RecorderToolbar } from '../widgets/recorder-screen.tsx';
import { RecordingChoices } from '../widgets/recording-choices.tsx';

css`
.recorder-settings-row { min-height: 48px; padding: 0 16px; gap: 16px; font-size: 1rem; }
.recorder-settings-note { padding: 0 16px 8px 56px; }
.recorder-settings-total { padding: 2px 16px; font-size: 1.125rem; }
`;

export function SettingsScreen() {
  const api = useApi();
  const [preferences, put] = usePreferences(recorderPreferences);
  const { data: records = [] } = useLive((own) => listRecords(own, { order: 1, bookmarked: false }), {
    tables: [recordTables.records],
  });
  if (preferences === undefined) return <RecorderScreen>{null}</RecorderScreen>;
  const change = (changes: Partial<Preferences>) => put(changes);
  const open = (className: string) =>
    void api.startActivity({ component: { packageName: recorderPackage, className } });
  const rate = async () => {
    const page = (address: string) => ({
      action: 'android.intent.action.VIEW',
      data: `${address}?id=${recorderPackage}`,
    });
    // There may be no store: its web page then.
    await api
      .startActivity(page('market://details'))
      .catch(() => api.startActivity(page('https://play.google.com/store/apps/details')));
  };
  const request = () =>
    void api.startChooser({
      action: 'android.intent.action.SEND',
      type: 'message/rfc822',
      extras: { 'android.intent.extra.SUBJECT': '[Audio Recorder] 0.9.26 - Request or feedback' },
    });
  const totalMs = records.reduce((sum, { durationMs }) => sum + durationMs, 0);
  return (
    <RecorderScreen key={preferences.theme}>
      <RecorderToolbar title="Settings" />
      <ScrollView>
        <Link id="btnTrash" icon={trash} label="Trash" onClick={() => open(activities.trash)} />
        <Link id="btn_file_browser" icon={folder} label="File browser" onClick={() => open(activities.fileBrowser)} />
        <ThemeSpinner preferences={preferences} onChange={(changes) => void change(changes)} />
        <TextView id="txt_records_location" class="recorder-light recorder-settings-note">
          {`Records location:\n${recordsFolder}`}
        </TextView>
        <Toggle
          id="swKeepScreenOn"
          icon={light}
          label="Keep screen ON while recording"
          checked={preferences.keepScreenOn}
          onChange={(keepScreenOn) => void change({ keepScreenOn })}
        />
        <Toggle
          id="swAskToRename"
          icon={pencil}
          label="Show rename dialog after recording is completed"
          checked={preferences.askToRename}
          onChange={(askToRename) => void change({ askToRename })}
        />
        <NamingSpinner preferences={preferences} onChange={(changes) => void change(changes)} />
        <LinearLayout id="info_panel" padding={[8, 16]} class="recorder-buttons">
          <LinearLayout orientation="vertical" weight={1}>
            <TextView id="txt_size_per_min" textAppearance="body-large">
              {`${Math.round(megabytesPerMinute(preferences) * 10) / 10} Mb/min expected size`}
            </TextView>
            <TextView id="txt_information" textAppearance="body-large">
              {settingsText(preferences)}
            </TextView>
          </LinearLayout>
          <PlainButton
            id="btnReset"
            variant="filled"
            label="Reset"
            onClick={() => void change({ ...defaultRecording, naming: 'record' })}
          />
        </LinearLayout>
        <RecordingChoices settings={preferences} onChange={(changes) => void change(changes)} />
        <Link id="btnRate" icon={thumb} label="Rate app" onClick={rate} />
        <Link id="btnRequest" icon={chat} label="Request or feedback" onClick={request} />
        <TextView
          id="txt_records_count"
          class="recorder-settings-total"
        >{`Total records count: ${records.length}`}</TextView>
        <TextView id="txt_total_duration" class="recorder-settings-total">
          {`Total recorded duration: ${durationText(totalMs)}`}
        </TextView>
        <TextView id="txtAbout" textAppearance="body-large" align="center" style={{ padding: 16 }}>
          {'Audio Recorder 2021\nVersion 0.9.26'}
        </TextView>
      </ScrollView>
    </RecorderScreen>
  );
}

function Link({ id, icon, label, onClick }: { id: string; icon: IconSource; label: string; onClick: () => void }) {
  return (
    <LinearLayout
      id={id}
      className="android.widget.TextView"
      class="recorder-settings-row"
      semantics={{ text: label }}
      onClick={onClick}
    >
      <Glyph icon={icon} />
      <span>{label}</span>
    </LinearLayout>
  );
}

function Toggle(props: {
  id: string;
  icon: IconSource;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <LinearLayout class="recorder-settings-row">
      <Glyph icon={props.icon} />
      <TextView textAppearance="body-large" weight={1}>
        {props.label}
      </TextView>
      <Switch id={props.id} checked={props.checked} onChange={props.onChange} />
    </LinearLayout>
  );
}
