import {
  css,
  Icon,
  ImageButton,
  LinearLayout,
  RecyclerView,
  SingleChoiceDialog,
  TextInputDialog,
  TextView,
  useActivity,
  useApi,
  useDocumentPicker,
  useLive,
  usePreferences,
  useSavedState,
} from '@androidworld/app-sdk/ui';
import trackIcon from '@material-symbols/svg-400/rounded/conversion_path.svg';
import record from '@material-symbols/svg-400/rounded/fiber_manual_record.svg';
import folderIcon from '@material-symbols/svg-400/rounded/folder.svg';
import more from '@material-symbols/svg-400/rounded/more_vert.svg';
import { formatDistance } from '../../geo/format-distance.ts';
import { normalize } from '../../search/normalize.ts';
import { settings } from '../../store/settings.ts';
import { shareFile } from '../../store/share-file.ts';
import { fileOf, listTrackFolders, listTracks, type Track, trackLength, tracksFolder } from '../../store/tracks.ts';
import { Row } from '../parts/row.tsx';
import { freeTrackName } from '../plan-route/track-names.ts';
import { useProfile } from '../use-profile.ts';
import { showOnMap } from './places-actions.ts';
import { TrackSheet } from './track-sheet.tsx';

css`
.track-heading { height: 48px; padding-left: 16px; display: flex; align-items: center; background: var(--background); }
`;

type Item =
  | { readonly kind: 'heading'; readonly title: string }
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'track'; readonly track: Track };

interface TracksTabProps {
  /** Text of the search; null while it is closed. */
  filter: string | null;
}

