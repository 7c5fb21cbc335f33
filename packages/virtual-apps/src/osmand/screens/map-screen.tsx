import { css, FrameLayout, usePreferences, View } from '@androidworld/app-sdk/ui';
import { coordinatesFormats } from '../geo/coordinates.ts';
import { logo } from '../logo.ts';
import { MapView } from '../map/map-view.tsx';
import { locationObject } from '../search/map-objects.ts';
import { settings } from '../store/settings.ts';
import { ContextMenu } from './context-menu.tsx';
import { Hud } from './hud.tsx';
import { MapDrawer } from './map-drawer.tsx';
import { MapPages } from './map-pages.tsx';
import { MarkerBar } from './markers/marker-bar.tsx';
import { markerObject } from './own-objects.ts';
import { PlanRoute } from './plan-route/plan-route.tsx';
import { pointsOf } from './plan-route/route.ts';
import { emptySearch } from './search/search-dialog.tsx';
import { TopBar } from './top-bar.tsx';
import { type MapStateProps, pages, useMapState } from './use-map-state.ts';
import { useProfile } from './use-profile.ts';
import { Welcome } from './welcome.tsx';

css`
.view.map-root { position: absolute; inset: 0; overflow: hidden; }
`;

/** MapActivity: the map, and everything that opens over it. */
export function MapScreen() {
  const [stored, put] = usePreferences(settings);
  const [profile] = useProfile();
  if (stored === undefined || profile === undefined) return null;
  return <MapFragments stored={stored} put={put} profile={profile} />;
}

function MapFragments(props: MapStateProps) {
  const map = useMapState(props);
  const {
    view,
    page,
    setPage,
    areButtonsShown,
    selected,
    setSelected,
    setSearching,
    searchTitle,
    setSearchTitle,
    setResults,
    edited,
    renaming,
    setActionsOpen,
    plan,
    setPlan,
    setPreview,
    follows,
    position,
    markers,
    marks,
    isDark,
    center,
    show,
    tapped,
    held,
    openSearch,
    navigate,
    pick,
    chosen,
    add,
    mark,
    goHere,
    stored,
    put,
    profile,
  } = map;
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
          isMapDark={isDark}
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
      <MapPages map={map} />
      <MapDrawer open={page === 'drawer'} onClose={() => setPage(null)} onPick={pick} />
      {stored.showWelcome && <Welcome logo={logo} onSkip={() => void put({ showWelcome: false })} />}
    </View>
  );
}
