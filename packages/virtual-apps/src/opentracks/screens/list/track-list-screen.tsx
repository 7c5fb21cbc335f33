import {
  css,
  FloatingActionButton,
  RecyclerView,
  useActivity,
  useApi,
  useLive,
  usePhoneClock,
  useSelection,
} from '@androidworld/app-sdk/ui';
import record from '@material-symbols/svg-400/rounded/fiber_manual_record-fill.svg';
import stop from '@material-symbols/svg-400/rounded/stop-fill.svg';
import { useState } from 'preact/hooks';
import { activities, extras } from '../../package-name.ts';
import { useRecording, useRecordingCalls } from '../../recording/use-recording.ts';
import { markerTable, trackTable } from '../../store/database.ts';
import { listTracks } from '../../store/tracks.ts';
import { useOpen, useTracker } from '../../use-tracker.ts';
import { BottomBar } from '../../widgets/bottom-bar.tsx';
import { DeleteTracksDialog } from '../../widgets/delete-tracks-dialog.tsx';
import { TrackerScreen } from '../../widgets/tracker-page.tsx';
import { EmptyTrackList } from './empty-track-list.tsx';
import { ListButtons } from './list-buttons.tsx';
import { TrackListBar } from './track-list-bar.tsx';
import { TrackRow } from './track-row.tsx';
import { useTrackSearch } from './track-search.ts';
import { TrackSelectionBar } from './track-selection-bar.tsx';
import { useTrackerPermissions } from './use-tracker-permissions.ts';

css`
.track-list { margin-bottom: -16px; }
.track-list-fab { background: #be161b; color: #fff; right: 16px; bottom: 12px; }
.track-list-fab-recording { background: #ff6d00; }
`;

/** TrackListActivity. */
export function TrackListScreen() {
  const api = useApi();
  const { intent } = useActivity();
  const open = useOpen();
  const { units } = useTracker();
  const clock = usePhoneClock();
  const search = useTrackSearch(String(intent.extras?.query ?? ''));
  const recording = useRecording();
  const calls = useRecordingCalls();
  const [deleting, setDeleting] = useState<readonly number[] | null>(null);
  useTrackerPermissions();
  const { data: tracks } = useLive(
    (own) => listTracks(own, search.query),
    { tables: [trackTable, markerTable], onResume: true },
    [search.query],
  );
  const selection = useSelection(tracks?.map(({ id }) => id) ?? []);
  const recordedId = recording?.trackId ?? null;
  const openTrack = (id: number) =>
    open(id === recordedId ? activities.recording : activities.recorded, { [extras.track]: id });
  const startRecording = async () => {
    const id = await calls.start();
    open(activities.recording, { [extras.track]: id });
  };
  const stopRecording = async () => {
    if (recordedId === null) return;
    await calls.stop();
    open(activities.stopped, { [extras.track]: recordedId });
  };
  return (
    <TrackerScreen>
      {selection.isActive ? (
        <TrackSelectionBar selection={selection} onDelete={() => setDeleting(selection.keys)} />
      ) : (
        <TrackListBar search={search} />
      )}
      {tracks?.length === 0 ? (
        <EmptyTrackList />
      ) : (
        <RecyclerView
          id="track_list"
          class={selection.isActive ? '' : 'track-list'}
          items={tracks ?? []}
          itemKey={({ id }) => id}
          renderItem={(track) => (
            <TrackRow
              track={track}
              units={units}
              clock={clock}
              isRecording={track.id === recordedId}
              isAnyRecording={recordedId !== null}
              {...selection.row(track.id, () => openTrack(track.id))}
            />
          )}
        />
      )}
      {!selection.isActive && (
        <BottomBar>
          <ListButtons recording={recording} />
          <FloatingActionButton
            id="track_list_fab_action"
            class={recordedId === null ? 'track-list-fab' : 'track-list-fab track-list-fab-recording'}
            icon={recordedId === null ? record : stop}
            contentDescription={recordedId === null ? 'Record' : 'Stop'}
            onClick={() => void (recordedId === null ? startRecording() : api.toast('Hold to stop'))}
            onLongClick={recordedId === null ? undefined : () => void stopRecording()}
          />
        </BottomBar>
      )}
      {deleting !== null && (
        <DeleteTracksDialog ids={deleting} onDeleted={selection.clear} onClose={() => setDeleting(null)} />
      )}
    </TrackerScreen>
  );
}
