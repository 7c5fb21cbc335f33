import type { PreferenceValues } from '@androidworld/app-sdk';
import {
  createStore,
  phoneNow,
  useActivity,
  useApi,
  useBack,
  useLifecycle,
  useLive,
  useSavedState,
  useSystemBars,
  useThemeMode,
} from '@androidworld/app-sdk/ui';
import { useEffect, useState } from 'preact/hooks';
import type { LatLon } from '../geo/lat-lon.ts';
import type { Viewport } from '../map/viewport.ts';
import { activities, packageName } from '../package-name.ts';
import { locationObject, mapObjects } from '../search/map-objects.ts';
import type { MapObject } from '../search/search-result.ts';
import { type Favorite, newFavorite } from '../store/favorite.ts';
import { loadFavorites } from '../store/favorites.ts';
import { addToHistory } from '../store/history.ts';
import { addMarker, listMarkers, type Marker, markerTable } from '../store/markers.ts';
import type { ProfileSettings, settings } from '../store/settings.ts';
import { listTracks, type Track } from '../store/tracks.ts';
import { askedOf } from './asked-place.ts';
import type { DrawerAction } from './map-drawer.tsx';
import { emptyTrip, type Trip, type TripPoint, withTripPoint } from './navigation/trip.ts';
import { favoriteObject, markerObject } from './own-objects.ts';
import { mapBars } from './parts/page-bar.tsx';
import type { Plan } from './plan-route/plan.ts';
import { pointsOf, type Route, withPoint } from './plan-route/route.ts';
import { emptySearch, type SearchState } from './search/search-dialog.tsx';
import { appThemeOf } from './use-app-theme.ts';
import { placesOver, useMapMarks } from './use-map-marks.ts';
import { usePosition } from './use-position.ts';

/** What lies over the map whole. */
export const pages = ['search', 'markers', 'configureMap', 'settings', 'configureProfile', 'configureScreen'] as const;

type Page = (typeof pages)[number] | 'drawer' | 'planStart' | 'navigation' | null;

/** A zoom at which a place of the search can be seen with what is around it. */
const placeZoom = 15;

export interface MapStateProps {
  stored: PreferenceValues<typeof settings>;
  put: (changes: Partial<PreferenceValues<typeof settings>>) => Promise<void>;
  profile: ProfileSettings;
}

export type MapState = ReturnType<typeof useMapState>;

/** What stands over the map, and what is done there. */
export function useMapState({ stored, put, profile }: MapStateProps) {
  const api = useApi();
  const { intent, intentSerial, finish } = useActivity();
  const [view] = useState(() =>
    createStore<Viewport>({
      center: { lat: stored.lastLat, lon: stored.lastLon },
      zoom: stored.lastZoom,
      rotation: 0,
    }),
  );
  const [page, setPage] = useSavedState<Page>('page', null);
  const [areButtonsShown, setButtonsShown] = useState(true);
  const [selected, setSelected] = useSavedState<MapObject | null>('selected', null);
  const [searching, setSearching] = useSavedState<SearchState>('search', emptySearch);
  const [searchTitle, setSearchTitle] = useSavedState<string | null>('searchTitle', null);
  const [results, setResults] = useSavedState<readonly MapObject[]>('results', []);
  const [edited, setEdited] = useSavedState<{ readonly favorite: Favorite; readonly isNew: boolean } | null>(
    'edited',
    null,
  );
  const [renaming, setRenaming] = useState<Marker | null>(null);
  const [areActionsOpen, setActionsOpen] = useSavedState('actions', false);
  const [plan, setPlan] = useSavedState<Plan | null>('plan', null);
  const [preview, setPreview] = useSavedState<readonly LatLon[]>('preview', []);
  const [trip, setTrip] = useSavedState<Trip>('trip', emptyTrip);
  const [choosing, setChoosing] = useSavedState<{
    readonly which: TripPoint;
    readonly by: 'sheet' | 'search' | 'map';
  } | null>('choosing', null);
  /** Which of the activity's intents was answered: not again when the screen is turned. */
  const [answered, setAnswered] = useSavedState<number | null>('answered', null);
  const [follows, setFollows] = useState(false);
  const { position, ask } = usePosition();
  const favorites = useLive(loadFavorites, { onResume: true });
  const markers = useLive((own) => listMarkers(own, true), { tables: [markerTable] }).data ?? [];
  const tracks = useLive(listTracks, { onResume: true }, [stored.shownTracks]).data ?? [];
  useSystemBars(mapBars);
  const isDark = profile.dayNight === 'NIGHT';
  // What stands over a dark map is dark, whatever the theme. OsmAnd `DayNightHelper.isNightModeForMapControls()`
  useThemeMode(isDark ? 'dark' : appThemeOf(profile));
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
  useEffect(() => {
    if (profile.rotateMap === 'NONE') view.set({ ...view.get(), rotation: 0 });
  }, [profile.rotateMap, view]);
  const show = (object: MapObject, zoom = Math.max(placeZoom, view.get().zoom)) => {
    view.set({ ...view.get(), center: { lat: object.lat, lon: object.lon }, zoom });
    setFollows(false);
    setSelected(object);
  };
  useEffect(() => {
    const asked = answered === intentSerial ? null : askedOf(intent);
    if (asked === null) return;
    setAnswered(intentSerial);
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
  /** Leaves a way on the map. */
  const showWay = (points: readonly LatLon[]) => {
    setPage(null);
    setPreview(points);
    const [first] = points;
    if (first !== undefined) view.set({ ...view.get(), center: first, zoom: Math.max(12, view.get().zoom) });
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
  return {
    api,
    view,
    page,
    setPage,
    areButtonsShown,
    selected,
    setSelected,
    searching,
    setSearching,
    searchTitle,
    setSearchTitle,
    setResults,
    edited,
    setEdited,
    renaming,
    setRenaming,
    areActionsOpen,
    setActionsOpen,
    plan,
    setPlan,
    setPreview,
    trip,
    setTrip,
    choosing,
    setChoosing,
    follows,
    position,
    favorites,
    shownFavorites,
    markers,
    marks,
    isDark,
    center,
    show,
    tapped,
    held,
    openSearch,
    chosenPoint,
    navigate,
    fromSearch,
    startPlan,
    pick,
    chosen,
    add,
    mark,
    goHere,
    showWay,
    stored,
    put,
    profile,
  };
}

function isSame(one: LatLon, other: LatLon): boolean {
  return Math.abs(one.lat - other.lat) < 1e-6 && Math.abs(one.lon - other.lon) < 1e-6;
}
