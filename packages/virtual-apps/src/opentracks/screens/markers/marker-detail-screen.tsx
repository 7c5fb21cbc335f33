import { zoneOffset } from '@androidworld/app-sdk';
import {
  ConfirmDialog,
  css,
  LinearLayout,
  ScrollView,
  TextView,
  useActivity,
  useApi,
  useLive,
  usePhoneClock,
  ViewPager,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { dateTimeText } from '../../format/date-words.ts';
import { activities, extras } from '../../package-name.ts';
import { type Marker, markerTable } from '../../store/database.ts';
import { deleteMarkers, listMarkers } from '../../store/markers.ts';
import { useOpen } from '../../use-tracker.ts';
import { TrackerPage } from '../../widgets/tracker-page.tsx';
import { MarkerPhoto } from './marker-photo.tsx';

css`
.marker-detail { padding: 16px; gap: 8px; }
.marker-detail-photo { width: 100%; object-fit: contain; }
`;

/** MarkerDetailActivity: one marker, the others beside it. */
export function MarkerDetailScreen() {
  const api = useApi();
  const { intent, finish } = useActivity();
  const open = useOpen();
  const [turned, setTurned] = useState<number | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const wanted = Number(intent.extras?.[extras.marker] ?? 0);
  const { data: markers } = useLive(
    async (own) => {
      const all = await listMarkers(own, {});
      const trackId = all.find(({ id }) => id === wanted)?.trackId;
      return all.filter((marker) => marker.trackId === trackId).toReversed();
    },
    { tables: [markerTable] },
    [wanted],
  );
  if (markers === undefined) return <TrackerPage title="">{null}</TrackerPage>;
  const first = Math.max(
    0,
    markers.findIndex(({ id }) => id === wanted),
  );
  const page = Math.min(turned ?? first, markers.length - 1);
  const marker = markers[page];
  const remove = async () => {
    if (marker === undefined) return;
    await deleteMarkers(api, [marker.id]);
    await finish();
  };
  return (
    <TrackerPage
      title={`${page + 1} of ${markers.length}`}
      bottomMenu={[
        {
          title: 'Edit',
          onClick: () => open(activities.markerEdit, { [extras.marker]: marker?.id ?? 0 }),
        },
        { title: 'Delete', onClick: () => setDeleting(true) },
      ]}
    >
      <ViewPager
        id="marker_detail_activity_view_pager"
        selected={page}
        onSelect={setTurned}
        pages={markers.map((one) => <MarkerPage key={one.id} marker={one} />)}
      />
      {isDeleting && (
        <ConfirmDialog
          title="Delete marker?"
          message="The marker will be permanently deleted from the device"
          onConfirm={() => void remove()}
          onClose={() => setDeleting(false)}
        />
      )}
    </TrackerPage>
  );
}

function MarkerPage({ marker }: { marker: Marker }) {
  const { zone } = usePhoneClock();
  const time = { ms: marker.timeMs, offset: zoneOffset(zone, marker.timeMs) };
  return (
    <ScrollView weight={1}>
      <LinearLayout orientation="vertical" class="marker-detail">
        <TextView id="marker_detail_marker_name" textAppearance="title-large">
          {marker.name}
        </TextView>
        <TextView id="marker_detail_marker_category">{marker.category}</TextView>
        <TextView id="marker_detail_marker_description" textAppearance="body-large">
          {marker.description}
        </TextView>
        <TextView id="marker_detail_marker_location">
          {`${marker.latitude.toFixed(6)}, ${marker.longitude.toFixed(6)}`}
        </TextView>
        <TextView id="marker_detail_marker_time">{dateTimeText(time, zone)}</TextView>
        <MarkerPhoto id="marker_detail_marker_photo" class="marker-detail-photo" photoUrl={marker.photoUrl} />
      </LinearLayout>
    </ScrollView>
  );
}
