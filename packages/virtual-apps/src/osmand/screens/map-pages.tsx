import { addToHistory } from '../store/history.ts';
import { ActionsSheet } from './actions-sheet.tsx';
import { ConfigureMap } from './configure-map.tsx';
import { FavoriteEditor } from './favorites/favorite-editor.tsx';
import { MarkerEditor } from './markers/marker-editor.tsx';
import { MarkersDialog } from './markers/markers-dialog.tsx';
import { ChoosePointSheet } from './navigation/choose-point-sheet.tsx';
import { NavigationSheet } from './navigation/navigation-sheet.tsx';
import { emptyTrip } from './navigation/trip.ts';
import { favoriteObject, markerObject } from './own-objects.ts';
import { emptyRoute, withPoint } from './plan-route/route.ts';
import { StartSheet } from './plan-route/start-sheet.tsx';
import { emptySearch, SearchDialog } from './search/search-dialog.tsx';
import { ConfigureScreen, ProfilePage, SettingsPage } from './settings/settings-pages.tsx';
import { TopBar } from './top-bar.tsx';
import type { MapState } from './use-map-state.ts';

/** Pages, sheets and editors that open over the map. */
export function MapPages({ map }: { map: MapState }) {
  const {
    api,
    view,
    page,
    setPage,
    selected,
    setSelected,
    searching,
    setSearching,
    setSearchTitle,
    setResults,
    edited,
    setEdited,
    renaming,
    setRenaming,
    areActionsOpen,
    setActionsOpen,
    setPreview,
    trip,
    setTrip,
    choosing,
    setChoosing,
    position,
    favorites,
    shownFavorites,
    markers,
    center,
    show,
    openSearch,
    chosenPoint,
    navigate,
    fromSearch,
    startPlan,
    showWay,
    profile,
  } = map;
  return (
    <>
      {page === 'search' && (
        <SearchDialog
          state={searching}
          onState={setSearching}
          from={center()}
          metricSystem={profile.metricSystem}
          coordinatesFormat={profile.coordinatesFormat}
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
          onNavigate={showWay}
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
            showWay(way);
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
          onClose={(name) => {
            setRenaming(null);
            if (name !== undefined && selected !== null) setSelected({ ...selected, name });
          }}
          onDone={() => {
            setRenaming(null);
            setSelected(null);
          }}
        />
      )}
    </>
  );
}
