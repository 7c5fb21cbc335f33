import {
  Button,
  css,
  LinearLayout,
  ScrollView,
  useActivity,
  useApi,
  useLive,
  useSavedState,
} from '@androidworld/app-sdk/ui';
import { extras } from '../../package-name.ts';
import type { Track } from '../../store/database.ts';
import { findTrack, updateTrack } from '../../store/tracks.ts';
import { columnsOf, TrackFields } from '../../widgets/track-fields.tsx';
import { TrackerScreen } from '../../widgets/tracker-page.tsx';

css`
.track-edit-buttons { padding: 8px 16px; gap: 8px; }
.track-edit-buttons > .button { flex: 1; }
`;

/** TrackEditActivity. */
export function TrackEditScreen() {
  const id = Number(useActivity().intent.extras?.[extras.track] ?? 0);
  const track = useLive((api) => findTrack(api, id), {}, [id]).data;
  return <TrackerScreen>{track !== undefined && <Editor track={track} />}</TrackerScreen>;
}

function Editor({ track }: { track: Track }) {
  const api = useApi();
  const { finish } = useActivity();
  const [fields, setFields] = useSavedState('fields', {
    name: track.name,
    category: track.category,
    description: track.description,
  });
  const save = async () => {
    await updateTrack(api, track.id, columnsOf(fields));
    await finish();
  };
  return (
    <>
      <ScrollView weight={1}>
        <TrackFields value={fields} onChange={setFields} />
      </ScrollView>
      <LinearLayout class="track-edit-buttons">
        <Button id="track_edit_cancel" variant="outlined" onClick={() => void finish()}>
          Cancel
        </Button>
        <Button id="track_edit_save" onClick={() => void save()}>
          Save
        </Button>
      </LinearLayout>
    </>
  );
}
