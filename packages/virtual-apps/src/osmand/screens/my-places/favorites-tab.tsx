import {
  Button,
  CheckBox,
  ConfirmDialog,
  EditText,
  Icon,
  ImageButton,
  LinearLayout,
  RecyclerView,
  TextView,
  useActivity,
  useApi,
  useBack,
  useDocumentPicker,
  useLive,
} from '@androidworld/app-sdk/ui';
import add from '@material-symbols/svg-400/rounded/add.svg';
import remove from '@material-symbols/svg-400/rounded/delete.svg';
import flag from '@material-symbols/svg-400/rounded/flag.svg';
import folder from '@material-symbols/svg-400/rounded/folder.svg';
import share from '@material-symbols/svg-400/rounded/share.svg';
import { useState } from 'preact/hooks';
import { activities, externalFolder, packageName, placeName } from '../../package-name.ts';
import { normalize } from '../../search/normalize.ts';
import { defaultGroup, type Favorite, freeName } from '../../store/favorite.ts';
import { keyOf, loadFavorites, writeFavorites } from '../../store/favorites.ts';
import { parseFavorites } from '../../store/favorites-file.ts';
import { addMarker } from '../../store/markers.ts';
import { iconOf } from '../favorites/icon-choices.ts';

type Row =
  | { readonly kind: 'group'; readonly group: string }
  | { readonly kind: 'favorite'; readonly favorite: Favorite };

/** The favourites by their groups. */
export function FavoritesTab({ isFiltering }: { isFiltering: boolean }) {
  const api = useApi();
  const { finish } = useActivity();
  const { openDocument } = useDocumentPicker();
  const loaded = useLive(loadFavorites, { onResume: true });
  const [filter, setFilter] = useState('');
  const [closed, setClosed] = useState<readonly string[]>([]);
  const [picking, setPicking] = useState<'delete' | 'markers' | null>(null);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const stop = () => {
    setPicking(null);
    setPicked([]);
  };
  useBack(stop, picking !== null);
  const all = loaded.data ?? [];
  const shown = isFiltering ? all.filter(({ name }) => normalize(name).includes(normalize(filter))) : all;
  const groups = [...new Set(shown.map(({ group }) => group))].sort();
  const rows = groups.flatMap((group): Row[] => [
    { kind: 'group', group },
    ...(closed.includes(group) ? [] : shown.filter((one) => one.group === group)).map(
      (favorite): Row => ({ kind: 'favorite', favorite }),
    ),
  ]);
  const importFile = async () => {
    const text = await (await openDocument())?.readText();
    if (text === undefined) return;
    const added = parseFavorites(text);
    if (added.length === 0) return void api.toast('There are no favorites in this file');
    const next = [...all];
    for (const favorite of added) next.push({ ...favorite, name: freeName(favorite, next) });
    await writeFavorites(api, next);
    loaded.reload();
  };
  const show = async ({ name, lat, lon }: Favorite) => {
    await api.startActivity({
      action: 'android.intent.action.VIEW',
      component: { packageName, className: activities.map },
      data: `geo:${lat},${lon}`,
      extras: { [placeName]: name },
    });
    await finish();
  };
  const tap = (favorite: Favorite) => {
    const key = keyOf(favorite);
    if (picking === null) return void show(favorite);
    setPicked(picked.includes(key) ? picked.filter((one) => one !== key) : [...picked, key]);
  };
  const confirm = async () => {
    const chosen = all.filter((one) => picked.includes(keyOf(one)));
    if (picking === 'delete') {
      await writeFavorites(
        api,
        all.filter((one) => !chosen.includes(one)),
      );
      loaded.reload();
    } else {
      for (const favorite of chosen)
        await addMarker(api, favorite, { type: 'favorite', typeName: '', name: favorite.name });
    }
    stop();
  };
  const shareAll = () =>
    void api.startChooser({
      action: 'android.intent.action.SEND',
      type: 'application/gpx+xml',
      extras: {
        'android.intent.extra.STREAM': `content://net.osmand.fileprovider${externalFolder}/favorites/favorites.gpx`,
      },
    });
  return (
    <LinearLayout orientation="vertical" weight={1} align="stretch">
      {isFiltering && (
        <EditText id="search_edit" variant="filled" hint="Search" value={filter} onChange={setFilter} autoFocus />
      )}
      {all.length === 0 ? (
        <LinearLayout id="android:id/empty" orientation="vertical" weight={1} align="stretch">
          <div class="osm-none" style={{ width: '844PX', padding: '0 0 282PX' }}>
            <TextView style={{ fontSize: '1.125rem', fontWeight: 500 }}>Add Favorites</TextView>
            <TextView class="osm-muted">Import Favorites or add them by marking points on the map.</TextView>
            <Button
              id="import_button"
              variant="text"
              style={{ height: '123PX', marginTop: '32PX' }}
              onClick={() => void importFile()}
            >
              IMPORT
            </Button>
          </div>
        </LinearLayout>
      ) : (
        <RecyclerView
          id="android:id/list"
          className="android.widget.ExpandableListView"
          weight={1}
          padding={[0, 0, 56, 0]}
          items={rows}
          itemKey={(row) => (row.kind === 'group' ? `group ${row.group}` : keyOf(row.favorite))}
          renderItem={(row) =>
            row.kind === 'group' ? (
              <LinearLayout
                id="expandable_list_item_category"
                class="osm-row"
                onClick={() =>
                  setClosed(
                    closed.includes(row.group) ? closed.filter((one) => one !== row.group) : [...closed, row.group],
                  )
                }
              >
                <Icon id="category_icon" icon={folder} color="#ff8800" />
                <TextView id="category_name" weight={1}>
                  {row.group === '' ? defaultGroup : row.group}
                </TextView>
              </LinearLayout>
            ) : (
              <LinearLayout id="favorites_list_item" class="osm-row" onClick={() => tap(row.favorite)}>
                {picking !== null && <CheckBox id="toggle_item" checked={picked.includes(keyOf(row.favorite))} />}
                <Icon id="favourite_icon" icon={iconOf(row.favorite.icon)} color={row.favorite.color} />
                <div class="osm-row-texts">
                  <TextView id="favourite_label">{row.favorite.name}</TextView>
                  <TextView id="group_name" class="osm-muted">
                    {row.favorite.address}
                  </TextView>
                </div>
              </LinearLayout>
            )
          }
        />
      )}
      {picking === null ? (
        <div class="places-tools">
          {(
            [
              ["Add to 'Favorites'", add, () => void importFile()],
              ['Share', share, shareAll],
              ['Select map markers', flag, () => setPicking('markers')],
              ['Delete', remove, () => setPicking('delete')],
            ] as const
          ).map(([title, icon, onClick]) => (
            <ImageButton
              key={title}
              className="android.widget.Button"
              contentDescription={title}
              icon={icon}
              class="places-tool"
              onClick={onClick}
            />
          ))}
        </div>
      ) : (
        <div class="places-tools" style={{ justifyContent: 'flex-end' }}>
          <Button id="cancel" variant="text" onClick={stop}>
            CANCEL
          </Button>
          <Button
            id="confirm"
            variant="text"
            onClick={() => (picking === 'delete' && picked.length > 0 ? setAsking(true) : void confirm())}
          >
            {picking === 'delete' ? 'DELETE' : 'SELECT'}
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          message={`Delete ${picked.length} Favorites and 0 Favorite groups?`}
          confirm="Delete"
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        />
      )}
    </LinearLayout>
  );
}
