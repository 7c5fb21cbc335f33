import type { PreferenceValues } from '@androidworld/app-sdk';
import {
  createStore,
  css,
  FrameLayout,
  phoneNow,
  useActivity,
  useApi,
  useBack,
  useLifecycle,
  useLive,
  usePreferences,
  useSavedState,
  useSystemBars,
  useThemeMode,
  View,
} from '@androidworld/app-sdk/ui';
import { useEffect, useState } from 'preact/hooks';
import { coordinatesFormats } from '../geo/coordinates.ts';
import type { LatLon } from '../geo/lat-lon.ts';
import { logo } from '../logo.ts';
import { MapView } from '../map/map-view.tsx';
import type { Viewport } from '../map/viewport.ts';
import { activities, packageName } from '../package-name.ts';
import { locationObject, mapObjects } from '../search/map-objects.ts';
import type { MapObject } from '../search/search-result.ts';
import { type Favorite, newFavorite } from '../store/favorite.ts';
import { loadFavorites } from '../store/favorites.ts';
import { addToHistory } from '../store/history.ts';
import { addMarker, listMarkers, type Marker, markerTable } from '../store/markers.ts';
import { type ProfileSettings, settings } from '../store/settings.ts';
import { listTracks, type Track } from '../store/tracks.ts';
import { ActionsSheet } from './actions-sheet.tsx';
import { askedOf } from './asked-place.ts';
import { ConfigureMap } from './configure-map.tsx';
import { ContextMenu } from './context-menu.tsx';
import { FavoriteEditor } from './favorites/favorite-editor.tsx';
import { Hud } from './hud.tsx';
import { type DrawerAction, MapDrawer } from './map-drawer.tsx';
import { MarkerBar } from './markers/marker-bar.tsx';
import { MarkerEditor } from './markers/marker-editor.tsx';
import { MarkersDialog } from './markers/markers-dialog.tsx';
import { ChoosePointSheet } from './navigation/choose-point-sheet.tsx';
import { NavigationSheet } from './navigation/navigation-sheet.tsx';
import { emptyTrip, type Trip, type TripPoint, withTripPoint } from './navigation/trip.ts';
import { favoriteObject, markerObject } from './own-objects.ts';
import type { Plan } from './plan-route/plan.ts';
import { PlanRoute } from './plan-route/plan-route.tsx';
import { emptyRoute, pointsOf, type Route, withPoint } from './plan-route/route.ts';
import { StartSheet } from './plan-route/start-sheet.tsx';
import { emptySearch, SearchDialog, type SearchState } from './search/search-dialog.tsx';
import { ConfigureScreen, ProfilePage, SettingsPage } from './settings/settings-pages.tsx';
import { TopBar } from './top-bar.tsx';
import { placesOver, useMapMarks } from './use-map-marks.ts';
import { usePosition } from './use-position.ts';
import { useProfile } from './use-profile.ts';
import { Welcome } from './welcome.tsx';

css`
.view.map-root { position: absolute; inset: 0; overflow: hidden; }
`;

/** What lies over the map whole. */
const pages = ['search', 'markers', 'configureMap', 'settings', 'configureProfile', 'configureScreen'] as const;

type Page = (typeof pages)[number] | 'drawer' | 'planStart' | 'navigation' | null;

/** A zoom at which a place of the search can be seen with what is around it. */
const placeZoom = 15;

/** MapActivity: the map, and everything that opens over it. */
export function MapScreen() {
  const [stored, put] = usePreferences(settings);
  const [profile] = useProfile();
  if (stored === undefined || profile === undefined) return null;
  return <MapFragments stored={stored} put={put} profile={profile} />;
}

interface MapFragmentsProps {
  stored: PreferenceValues<typeof settings>;
  put: (changes: Partial<PreferenceValues<typeof settings>>) => Promise<void>;
  profile: ProfileSettings;
}

