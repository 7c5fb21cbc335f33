import {
  ActionMode,
  ConfirmDialog,
  css,
  RecyclerView,
  TextView,
  useActivity,
  useApi,
  useLive,
  usePhoneClock,
  useSelection,
} from '@androidworld/app-sdk/ui';
import insertMarker from '@material-symbols/svg-400/rounded/add_location_alt.svg';
import map from '@material-symbols/svg-400/rounded/map.svg';
import { useState } from 'preact/hooks';
import { useHandOver } from '../../export/use-hand-over.tsx';
import { activities, extras } from '../../package-name.ts';
import { useRecording } from '../../recording/use-recording.ts';
import { markerTable } from '../../store/database.ts';
import { deleteMarkers, listMarkers } from '../../store/markers.ts';
import { useOpen } from '../../use-tracker.ts';
import { SearchButton, SearchField } from '../../widgets/search-field.tsx';
import { TrackerPage } from '../../widgets/tracker-page.tsx';
import { useTrackSearch } from '../list/track-search.ts';
import { MarkerRow } from './marker-row.tsx';

css`
.marker-empty { padding: 0 32px; margin: clamp(8px, 10vh, 64px) 0 auto; flex-shrink: 0; }
.marker-list { margin-bottom: -16px; }
`;

/** MarkerListActivity: of one track, or of all. */
export function MarkerListScreen() {
  const api = useApi();
  const { intent } = useActivity();
  const open = useOpen();
  const clock = usePhoneClock();
  const handOver = useHandOver();
  const recording = useRecording();
  const search = useTrackSearch(String(intent.extras?.query ?? ''));
  const [isDeleting, setDeleting] = useState(false);
  const trackId = intent.extras?.[extras.track] === undefined ? undefined : Number(intent.extras[extras.track]);
  const { data: markers } = useLive(
    (own) => listMarkers(own, { trackId, query: search.query }),
    { tables: [markerTable], onResume: true },
    [trackId, search.query],
  );
  const selection = useSelection(markers?.map(({ id }) => id) ?? []);
  const [first] = selection.keys;
  const insert = async () => {
    if (recording?.location != null) return open(activities.markerEdit, { [extras.track]: trackId ?? 0 });
    await api.toast('Unable to insert a marker. No GPS signal. Try again.');
  };
  const trackOf = (id: number | undefined) => markers?.find((marker) => marker.id === id)?.trackId ?? 0;
  const isRecorded = trackId !== undefined && recording?.trackId === trackId;
  return (
    <TrackerPage
      title={search.query === '' ? 'Markers' : search.query}
      bar={
        selection.isActive ? (
          <ActionMode
            selection={selection}
            title=""
            menu={[
              {
                title: 'Show on map',
                icon: map,
                showAsAction: 'always',
                onClick: () => handOver.showOnMap([trackOf(first)]),
              },
              {
                title: 'Edit',
                visible: selection.size === 1,
                onClick: () => open(activities.markerEdit, { [extras.marker]: first ?? 0 }),
              },
              { title: 'Delete', onClick: () => setDeleting(true) },
              { title: 'Select all', onClick: selection.selectAll },
            ]}
          />
        ) : undefined
      }
      search={search.typed === null ? undefined : <SearchField id="marker_list_search" search={search} />}
      menu={[
        {
          title: 'Search',
          showAsAction: 'always',
          visible: search.typed === null,
          actionView: <SearchButton id="marker_list_search" onOpen={search.open} />,
        },
        {
          id: 'marker_list_insert_marker',
          title: 'Insert marker',
          icon: insertMarker,
          showAsAction: 'always',
          visible: isRecorded,
          onClick: () => void insert(),
        },
      ]}
    >
      {markers?.length === 0 ? (
        <TextView id="marker_list_empty" class="marker-empty" textAppearance="body-large" align="center">
          You don’t have any markers
        </TextView>
      ) : (
        <RecyclerView
          id="marker_list"
          class="marker-list"
          items={markers ?? []}
          itemKey={({ id }) => id}
          renderItem={(marker) => (
            <MarkerRow
              marker={marker}
              clock={clock}
              {...selection.row(marker.id, () =>
                open(activities.markerDetail, {
                  [extras.marker]: marker.id,
                  ...(trackId === undefined ? {} : { [extras.track]: trackId }),
                }),
              )}
            />
          )}
        />
      )}
      {isDeleting && (
        <ConfirmDialog
          title={selection.size > 1 ? 'Delete selected?' : 'Delete marker?'}
          message={
            selection.size > 1
              ? 'The selected markers will be permanently deleted from the device'
              : 'The marker will be permanently deleted from the device'
          }
          onConfirm={() => void deleteMarkers(api, selection.keys).then(selection.clear)}
          onClose={() => setDeleting(false)}
        />
      )}
      {handOver.dialog}
    </TrackerPage>
  );
}
