import type { AppApi } from '@androidworld/app-sdk';
import {
  css,
  FrameLayout,
  Glyph,
  ImageButton,
  LinearLayout,
  TextView,
  useActivity,
  useApi,
  useFirstRun,
  useLive,
} from '@androidworld/app-sdk/ui';
import deleteIcon from '@material-symbols/svg-400/rounded/delete_forever.svg';
import pencil from '@material-symbols/svg-400/rounded/edit.svg';
import record from '@material-symbols/svg-400/rounded/fiber_manual_record-fill.svg';
import importIcon from '@material-symbols/svg-400/rounded/file_open.svg';
import list from '@material-symbols/svg-400/rounded/list.svg';
import pauseCircle from '@material-symbols/svg-400/rounded/pause_circle-fill.svg';
import settings from '@material-symbols/svg-400/rounded/settings.svg';
import stop from '@material-symbols/svg-400/rounded/stop-fill.svg';
import { useRef, useState } from 'preact/hooks';
import { fileText } from '../format-text.ts';
import { activities, recorderPackage } from '../package-name.ts';
import { stopPlayback } from '../player.ts';
import { recorderPreferences } from '../recording-settings.ts';
import { findRecord, recordTables } from '../store.ts';
import { RecorderScreen } from '../widgets/recorder-screen.tsx';
import { Waveform } from '../widgets/waveform.tsx';
import { importRecording } from './import-recording.ts';
import { ActivePlayer, RecordTimes } from './main-player.tsx';
import { Question, type RecordQuestion } from './question.tsx';
import { RecordMenu } from './record-menu.tsx';
import { useRecording } from './use-recording.ts';

css`
.recorder-main-toolbar > .icon-button { width: 56px; height: 56px; }
.recorder-main-space { width: 56px; height: 56px; flex-shrink: 0; }
.recorder-main-space-end { width: 54px; height: 54px; flex-shrink: 0; }
.recorder-main-title { margin: 12px 32px 16px; font-size: 1.5rem; font-weight: 500; }
/* Room for the two lines about work that goes on, which are hidden. */
.recorder-main-middle { padding-top: 108PX; }
.recorder-main-sound { height: 264px; }
.recorder-main-name { height: 78PX; margin: 0 24px 4px; font-size: 1.375rem; display: flex; align-items: center; gap: 6px; justify-content: center; }
.recorder-main-info { margin: 0 72px 10px; font-weight: 300; }
.recorder-main-bottom { height: 284PX; }
.recorder-main-bottom .icon-button { width: 84px; height: 84px; }
`;

/** The recorder: its big button, and the newest or chosen record above. */
export function MainScreen() {
  return useFirstRun(welcome) ? <Recorder /> : <RecorderScreen>{null}</RecorderScreen>;
}

/** @returns false on the first start, which has screens of its own */
async function welcome(api: AppApi): Promise<boolean> {
  const { isFirstRun } = await recorderPreferences.get(api);
  if (isFirstRun) {
    await api.startActivity({ component: { packageName: recorderPackage, className: activities.welcome } });
  }
  return !isFirstRun;
}

