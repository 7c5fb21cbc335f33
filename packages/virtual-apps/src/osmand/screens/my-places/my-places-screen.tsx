import {
  css,
  ImageButton,
  type MenuItem,
  TextView,
  Toolbar,
  useActivity,
  useLive,
  usePreferences,
  useSavedState,
  useSearch,
  View,
  ViewPager,
} from '@androidworld/app-sdk/ui';
import filter from '@material-symbols/svg-400/rounded/filter_list.svg';
import { loadFavorites } from '../../store/favorites.ts';
import { settings } from '../../store/settings.ts';
import { useAppTheme } from '../use-app-theme.ts';
import { useProfile } from '../use-profile.ts';
import { FavoritesSearch } from './favorites-search.tsx';
import { FavoritesTab } from './favorites-tab.tsx';
import { type FavoritePicking, PickingBar } from './picking-bar.tsx';
import { TracksTab } from './tracks-tab.tsx';

css`
.places-page { flex: 1; min-height: 0; display: flex; flex-direction: column; background: var(--background); }
.places-tabs { flex: none; height: 131PX; display: flex; background: var(--app-bar); color: #ffffff; }
.places-tab { height: 126PX; padding: 0 16px; display: flex; align-items: center; justify-content: center; font-size: 0.75rem; font-weight: 500; opacity: 0.75; }
.places-tab-selected { opacity: 1; border-bottom: 2px solid #ffffff; }
.places-tools { flex: none; position: absolute; left: 0; right: 0; bottom: 11PX; height: 126PX; display: flex; background: var(--surface); }
.view.places-tool { width: 154PX; height: 126PX; margin-right: 154PX; color: #6b7685; }
@media (orientation: landscape) {
  .places-tools { justify-content: space-between; }
  .view.places-tool { margin-right: 0; }
}
`;

const tabs = ['FAVORITES', 'TRACKS'];

/** MyPlacesActivity: favourites and tracks. */
export function MyPlacesScreen() {
  const { finish } = useActivity();
  const [tab, setTab] = useSavedState('tab', 0);
  const [isSearching, setSearching] = useSavedState('searching', false);
  const [picking, setPicking] = useSavedState<FavoritePicking | null>('picking', null);
  const [stored] = usePreferences(settings);
  const [profile] = useProfile();
  const favorites = useLive(loadFavorites, { onResume: true });
  const search = useSearch();
  useAppTheme();
  const all = favorites.data ?? [];
  const filterItem: MenuItem = {
    title: 'Filter',
    icon: filter,
    showAsAction: 'always',
    actionView: (
      <ImageButton
        className="android.widget.Button"
        contentDescription="Filter"
        icon={filter}
        onClick={() => (tab === 0 ? setSearching(true) : search.open())}
      />
    ),
  };
  if (favorites.data === undefined) return <View class="places-page" />;
  return (
    <div class="places-page">
      {picking === null ? (
        <Toolbar title="My Places" onUp={() => void finish()} menu={[filterItem]} search={search} />
      ) : (
        <PickingBar picking={picking} favorites={all} onChanged={favorites.reload} onClose={() => setPicking(null)} />
      )}
      <View id="sliding_tabs" className="android.widget.HorizontalScrollView" class="places-tabs" focusable>
        {tabs.map((title, place) => (
          <TextView
            key={title}
            id="tab_title"
            class={`places-tab ${place === tab ? 'places-tab-selected' : ''}`}
            selected={place === tab}
            onClick={() => select(place)}
          >
            {title}
          </TextView>
        ))}
      </View>
      <ViewPager
        id="pager"
        selected={tab}
        onSelect={select}
        focusable
        pages={[
          <FavoritesTab
            key="favorites"
            favorites={all}
            onChanged={favorites.reload}
            picking={picking}
            onPicking={setPicking}
            onSearch={() => setSearching(true)}
          />,
          <TracksTab key="tracks" filter={search.query} />,
        ]}
      />
      {isSearching && (
        <FavoritesSearch
          favorites={all}
          from={{ lat: stored?.lastLat ?? 0, lon: stored?.lastLon ?? 0 }}
          metricSystem={profile?.metricSystem ?? 'MILES_AND_FEET'}
          onClose={() => setSearching(false)}
        />
      )}
    </div>
  );

  function select(place: number): void {
    setTab(place);
    setPicking(null);
    search.close();
  }
}
