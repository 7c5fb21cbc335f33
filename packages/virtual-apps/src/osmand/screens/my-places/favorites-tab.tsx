import {
  Button,
  css,
  ImageButton,
  LinearLayout,
  RecyclerView,
  TextView,
  useActivity,
  useApi,
  useDocumentPicker,
  usePreferences,
  useSavedState,
} from '@androidworld/app-sdk/ui';
import add from '@material-symbols/svg-400/rounded/add.svg';
import remove from '@material-symbols/svg-400/rounded/delete.svg';
import flag from '@material-symbols/svg-400/rounded/flag.svg';
import search from '@material-symbols/svg-400/rounded/search.svg';
import share from '@material-symbols/svg-400/rounded/share.svg';
import { type Favorite, freeName } from '../../store/favorite.ts';
import { allFile, keyOf, writeFavorites } from '../../store/favorites.ts';
import { parseFavorites } from '../../store/favorites-file.ts';
import { settings } from '../../store/settings.ts';
import { shareFile } from '../../store/share-file.ts';
import { Row } from '../parts/row.tsx';
import { usePosition } from '../use-position.ts';
import { useProfile } from '../use-profile.ts';
import { FavoriteRow, GroupRow } from './favorite-rows.tsx';
import { GroupSheet } from './group-sheet.tsx';
import type { FavoritePicking } from './picking-bar.tsx';
import { showOnMap } from './places-actions.ts';

css`
.osm-none.favorites-none { width: 844PX; padding: 0 0 282PX; }
@media (orientation: landscape) {
  .osm-none.favorites-none { padding-bottom: 137PX; }
}
`;

type Item =
  | { readonly kind: 'group'; readonly group: string; readonly sample: Favorite }
  | { readonly kind: 'favorite'; readonly favorite: Favorite };

interface FavoritesTabProps {
  favorites: readonly Favorite[];
  onChanged: () => void;
  picking: FavoritePicking | null;
  onPicking: (picking: FavoritePicking | null) => void;
  onSearch: () => void;
}

/** The favourites by their groups, each of which is opened by a tap. */
export function FavoritesTab({ favorites, onChanged, picking, onPicking, onSearch }: FavoritesTabProps) {
  const api = useApi();
  const { finish } = useActivity();
  const { openDocument } = useDocumentPicker();
  const [stored, put] = usePreferences(settings);
  const [profile] = useProfile();
  const { position } = usePosition();
  const [settingsOf, setSettingsOf] = useSavedState<string | null>('groupSheet', null);
  const opened = (stored?.openGroups ?? '').split('\n').slice(1);
  const from = position ?? { lat: stored?.lastLat ?? 0, lon: stored?.lastLon ?? 0 };
  const items = grouped(favorites).flatMap(({ group, members }): Item[] => {
    const [sample] = members;
    if (sample === undefined) return [];
    const rows = opened.includes(group) ? members.map((favorite): Item => ({ kind: 'favorite', favorite })) : [];
    return [{ kind: 'group', group, sample }, ...rows];
  });
  const toggle = (group: string) => {
    const next = opened.includes(group) ? opened.filter((one) => one !== group) : [...opened, group];
    void put({ openGroups: next.map((one) => `\n${one}`).join('') });
  };
  const importFile = async () => {
    const text = await (await openDocument())?.readText();
    if (text === undefined) return;
    const added = parseFavorites(text);
    if (added.length === 0) return void api.toast('There are no favorites in this file');
    const next = [...favorites];
    for (const favorite of added) next.push({ ...favorite, name: freeName(favorite, next) });
    await writeFavorites(api, next);
    onChanged();
    await api.toast('Favorites imported');
  };
  const pick = (chosen: readonly Favorite[], isPicked: boolean) => {
    if (picking === null) return;
    const keys = new Set(chosen.map(keyOf));
    const rest = picking.keys.filter((key) => !keys.has(key));
    onPicking({ ...picking, keys: isPicked ? [...rest, ...keys] : rest });
  };
  const tools = [
    ["Add to 'Favorites'", add, () => void importFile()],
    [
      'Share',
      share,
      () =>
        void (favorites.length === 0
          ? api.toast('There are no favorites to save')
          : allFile(api, favorites).then((path) => shareFile(api, path, 'Favorites'))),
    ],
    ['Select map markers', flag, () => onPicking({ for: 'markers', keys: [] })],
    ['Delete', remove, () => onPicking({ for: 'delete', keys: [] })],
  ] as const;
  return (
    <LinearLayout orientation="vertical" weight={1} align="stretch">
      {favorites.length === 0 ? (
        <LinearLayout id="android:id/empty" orientation="vertical" weight={1} align="stretch">
          <div class="osm-none favorites-none">
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
          padding={[0, 0, picking === null ? 56 : 0, 0]}
          items={items}
          itemKey={(item) => (item.kind === 'group' ? `group ${item.group}` : keyOf(item.favorite))}
          header={<Row title="Search" icon={search} onClick={onSearch} />}
          renderItem={(item) => {
            if (item.kind === 'group') {
              const { group, sample } = item;
              const members = favorites.filter((one) => one.group === group);
              const isPicked = members.every((one) => picking?.keys.includes(keyOf(one)));
              return (
                <GroupRow
                  group={group}
                  sample={sample}
                  isOpen={opened.includes(group)}
                  picking={picking && { isPicked, onPick: () => pick(members, !isPicked) }}
                  onToggle={() => toggle(group)}
                  onSettings={() => setSettingsOf(group)}
                />
              );
            }
            const { favorite } = item;
            const isPicked = picking?.keys.includes(keyOf(favorite)) ?? false;
            const onPick = () => pick([favorite], !isPicked);
            return (
              <FavoriteRow
                favorite={favorite}
                from={from}
                metricSystem={profile?.metricSystem ?? 'MILES_AND_FEET'}
                picking={picking && { isPicked, onPick }}
                onClick={() =>
                  picking === null ? void showOnMap(api, favorite, favorite.name).then(() => finish()) : onPick()
                }
              />
            );
          }}
        />
      )}
      {picking === null && (
        <div class="places-tools">
          {tools.map(([title, icon, onClick]) => (
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
      )}
      {settingsOf !== null && (
        <GroupSheet
          group={settingsOf}
          favorites={favorites}
          onChanged={onChanged}
          onClose={() => setSettingsOf(null)}
        />
      )}
    </LinearLayout>
  );
}

/** Groups by their names, those that are hidden last, each with its favourites by theirs. */
function grouped(favorites: readonly Favorite[]) {
  const compare = (one: string, other: string) => one.localeCompare(other);
  const groups = [...new Set(favorites.map(({ group }) => group))].sort(compare).map((group) => ({
    group,
    members: favorites.filter((one) => one.group === group).sort((one, other) => compare(one.name, other.name)),
  }));
  const isHidden = ({ members }: (typeof groups)[number]) => Number(members.every(({ hidden }) => hidden));
  return groups.sort((one, other) => isHidden(one) - isHidden(other));
}
