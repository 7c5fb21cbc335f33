import type { AppApi } from '@androidworld/app-sdk';
import {
  Button,
  css,
  EditText,
  LinearLayout,
  ScrollView,
  useActivity,
  useApi,
  useLive,
  useSavedState,
} from '@androidworld/app-sdk/ui';
import { extras } from '../../package-name.ts';
import type { RecordingState } from '../../recording/track-recorder.ts';
import type { Marker } from '../../store/database.ts';
import { findMarker, insertMarker, listMarkers, updateMarker } from '../../store/markers.ts';
import { TrackerPage } from '../../widgets/tracker-page.tsx';
import { PhotoField } from './photo-field.tsx';

css`
.marker-edit { padding: 16px; gap: 12px; }
.marker-edit-buttons { padding: 8px 16px; gap: 8px; }
.marker-edit-buttons > .button { flex: 1; }
`;

interface Draft {
  /** Undefined: a new one, where the recording is just now. */
  readonly marker: Marker | undefined;
  readonly name: string;
}

/** MarkerEditActivity: a new marker of a recording, or one that is there. */
export function MarkerEditScreen() {
  const { intent } = useActivity();
  const markerId = intent.extras?.[extras.marker];
  const trackId = Number(intent.extras?.[extras.track] ?? 0);
  const draft = useLive(
    async (api): Promise<Draft> => {
      const marker = markerId === undefined ? undefined : await findMarker(api, Number(markerId));
      if (marker !== undefined) return { marker, name: marker.name };
      return { marker, name: `Marker ${(await listMarkers(api, { trackId })).length + 1}` };
    },
    {},
    [markerId, trackId],
  ).data;
  return (
    <TrackerPage title={markerId === undefined ? 'Insert marker' : 'Edit marker'}>
      {draft !== undefined && <Editor draft={draft} trackId={trackId} />}
    </TrackerPage>
  );
}

function Editor({ draft: { marker, name }, trackId }: { draft: Draft; trackId: number }) {
  const api = useApi();
  const { finish } = useActivity();
  const [fields, setFields] = useSavedState('fields', {
    name,
    category: marker?.category ?? '',
    description: marker?.description ?? '',
    photoUrl: marker?.photoUrl ?? '',
  });
  const change = (changes: Partial<typeof fields>) => setFields({ ...fields, ...changes });
  const save = async () => {
    if (marker === undefined) await insertHere(api, trackId, fields);
    else await updateMarker(api, marker.id, fields);
    await finish();
  };
  return (
    <>
      <ScrollView weight={1}>
        <LinearLayout orientation="vertical" align="stretch" class="marker-edit">
          <EditText
            id="marker_edit_name"
            variant="outlined"
            hint="Name"
            value={fields.name}
            onChange={(text) => change({ name: text })}
          />
          <EditText
            id="marker_edit_marker_type"
            className="android.widget.AutoCompleteTextView"
            variant="outlined"
            hint="Marker type (e.g. waterfall)"
            value={fields.category}
            onChange={(category) => change({ category })}
          />
          <EditText
            id="marker_edit_description"
            variant="outlined"
            hint="Description"
            multiline
            value={fields.description}
            onChange={(description) => change({ description })}
          />
          <PhotoField
            photoUrl={fields.photoUrl}
            trackId={marker?.trackId ?? trackId}
            onChange={(photoUrl) => change({ photoUrl })}
          />
        </LinearLayout>
      </ScrollView>
      <LinearLayout class="marker-edit-buttons">
        <Button id="marker_edit_cancel" variant="outlined" onClick={() => void finish()}>
          Cancel
        </Button>
        <Button id="marker_edit_done" onClick={() => void save()}>
          {marker === undefined ? 'Add' : 'Save'}
        </Button>
      </LinearLayout>
    </>
  );
}

/** Where the recording is just now. */
async function insertHere(
  api: AppApi,
  trackId: number,
  fields: Pick<Marker, 'name' | 'category' | 'description' | 'photoUrl'>,
): Promise<void> {
  const { location, statistics } = await api.callProcess<RecordingState & Record<string, unknown>>('recordingState');
  if (location === null) {
    return api.toast('Unable to insert a marker. No GPS signal. Try again.');
  }
  await insertMarker(api, {
    ...fields,
    trackId,
    length: statistics.distance,
    duration: statistics.totalMs,
    longitude: location.longitude,
    latitude: location.latitude,
    timeMs: location.time,
    elevation: location.altitude,
    accuracy: location.accuracy,
  });
}
