import { useActivity, useLive } from '@androidworld/app-sdk/ui';
import map from '@material-symbols/svg-400/rounded/map.svg';
import share from '@material-symbols/svg-400/rounded/share.svg';
import { useState } from 'preact/hooks';
import { useHandOver } from '../../export/use-hand-over.tsx';
import { activities, extras } from '../../package-name.ts';
import { useRecording, useRecordingCalls } from '../../recording/use-recording.ts';
import { pointTable, trackTable } from '../../store/database.ts';
import { listPoints } from '../../store/track-points.ts';
import { findTrack } from '../../store/tracks.ts';
import { useOpen } from '../../use-tracker.ts';
import { BottomBar } from '../../widgets/bottom-bar.tsx';
import { DeleteTracksDialog } from '../../widgets/delete-tracks-dialog.tsx';
import { TrackerScreen } from '../../widgets/tracker-page.tsx';
import { TrackTabs } from '../../widgets/track-tabs.tsx';
import { RecordedStatistics } from './recorded-statistics.tsx';

/** TrackRecordedActivity: a finished track. */
export function TrackRecordedScreen() {
  const { intent, finish } = useActivity();
  const open = useOpen();
  const handOver = useHandOver();
  const calls = useRecordingCalls();
  const recording = useRecording();
  const [isDeleting, setDeleting] = useState(false);
  const id = Number(intent.extras?.[extras.track] ?? 0);
  const { data } = useLive(
    async (api) => ({ track: await findTrack(api, id), points: await listPoints(api, id) }),
    { tables: [trackTable, pointTable] },
    [id],
  );
  if (data?.track === undefined) return <TrackerScreen>{null}</TrackerScreen>;
  const { track, points } = data;
  const resume = async () => {
    await calls.resume(id);
    open(activities.recording, { [extras.track]: id });
    await finish();
  };
  return (
    <TrackerScreen>
      <TrackTabs track={track} points={points} statistics={<RecordedStatistics track={track} />} />
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
            id: 'track_detail_menu_share',
            title: 'Share',
            icon: share,
            showAsAction: 'always',
            onClick: () => handOver.share([id]),
          },
          { title: 'Markers', onClick: () => open(activities.markers, { [extras.track]: id }) },
          { title: 'Edit', onClick: () => open(activities.edit, { [extras.track]: id }) },
          { title: 'Delete', onClick: () => setDeleting(true) },
          { title: 'Resume track', visible: recording?.trackId === null, onClick: () => void resume() },
          { title: 'Settings', onClick: () => open(activities.settings) },
        ]}
      />
      {isDeleting && (
        <DeleteTracksDialog ids={[id]} onDeleted={() => void finish()} onClose={() => setDeleting(false)} />
      )}
      {handOver.dialog}
    </TrackerScreen>
  );
}