/** The tracks: those on the map, the folders, and those of the folder that is open. */
export function TracksTab({ filter }: TracksTabProps) {
  const api = useApi();
  const { finish } = useActivity();
  const { openDocument } = useDocumentPicker();
  const [stored, put] = usePreferences(settings);
  const [profile] = useProfile();
  const loaded = useLive(async (own) => ({ tracks: await listTracks(own), folders: await listTrackFolders(own) }), {
    onResume: true,
  });
  const [opened, setOpened] = useSavedState<readonly string[]>('opened folders', []);
  /** Path of the one whose sheet is open. */
  const [chosenPath, setChosenPath] = useSavedState<string | null>('chosen track', null);
  const [dialog, setDialog] = useSavedState<'folder' | 'menu' | null>('tracks dialog', null);
  const tracks = loaded.data?.tracks ?? [];
  const chosen = tracks.find(({ path }) => path === chosenPath);
  const folders = loaded.data?.folders ?? [];
  const shown = (stored?.shownTracks ?? '').split('\n').filter((file) => file !== '');
  const visible = tracks.filter((track) => shown.includes(fileOf(track)));
  const rowsOf = (some: readonly Track[]) => some.map((track): Item => ({ kind: 'track', track }));
  const found = tracks.filter(({ name }) => normalize(name).includes(normalize(filter ?? '')));
  const items: readonly Item[] =
    filter !== null
      ? rowsOf(found)
      : [
          ...(visible.length > 0 ? [{ kind: 'heading', title: 'Visible on map' } as const] : []),
          ...rowsOf(visible),
          { kind: 'heading', title: 'Tracks' },
          ...folders.flatMap((folder): Item[] => [
            { kind: 'folder', folder },
            ...(opened.includes(folder) ? rowsOf(tracks.filter((track) => track.folder === folder)) : []),
          ]),
          ...rowsOf(tracks.filter(({ folder }) => folder === '')),
        ];
  const show = async (track: Track) => {
    const file = fileOf(track);
    await put({ shownTracks: [...shown.filter((one) => one !== file), file].join('\n') });
    const first = track.segments[0]?.[0] ?? track.waypoints[0];
    if (first !== undefined) await showOnMap(api, first, track.name);
    await finish();
  };
  const isEmpty = tracks.length === 0 && filter === null;
  const importTrack = async () => {
    const document = await openDocument();
    if (document === null) return;
    const name = await freeTrackName(api, document.name.replace(/\.gpx$/i, ''));
    await api.files.mkdir(tracksFolder);
    await api.files.write(`${tracksFolder}/${name}.gpx`, await document.read());
    loaded.reload();
  };
  return (
    <LinearLayout orientation="vertical" weight={1} align="stretch">
      <RecyclerView
        id="android:id/list"
        className="android.widget.ExpandableListView"
        style={isEmpty ? { flex: 'none' } : { flex: 1 }}
        items={items}
        itemKey={(item, index) => `${item.kind} ${index}`}
        header={
          filter !== null ? undefined : (
            <Row
              title="Record track"
              description="Not recording"
              icon={record}
              iconColor="#d32f2f"
              onClick={() => void api.toast('Trip recording is a plugin, which is not enabled')}
            />
          )
        }
        renderItem={(item) => {
          if (item.kind === 'heading') {
            return (
              <LinearLayout class="track-heading">
                <TextView id="title" weight={1} class="osm-muted">
                  {item.title}
                </TextView>
                {item.title === 'Tracks' && (
                  <ImageButton
                    id="options"
                    contentDescription="More actions"
                    icon={more}
                    onClick={() => setDialog('menu')}
                  />
                )}
              </LinearLayout>
            );
          }
          if (item.kind === 'folder') {
            const { folder } = item;
            const isOpen = opened.includes(folder);
            const count = tracks.filter((track) => track.folder === folder).length;
            return (
              <Row
                title={folder}
                titleId="category_name"
                description={`Tracks: ${count}`}
                icon={folderIcon}
                iconColor="#ff8800"
                onClick={() => setOpened(isOpen ? opened.filter((one) => one !== folder) : [...opened, folder])}
              />
            );
          }
          const { track } = item;
          const points = track.segments.reduce((sum, { length }) => sum + length, 0);
          return (
            <LinearLayout id="track_list_item" class="osm-row" onClick={() => void show(track)}>
              <Icon id="icon" icon={trackIcon} color="#b4309f" />
              <div class="osm-row-texts">
                <TextView id="title">{track.name}</TextView>
                <TextView id="description" class="osm-muted">
                  {`${formatDistance(trackLength(track), profile?.metricSystem)} • ${points || track.waypoints.length}`}
                </TextView>
              </div>
              <ImageButton
                id="options"
                contentDescription="More actions"
                icon={more}
                onClick={() => setChosenPath(track.path)}
              />
            </LinearLayout>
          );
        }}
      />
      {isEmpty && (
        <LinearLayout orientation="vertical" class="osm-none" align="center">
          <TextView style={{ fontSize: '1.125rem', fontWeight: 500 }}>No tracks</TextView>
          <TextView class="osm-muted">Plan a route and save it, and it is listed here.</TextView>
        </LinearLayout>
      )}
      {dialog === 'menu' && (
        <SingleChoiceDialog
          title="Tracks"
          choices={[
            { label: 'Add new folder', value: 'folder' as const },
            { label: 'Import', value: 'import' as const },
          ]}
          onChoose={(what) => (what === 'folder' ? setDialog('folder') : void importTrack())}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'folder' && (
        <TextInputDialog
          title="Add new folder"
          hint="Name"
          confirm="Save"
          isComplete={(text) => text.trim() !== '' && !text.includes('/')}
          onDone={(text) => void api.files.mkdir(`${tracksFolder}/${text.trim()}`).then(() => loaded.reload())}
          onClose={() => setDialog(null)}
        />
      )}
      {chosen !== undefined && (
        <TrackSheet
          track={chosen}
          folders={folders}
          isShown={shown.includes(fileOf(chosen))}
          metricSystem={profile?.metricSystem ?? 'MILES_AND_FEET'}
          onShow={() => void show(chosen)}
          onHide={() => void put({ shownTracks: shown.filter((one) => one !== fileOf(chosen)).join('\n') })}
          onChanged={loaded.reload}
          onShare={() => void shareFile(api, chosen.path, chosen.name)}
          onClose={() => setChosenPath(null)}
        />
      )}
    </LinearLayout>
  );
}