function MapFragments({ stored, put, profile }: MapFragmentsProps) {
  const api = useApi();
  const { intent, intentSerial, finish } = useActivity();
  const [view] = useState(() =>
    createStore<Viewport>({
      center: { lat: stored.lastLat, lon: stored.lastLon },
      zoom: stored.lastZoom,
      rotation: 0,
    }),
  );
  const [page, setPage] = useState<Page>(null);
  const [areButtonsShown, setButtonsShown] = useState(true);
  const [selected, setSelected] = useState<MapObject | null>(null);
  const [searching, setSearching] = useSavedState<SearchState>('search', emptySearch);
  const [searchTitle, setSearchTitle] = useState<string | null>(null);
  const [results, setResults] = useState<readonly MapObject[]>([]);
  const [edited, setEdited] = useState<{ readonly favorite: Favorite; readonly isNew: boolean } | null>(null);
  const [renaming, setRenaming] = useState<Marker | null>(null);
  const [areActionsOpen, setActionsOpen] = useState(false);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [preview, setPreview] = useState<readonly LatLon[]>([]);
  const [trip, setTrip] = useState<Trip>(emptyTrip);
  const [choosing, setChoosing] = useState<{
    readonly which: TripPoint;
    readonly by: 'sheet' | 'search' | 'map';
  } | null>(null);
  const [follows, setFollows] = useState(false);
  const { position, ask } = usePosition();
  const favorites = useLive(loadFavorites, { onResume: true });
  const markers = useLive((own) => listMarkers(own, true), { tables: [markerTable] }).data ?? [];
  const tracks = useLive(listTracks, { onResume: true }, [stored.shownTracks]).data ?? [];
  useSystemBars({ edgeToEdge: 'top', statusBar: 'rgb(0 0 0 / 0.08)' });
  const isDark = profile.dayNight === 'NIGHT';
  useThemeMode(isDark ? 'dark' : 'light');
  const shownFavorites = favorites.data ?? [];
  const center = () => view.get().center;
  useLifecycle({
    onPause: () => {
      const { center: at, zoom } = view.get();
      void put({ lastLat: at.lat, lastLon: at.lon, lastZoom: Math.round(zoom) });
    },
  });
  useBack(() => void finish());
  useEffect(() => {
    if (follows && position !== null) view.set({ ...view.get(), center: position });
  }, [follows, position, view]);
  const show = (object: MapObject, zoom = Math.max(placeZoom, view.get().zoom)) => {
    view.set({ ...view.get(), center: { lat: object.lat, lon: object.lon }, zoom });
    setFollows(false);
    setSelected(object);
  };
  useEffect(() => {
    const asked = askedOf(intent);
    if (asked === null) return;
    if ('place' in asked) return show(asked.place);
    setSearching({ ...emptySearch, query: asked.query });
    setPage('search');
  }, [intentSerial]);
  const own = (object: MapObject) => ({
    favorite: shownFavorites.find((one) => isSame(one, object)) ?? null,
    marker: markers.find((one) => isSame(one, object)) ?? null,
  });
  const marks = useMapMarks({
    profile,
    favorites: shownFavorites,
    markers,
    tracks,
    shownTracks: stored.shownTracks,
    plan,
    preview,
    selected,
    position,
    results,
  });
  const tapped = (place: LatLon, near: (other: LatLon) => boolean) => {
    if (plan !== null) {
      if (plan.picked !== null) return;
      const index = pointsOf(plan.route).findLastIndex(near);
      return setPlan(
        index < 0 ? { ...plan, route: withPoint(plan.route, place) } : { ...plan, picked: { index, for: 'menu' } },
      );
    }
    if (choosing?.by === 'map') return chosenPoint(locationObject(place));
    const hit = [
      ...placesOver(profile, results),
      ...(profile.showFavorites ? shownFavorites.map(favoriteObject) : []),
      ...(profile.showMarkers ? markers.map(markerObject) : []),
      ...(view.get().zoom >= 12 && profile.showPoiLabels ? mapObjects.filter(({ icon }) => icon !== undefined) : []),
    ].find(near);
    if (hit !== undefined) return setSelected(hit);
    if (selected !== null) return setSelected(null);
    return setButtonsShown(!areButtonsShown);
  };
  const held = (place: LatLon, near: (other: LatLon) => boolean) => {
    if (choosing?.by === 'map') return chosenPoint(locationObject(place));
    if (plan === null) return setSelected(locationObject(place));
    const index = plan.picked === null ? pointsOf(plan.route).findLastIndex(near) : -1;
    const at = pointsOf(plan.route)[index];
    if (at === undefined) return;
    view.set({ ...view.get(), center: at });
    setPlan({ ...plan, picked: { index, for: 'move' } });
  };
  const openSearch = () => {
    setSelected(null);
    setSearchTitle(null);
    setResults([]);
    setPage('search');
  };
  const chosenPoint = (object: MapObject | null) => {
    if (choosing === null) return;
    setTrip(withTripPoint(trip, choosing.which, object));
    setChoosing(null);
    setPage('navigation');
  };
  /** The way to a place, or from it. */
  const navigate = (which: TripPoint, object: MapObject | null) => {
    if (object !== null) setTrip(withTripPoint(emptyTrip, which, object));
    setPage('navigation');
  };
  const fromSearch = (object: MapObject) => {
    if (choosing !== null) {
      setSearching(emptySearch);
      return chosenPoint(object);
    }
    setPage(null);
    setSearchTitle(object.name);
    void addToHistory(api, object, object.described);
    if (object.kind === 'Town' || object.kind === 'Village') void put({ lastCity: object.name });
    show(object);
  };
  const startPlan = (route: Route, track: Track | null = null) => {
    setPage(null);
    setSelected(null);
    setSearchTitle(null);
    setPlan({ route, track, picked: null, isListed: false });
    const [first] = pointsOf(route);
    if (first !== undefined) view.set({ ...view.get(), center: first, zoom: Math.max(13, view.get().zoom) });
  };
  const pick = (action: DrawerAction) => {
    setPage(null);
    if (action === 'markers' || action === 'search' || action === 'navigation') setPage(action);
    else if (action === 'plan') setPage('planStart');
    else if (action === 'places')
      void api.startActivity({ component: { packageName, className: activities.myPlaces } });
    else if (action === 'configureMap' || action === 'configureScreen' || action === 'configureProfile')
      setPage(action);
    else if (action === 'settings' || action === 'profile') setPage('settings');
    else void api.toast('No Internet connection');
  };
  const chosen = selected === null ? { favorite: null, marker: null } : own(selected);
  const add = () => {
    if (selected === null) return;
    const { favorite } = chosen;
    if (favorite !== null) return setEdited({ favorite, isNew: false });
    const name = selected.described.type === 'location' ? '' : selected.name;
    const { lat, lon, address, icon } = selected;
    return setEdited({
      isNew: true,
      favorite: {
        ...newFavorite,
        ...(icon === undefined ? {} : { icon }),
        lat,
        lon,
        name,
        address: selected.described.type === 'location' ? selected.described.name : address || name,
        group: stored.lastGroup,
        timeMs: phoneNow(),
      },
    });
  };
  const mark = async () => {
    if (selected === null) return;
    if (chosen.marker !== null) return setRenaming(chosen.marker);
    const { described, name, kind, icon } = selected;
    setSelected(null);
    await addMarker(api, selected, described, icon === undefined ? {} : { mapObject: `${name}_${kind.toLowerCase()}` });
  };
  const goHere = async () => {
    if (position === null && !(await ask())) return;
    setFollows(true);
    const zoom = Math.max(placeZoom, view.get().zoom);
    if (position !== null) view.set({ ...view.get(), center: position, zoom });
  };
  // What covers the map whole leaves nothing of it to be seen, or told of.
  const isPage = pages.some((one) => one === page);
  const isCovered = stored.showWelcome || isPage || edited !== null || renaming !== null;
  const isMapAlone = page === null && plan === null && searchTitle === null;
  const hasBar = isMapAlone && !isCovered && profile.markersMode === 'TOOLBAR' && profile.showMarkers;
  const barMarkers = hasBar ? markers.slice(0, profile.displayedMarkers) : [];
  return (
    <View id="drawer_layout" className="androidx.drawerlayout.widget.DrawerLayout" class="map-root">
      {['topFragmentContainer', 'routeMenuContainer', 'fragmentContainer'].map((id) => (
        <FrameLayout key={id} id={id} class="hud-layer" />
      ))}
      <FrameLayout id="map_view_with_layers" class="hud-layer">
        <FrameLayout id="map_view_with_layers" class="hud-layer" />
      </FrameLayout>
      <MapView
        view={view}
        marks={marks}
        dark={isDark}
        textScale={profile.textScale * profile.mapDensity}
        showPois={profile.showPoiLabels}
        onTap={tapped}
        onLongPress={held}
      />
      <FrameLayout id="atlasMapRendererView" class="hud-layer" />
      {areButtonsShown && !isCovered && (
        <Hud
          view={view}
          metricSystem={profile.metricSystem}
          positionKnown={position !== null}
          followsPosition={follows}
          lifted={plan === null ? 'menu' : plan.isListed && plan.picked === null ? 'points' : 'plan'}
          lowered={barMarkers.length}
          zoomOnly={plan !== null || selected !== null}
          onConfigureMap={() => setPage('configureMap')}
          onSearch={openSearch}
          onMenu={() => setPage('drawer')}
          onRoute={() => navigate('to', null)}
          onMyLocation={() => void goHere()}
          onMyLocationHeld={() => (position === null ? undefined : setSelected(locationObject(position)))}
        />
      )}
      {barMarkers.length > 0 && (
        <MarkerBar
          markers={barMarkers}
          from={center()}
          metricSystem={profile.metricSystem}
          onMore={() => setPage('markers')}
          onShow={(marker) => show(markerObject(marker))}
        />
      )}
      {searchTitle !== null && page === null && plan === null && !isCovered && (
        <TopBar
          title={searchTitle}
          onBack={() => {
            setSelected(null);
            setPage('search');
          }}
          onClose={() => {
            setSelected(null);
            setSearchTitle(null);
            setResults([]);
            setSearching(emptySearch);
          }}
        />
      )}
      {plan !== null && (
        <PlanRoute
          plan={plan}
          onPlan={setPlan}
          view={view}
          metricSystem={profile.metricSystem}
          onSaved={(file, isShown) => {
            const files = stored.shownTracks.split('\n').filter((one) => one !== '' && one !== file);
            void put({ shownTracks: (isShown ? [...files, file] : files).join('\n') });
          }}
          onNavigate={() => {
            setPreview(pointsOf(plan.route));
            setPlan(null);
          }}
          onExit={() => setPlan(null)}
        />
      )}
      {selected !== null && plan === null && !isCovered && (
        <ContextMenu
          key={`${selected.lat}/${selected.lon}/${selected.name}`}
          object={selected}
          own={chosen.favorite !== null ? 'favorite' : chosen.marker !== null ? 'marker' : null}
          from={position}
          metricSystem={profile.metricSystem}
          format={coordinatesFormats[profile.coordinatesFormat] ?? 'degrees'}
          onAdd={add}
          onMarker={() => void mark()}
          onActions={() => setActionsOpen(true)}
          onNavigation={() => navigate('to', selected)}
          onClose={() => setSelected(null)}
          onShow={(object) => show(object)}
        />
      )}
      {page === 'search' && (
        <SearchDialog
          state={searching}
          onState={setSearching}
          from={center()}
          metricSystem={profile.metricSystem}
          own={shownFavorites.map(favoriteObject)}
          onShow={fromSearch}
          onShowAll={(objects, title) => {
            setPage(null);
            setSearchTitle(title);
            setResults(objects);
            const [first] = objects;
            if (first !== undefined) view.set({ ...view.get(), center: first, zoom: Math.max(13, view.get().zoom) });
          }}
          onClose={() => {
            setPage(null);
            setChoosing(null);
            setSearching(emptySearch);
          }}
        />
      )}
      {page === 'markers' && (
        <MarkersDialog
          from={center()}
          metricSystem={profile.metricSystem}
          onShow={(marker) => {
            setPage(null);
            show(markerObject(marker));
          }}
          onNavigate={setPreviewAndClose}
          onClose={() => setPage(null)}
        />
      )}
      {page === 'configureMap' && <ConfigureMap onClose={() => setPage(null)} />}
      {page === 'configureScreen' && <ConfigureScreen onClose={() => setPage(null)} />}
      {page === 'configureProfile' && <ProfilePage onClose={() => setPage(null)} />}
      {page === 'settings' && <SettingsPage onClose={() => setPage(null)} />}
      {page === 'planStart' && (
        <StartSheet
          onNew={() => startPlan(emptyRoute)}
          onOpen={(track) => startPlan({ ...emptyRoute, segments: track.segments }, track)}
          onImport={(segments) => startPlan({ ...emptyRoute, segments })}
          onClose={() => setPage(null)}
        />
      )}
      {page === 'navigation' && (
        <NavigationSheet
          trip={trip}
          onTrip={setTrip}
          position={position}
          metricSystem={profile.metricSystem}
          onChoose={(which) => {
            setPage(null);
            setChoosing({ which, by: 'sheet' });
          }}
          onStart={(way) => {
            setSelected(null);
            setPreviewAndClose(way);
          }}
          onClose={() => {
            setPage(null);
            setTrip(emptyTrip);
            setPreview([]);
          }}
        />
      )}
      {choosing?.by === 'sheet' && (
        <ChoosePointSheet
          which={choosing.which}
          favorites={shownFavorites.map(favoriteObject)}
          markers={markers.map(markerObject)}
          onPick={chosenPoint}
          onSearch={() => {
            setChoosing({ ...choosing, by: 'search' });
            openSearch();
          }}
          onMap={() => {
            setSelected(null);
            setChoosing({ ...choosing, by: 'map' });
          }}
          onClose={() => {
            setChoosing(null);
            setPage('navigation');
          }}
        />
      )}
      {choosing?.by === 'map' && (
        <TopBar
          title="Select on map"
          onBack={() => setChoosing({ ...choosing, by: 'sheet' })}
          onClose={() => setChoosing(null)}
        />
      )}
      {areActionsOpen && selected !== null && (
        <ActionsSheet
          onDirectionsFrom={() => navigate('from', selected)}
          onSearchNearby={() => {
            view.set({ ...view.get(), center: selected });
            setSelected(null);
            setPage('search');
          }}
          onPlanRoute={() => startPlan(withPoint(emptyRoute, { lat: selected.lat, lon: selected.lon }))}
          onClose={() => setActionsOpen(false)}
        />
      )}
      {edited !== null && (
        <FavoriteEditor
          initial={edited.favorite}
          isNew={edited.isNew}
          favorites={shownFavorites}
          onDone={(favorite) => {
            setEdited(null);
            favorites.reload();
            if (favorite === null) return setSelected(null);
            void addToHistory(api, favorite, { type: 'favorite', typeName: '', name: favorite.name });
            return setSelected(favoriteObject(favorite));
          }}
          onClose={() => setEdited(null)}
        />
      )}
      {renaming !== null && (
        <MarkerEditor
          marker={renaming}
          onClose={() => setRenaming(null)}
          onDone={() => {
            setRenaming(null);
            setSelected(null);
          }}
        />
      )}
      <MapDrawer open={page === 'drawer'} onClose={() => setPage(null)} onPick={pick} />
      {stored.showWelcome && <Welcome logo={logo} onSkip={() => void put({ showWelcome: false })} />}
    </View>
  );

  function setPreviewAndClose(points: readonly LatLon[]): void {
    setPage(null);
    setPreview(points);
    const [first] = points;
    if (first !== undefined) view.set({ ...view.get(), center: first, zoom: Math.max(12, view.get().zoom) });
  }
}

function isSame(one: LatLon, other: LatLon): boolean {
  return Math.abs(one.lat - other.lat) < 1e-6 && Math.abs(one.lon - other.lon) < 1e-6;
}
