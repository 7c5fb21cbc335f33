import {
  css,
  FloatingActionButton,
  ScrollView,
  Snackbar,
  TextView,
  useActivity,
  useApi,
  useLive,
} from '@androidworld/app-sdk/ui';
import insertMarker from '@material-symbols/svg-400/rounded/add_location_alt.svg';
import map from '@material-symbols/svg-400/rounded/map.svg';
import stop from '@material-symbols/svg-400/rounded/stop-fill.svg';
import { useState } from 'preact/hooks';
import { typeByText } from '../../activity-types.ts';
import { useHandOver } from '../../export/use-hand-over.tsx';
import { isToldByPace } from '../../format/speed.ts';
import { activities, extras } from '../../package-name.ts';
import { useRecordingCalls, useRunningRecording } from '../../recording/use-recording.ts';
import { pointTable, trackTable } from '../../store/database.ts';
import { listPoints } from '../../store/track-points.ts';
import { findTrack } from '../../store/tracks.ts';
import { useOpen, useTracker } from '../../use-tracker.ts';
import { BottomBar } from '../../widgets/bottom-bar.tsx';
import { TrackTabs } from '../../widgets/track-tabs.tsx';
import { TrackerScreen } from '../../widgets/tracker-page.tsx';
import { recordingFields } from './recording-fields.ts';

css`
.recording-stats { display: grid; grid-template-columns: 1fr 1fr; padding-bottom: 16px; }
.recording-cell { padding: 12px 16px; display: flex; flex-direction: column; align-items: flex-start; border-bottom: 1px solid var(--outline-variant); }
.recording-cell-line { display: flex; align-items: baseline; gap: 6px; }
.recording-value { font-size: 2.25rem; }
.track-recording-fab { background: #ff6d00; color: #fff; left: calc(50% - 28px); right: auto; bottom: 12px; }
`;

/** TrackRecordingActivity: the running recording. */
export function TrackRecordingScreen() {
  const api = useApi();
  const { intent, finish } = useActivity();
  const open = useOpen();
  const handOver = useHandOver();
  const calls = useRecordingCalls();
  const { units, rate } = useTracker();
  const recording = useRunningRecording();
  const [isWarned, setWarned] = useState(false);
  const id = Number(intent.extras?.[extras.track] ?? 0);
  const { data } = useLive(
    async (own) => ({
      track: await findTrack(own, id),
      points: await listPoints(own, id),
      hasGps: await own.location.isProviderEnabled('gps'),
    }),
    { tables: [trackTable, pointTable], onResume: true },
    [id],
  );
  if (data?.track === undefined || recording === undefined) return <TrackerScreen>{null}</TrackerScreen>;
  const { track, points, hasGps } = data;
  const isPace = isToldByPace(rate, typeByText(track.category).isPace);
  const finishRecording = async () => {
    await calls.stop();
    open(activities.stopped, { [extras.track]: id });
    await finish();
  };
  const mark = async () => {
    if (recording.location !== null) return open(activities.markerEdit, { [extras.track]: id });
    await api.toast('Unable to insert a marker. No GPS signal. Try again.');
  };
  const fields = (
    <ScrollView id="stats_layout" weight={1}>
      <div class="recording-stats">
        {recordingFields(recording, { units, isPace }).map(({ title, value, unit }) => (
          <div key={title} class="recording-cell">
            <TextView id="stats_description_main">{title}</TextView>
            <div class="recording-cell-line">
              <TextView id="stats_value" class="recording-value">
                {value}
              </TextView>
              {unit !== undefined && <TextView id="stats_unit">{unit}</TextView>}
            </div>
          </div>
        ))}
      </div>
    </ScrollView>
  );
  return (
    <TrackerScreen>
      <TrackTabs track={track} points={points} statistics={fields} />
      {!hasGps && !isWarned && (
        <Snackbar
          text="GPS disabled: OpenTracks is recording without GPS data."
          action="Dismiss"
          onDismiss={() => setWarned(true)}
        />
      )}
      <BottomBar
        onUp={() => void finish()}
        menu={[
          {
            id: 'track_detail_menu_show_on_map',
            title: 'Show on map',
            icon: map,
            showAsAction: 'always',
            onClick: () => handOver.showOnMap([id]),
          },
          {
            id: 'track_detail_insert_marker',
            title: 'Insert marker',
            icon: insertMarker,
            showAsAction: 'always',
            onClick: () => void mark(),
          },
          {
            title: 'Select Layout',
            onClick: () => void api.toast('The recording layout is the default one'),
          },
          { title: 'Markers', onClick: () => open(activities.markers, { [extras.track]: id }) },
          { title: 'Edit', onClick: () => open(activities.edit, { [extras.track]: id }) },
          { title: 'Settings', onClick: () => open(activities.settings) },
        ]}
      >
        <FloatingActionButton
          id="track_recording_fab_action"
          class="track-recording-fab"
          icon={stop}
          contentDescription="Stop"
          onClick={() => void api.toast('Hold to stop')}
          onLongClick={() => void finishRecording()}
        />
      </BottomBar>
      {handOver.dialog}
    </TrackerScreen>
  );
}
