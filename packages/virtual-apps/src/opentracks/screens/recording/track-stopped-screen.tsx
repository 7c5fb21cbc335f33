import {
  css,
  ImageButton,
  LinearLayout,
  ScrollView,
  TextView,
  useActivity,
  useApi,
  useBack,
  useLive,
  useSavedState,
} from '@androidworld/app-sdk/ui';
import finishIcon from '@material-symbols/svg-400/rounded/check_circle.svg';
import discardIcon from '@material-symbols/svg-400/rounded/delete.svg';
import resumeIcon from '@material-symbols/svg-400/rounded/play_circle.svg';
import { useState } from 'preact/hooks';
import { typeByText } from '../../activity-types.ts';
import { exportFinished } from '../../export/export-finished.ts';
import { distanceParts } from '../../format/distance.ts';
import { durationText } from '../../format/duration.ts';
import { isToldByPace, rateParts } from '../../format/speed.ts';
import { activities, extras } from '../../package-name.ts';
import { perSecond } from '../../recording/statistics.ts';
import { useRecordingCalls } from '../../recording/use-recording.ts';
import type { Track } from '../../store/database.ts';
import { findTrack, updateTrack } from '../../store/tracks.ts';
import { useOpen, useTracker } from '../../use-tracker.ts';
import { DeleteTracksDialog } from '../../widgets/delete-tracks-dialog.tsx';
import { columnsOf, TrackFields } from '../../widgets/track-fields.tsx';
import { TrackerScreen } from '../../widgets/tracker-page.tsx';

css`
.stopped-stats { padding: 16px; gap: 16px; justify-content: space-around; }
.stopped-value { font-size: 1.75rem; }
.stopped-buttons { padding: 24px 16px; justify-content: space-around; }
.stopped-buttons > .icon-button { width: 72px; height: 72px; }
`;

/** TrackStoppedActivity: keep what was recorded, go on with it, or throw it away. */
export function TrackStoppedScreen() {
  const id = Number(useActivity().intent.extras?.[extras.track] ?? 0);
  const track = useLive((api) => findTrack(api, id), {}, [id]).data;
  return <TrackerScreen>{track !== undefined && <Stopped track={track} />}</TrackerScreen>;
}

function Stopped({ track }: { track: Track }) {
  const api = useApi();
  const { finish } = useActivity();
  const open = useOpen();
  const calls = useRecordingCalls();
  const { units, rate } = useTracker();
  const [isDiscarding, setDiscarding] = useState(false);
  const [fields, setFields] = useSavedState('fields', {
    name: track.name,
    category: track.category,
    description: track.description,
  });
  const save = async () => {
    await updateTrack(api, track.id, columnsOf(fields));
    await exportFinished(api, track.id);
    await finish();
  };
  const resume = async () => {
    await updateTrack(api, track.id, columnsOf(fields));
    await calls.resume(track.id);
    open(activities.recording, { [extras.track]: track.id });
    await finish();
  };
  useBack(() => void resume());
  const distance = distanceParts(track.distance, units);
  const isPace = isToldByPace(rate, typeByText(fields.category).isPace);
  const speed = rateParts(perSecond(track.distance, track.totalMs), units, isPace);
  return (
    <>
      <ScrollView weight={1}>
        <TrackFields value={fields} onChange={setFields} />
        <LinearLayout class="stopped-stats">
          <TextView id="time" class="stopped-value">
            {durationText(track.totalMs)}
          </TextView>
          <Quantity name="distance" {...distance} />
          <Quantity name="speed" {...speed} />
        </LinearLayout>
      </ScrollView>
      <LinearLayout class="stopped-buttons">
        <StoppedButton id="discard_button" label="Discard" icon={discardIcon} onClick={() => setDiscarding(true)} />
        <StoppedButton id="resume_button" label="Record" icon={resumeIcon} onClick={() => void resume()} />
        <StoppedButton id="finish_button" label="Stop" icon={finishIcon} onClick={() => void save()} />
      </LinearLayout>
      {isDiscarding && (
        <DeleteTracksDialog ids={[track.id]} onDeleted={() => void finish()} onClose={() => setDiscarding(false)} />
      )}
    </>
  );
}

function Quantity({ name, value, unit }: { name: string; value: string; unit: string }) {
  return (
    <LinearLayout gap={4} align="baseline">
      <TextView id={name} class="stopped-value">
        {value}
      </TextView>
      <TextView id={`${name}_unit`}>{unit}</TextView>
    </LinearLayout>
  );
}

function StoppedButton({ label, ...button }: { id: string; label: string; icon: string; onClick: () => void }) {
  return (
    <ImageButton
      {...button}
      className="android.widget.ImageView"
      contentDescription={label}
      size={56}
      color={label === 'Record' ? '#be161b' : 'var(--primary)'}
    />
  );
}