function Recorder() {
  const api = useApi();
  const { visible } = useActivity();
  const active = useLive(
    async (own) => {
      const preferences = await recorderPreferences.get(own);
      return { preferences, record: await findRecord(own, preferences.activeRecord) };
    },
    { tables: [recordTables.records], preferences: [recorderPreferences] },
  );
  const [asking, setAsking] = useState<RecordQuestion | null>(null);
  const discarding = useRef(false);
  const recording = useRecording((status) => {
    if (status !== 'idle') return;
    // As in the real app, who stops a recording from elsewhere is not asked.
    if (visible && active.data?.preferences.askToRename !== false && !discarding.current) setAsking('name');
    discarding.current = false;
  });
  if (active.data === undefined) return <RecorderScreen>{null}</RecorderScreen>;

  const { preferences } = active.data;
  const isRecording = recording.state !== undefined && recording.state.status !== 'idle';
  const current = isRecording ? undefined : active.data.record;
  const open = (className: string) =>
    void api.startActivity({ component: { packageName: recorderPackage, className } });
  const startOrPause = async () => {
    if (isRecording) return api.callProcess<undefined>('pauseRecording');
    const [granted] = await api.permissions.request(['android.permission.RECORD_AUDIO']);
    if (!granted) return undefined;
    stopPlayback();
    return api.callProcess<undefined>('startRecording');
  };
  return (
    <RecorderScreen key={preferences.theme}>
      <LinearLayout class="recorder-main-toolbar" id="toolbar" align="start">
        {isRecording ? (
          <span class="recorder-main-space" />
        ) : (
          <ImageButton id="btn_import" icon={importIcon} onClick={() => void importRecording(api)} />
        )}
        <TextView class="recorder-main-title" align="center" weight={1}>
          Audio Recorder
        </TextView>
        {current === undefined ? (
          <span class="recorder-main-space-end" />
        ) : (
          <RecordMenu record={current} id="btn_share" onAsk={setAsking} />
        )}
      </LinearLayout>
      <LinearLayout orientation="vertical" weight={1} justify="center" class="recorder-main-middle">
        <FrameLayout class="recorder-main-sound">
          {isRecording ? (
            <Waveform id="recording_view" durationMs={recording.recordedMs} positionMs={recording.recordedMs} />
          ) : (
            <ActivePlayer record={current} />
          )}
        </FrameLayout>
      </LinearLayout>
      <RecordTimes record={current} recordedMs={isRecording ? recording.recordedMs : undefined}>
        {recording.state?.status === 'recording' && (
          <TextView id="txt_name" class="recorder-main-name">
            Recording…
          </TextView>
        )}
        {recording.state?.status === 'paused' && (
          <TextView id="txt_name" class="recorder-main-name">
            Paused
          </TextView>
        )}
        {current !== undefined && (
          <TextView
            id="txt_name"
            class="recorder-main-name"
            semantics={{ text: current.name }}
            onClick={() => setAsking('rename')}
          >
            <span>{current.name}</span>
            <Glyph icon={pencil} size={18} />
          </TextView>
        )}
        {!isRecording && current === undefined && <span class="recorder-main-name" />}
        <TextView id="txt_record_info" class="recorder-light recorder-main-info">
          {fileText(current ?? { ...preferences, size: 0 })}
        </TextView>
      </RecordTimes>
      <LinearLayout class="recorder-main-bottom" justify="between">
        <ImageButton
          id="btn_settings"
          contentDescription="Settings"
          icon={settings}
          size={28}
          onClick={() => open(activities.settings)}
        />
        <LinearLayout justify="center">
          {isRecording ? (
            <ImageButton
              id="btn_record_delete"
              contentDescription="Delete"
              icon={deleteIcon}
              size={32}
              style={{ width: 54 }}
              onClick={() => setAsking('discard')}
            />
          ) : (
            <span style={{ width: 54 }} />
          )}
          {/* The real app describes this button by a text whose place for the time was never filled. */}
          <ImageButton
            id="btn_record"
            contentDescription="Recording: %s"
            icon={recording.state?.status === 'recording' ? pauseCircle : record}
            size={76}
            color={recording.state?.status === 'paused' ? '#fff' : '#ff3d00'}
            onClick={() => void startOrPause()}
          />
          {isRecording ? (
            <ImageButton
              id="btn_record_stop"
              icon={stop}
              size={40}
              style={{ width: 54 }}
              onClick={() => void api.callProcess('stopRecording')}
            />
          ) : (
            <span style={{ width: 54 }} />
          )}
        </LinearLayout>
        <ImageButton id="btn_records_list" icon={list} size={32} onClick={() => open(activities.records)} />
      </LinearLayout>
      {asking !== null && !active.loading && (
        <Question
          asking={asking}
          record={active.data.record}
          onDiscard={() => {
            discarding.current = true;
            void api.callProcess('discardRecording');
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </RecorderScreen>
  );
}
