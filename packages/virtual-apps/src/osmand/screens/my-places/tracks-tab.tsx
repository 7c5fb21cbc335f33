import {
  ConfirmDialog,
  EditText,
  Icon,
  ImageButton,
  LinearLayout,
  RecyclerView,
  TextInputDialog,
  TextView,
  useActivity,
  useApi,
  useLive,
  usePreferences,
} from '@androidworld/app-sdk/ui';
import trackIcon from '@material-symbols/svg-400/rounded/conversion_path.svg';
import more from '@material-symbols/svg-400/rounded/more_vert.svg';
import { useState } from 'preact/hooks';
import { formatDistance } from '../../geo/format-distance.ts';
import { activities, packageName, placeName } from '../../package-name.ts';
import { normalize } from '../../search/normalize.ts';
import { profileSettings, settings } from '../../store/settings.ts';
import { listTracks, type Track, trackLength } from '../../store/tracks.ts';
import { Row } from '../parts/row.tsx';
import { Sheet } from '../parts/sheet.tsx';

/** The tracks of the folder, those of its folders too. */
export function TracksTab({ isFiltering }: { isFiltering: boolean }) {
  const api = useApi();
  const { finish } = useActivity();
  const [stored, put] = usePreferences(settings);
  const [profile] = usePreferences(profileSettings);
  const loaded = useLive(listTracks, { onResume: true });
  const [filter, setFilter] = useState('');
  const [chosen, setChosen] = useState<Track | null>(null);
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null);
  const tracks = (loaded.data ?? []).filter(({ name }) => !isFiltering || normalize(name).includes(normalize(filter)));
  const show = async (track: Track) => {
    const file = track.folder === '' ? `${track.name}.gpx` : `${track.folder}/${track.name}.gpx`;
    const files = (stored?.shownTracks ?? '').split('\n').filter((one) => one !== '' && one !== file);
    await put({ shownTracks: [...files, file].join('\n') });
    const first = track.segments[0]?.[0] ?? track.waypoints[0];
    if (first !== undefined) {
      await api.startActivity({
        action: 'android.intent.action.VIEW',
        component: { packageName, className: activities.map },
        data: `geo:${first.lat},${first.lon}`,
        extras: { [placeName]: track.name },
      });
    }
    await finish();
  };
  const parentOf = ({ path }: Track) => path.slice(0, path.lastIndexOf('/'));
  return (
    <LinearLayout orientation="vertical" weight={1} align="stretch">
      {isFiltering && <EditText id="search_edit" variant="filled" hint="Search" value={filter} onChange={setFilter} />}
      <RecyclerView
        id="android:id/list"
        className="android.widget.ListView"
        weight={1}
        items={tracks}
        itemKey={({ path }) => path}
        header={
          tracks.length === 0 ? (
            <LinearLayout orientation="vertical" class="osm-none" align="center">
              <TextView style={{ fontSize: '1.125rem', fontWeight: 500 }}>No tracks</TextView>
              <TextView class="osm-muted">Plan a route and save it, and it is listed here.</TextView>
            </LinearLayout>
          ) : undefined
        }
        renderItem={(track) => (
          <LinearLayout id="track_list_item" class="osm-row" onClick={() => void show(track)}>
            <Icon id="icon" icon={trackIcon} color="#b4309f" />
            <div class="osm-row-texts">
              <TextView id="title">{track.name}</TextView>
              <TextView id="description" class="osm-muted">
                {`${track.folder === '' ? '' : `${track.folder} • `}${formatDistance(trackLength(track), profile?.metricSystem)}`}
              </TextView>
            </div>
            <ImageButton id="options" contentDescription="More actions" icon={more} onClick={() => setChosen(track)} />
          </LinearLayout>
        )}
      />
      {chosen !== null && dialog === null && (
        <Sheet
          title={chosen.name}
          onClose={() => setChosen(null)}
          buttons={[{ text: 'Close', onClick: () => setChosen(null) }]}
        >
          <Row title="Show on map" onClick={() => void show(chosen)} />
          <Row title="Rename" onClick={() => setDialog('rename')} />
          <Row title="Delete" onClick={() => setDialog('delete')} />
        </Sheet>
      )}
      {chosen !== null && dialog === 'rename' && (
        <TextInputDialog
          title="Rename"
          initial={chosen.name}
          confirm="Save"
          validate={async (text) => {
            if (text.trim() === '' || text.includes('/')) return 'Empty filename';
            const taken = await api.files.stat(`${parentOf(chosen)}/${text.trim()}.gpx`);
            return taken === null || text.trim() === chosen.name ? undefined : 'File with same name already exists.';
          }}
          onDone={(text) => {
            void api.files.move(chosen.path, `${parentOf(chosen)}/${text.trim()}.gpx`).then(() => loaded.reload());
          }}
          onClose={() => {
            setDialog(null);
            setChosen(null);
          }}
        />
      )}
      {chosen !== null && dialog === 'delete' && (
        <ConfirmDialog
          message={`Delete ${chosen.name}?`}
          confirm="Delete"
          onConfirm={() => void api.files.remove(chosen.path).then(() => loaded.reload())}
          onClose={() => {
            setDialog(null);
            setChosen(null);
          }}
        />
      )}
    </LinearLayout>
  );
}
