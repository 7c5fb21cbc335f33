import {
  css,
  FrameLayout,
  Icon,
  ImageButton,
  ImageView,
  LinearLayout,
  type Store,
  TextView,
  useStore,
} from '@androidworld/app-sdk/ui';
import add from '@material-symbols/svg-400/rounded/add.svg';
import route from '@material-symbols/svg-400/rounded/directions-fill.svg';
import compass from '@material-symbols/svg-400/rounded/explore.svg';
import layers from '@material-symbols/svg-400/rounded/layers-fill.svg';
import menu from '@material-symbols/svg-400/rounded/menu.svg';
import target from '@material-symbols/svg-400/rounded/my_location.svg';
import remove from '@material-symbols/svg-400/rounded/remove.svg';
import search from '@material-symbols/svg-400/rounded/search.svg';
import { formatDistance, type MetricSystem, roundLength } from '../geo/format-distance.ts';
import { metresPerDp, type Viewport } from '../map/viewport.ts';

css`
.view.hud-layer { position: absolute; inset: 0; pointer-events: none; }
.hud-layer button, .hud-layer .hud-button { pointer-events: auto; }
.view.hud-top { position: absolute; left: 0; right: 0; top: var(--status-bar-height); bottom: 0; pointer-events: none; }
.hud-row { padding: 16PX 0 0 16PX; display: flex; align-items: flex-start; gap: 13PX; }
.view.hud-button { pointer-events: auto; border-radius: 50%; background: var(--surface); color: var(--on-surface-variant); box-shadow: 0 1px 4px rgb(0 0 0 / 0.35); }
.view.hud-small { width: 116PX; height: 116PX; }
.view.hud-large { width: 137PX; height: 137PX; }
.view.hud-bottom { position: absolute; left: 0; right: 0; bottom: 0; height: 319PX; pointer-events: none; }
.view.hud-bottom-left { position: absolute; left: 16PX; bottom: 16PX; display: flex; align-items: flex-end; gap: 29PX; }
.hud-route-ruler { display: flex; align-items: flex-end; }
.ruler { padding: 0 0 0 16PX; display: flex; flex-direction: column; }
/* As the map is, whatever the theme. */
.ruler { --ink: #212121; --halo: #ffffff; }
.ruler-night { --ink: #e2e2e2; --halo: #1b1d1f; }
.ruler-text { font-size: 0.875rem; line-height: 53PX; height: 53PX; text-align: center; color: var(--ink); text-shadow: 0 0 3px var(--halo), 0 0 3px var(--halo); }
.view.ruler-shadow { position: absolute; inset: 0 0 auto 0; }
.view.ruler-image { box-sizing: border-box; border: 2px solid var(--ink); border-top: 0; box-shadow: 0 1px 0 color-mix(in srgb, var(--halo) 70%, transparent); }
.view.hud-controls { position: absolute; right: 16PX; bottom: 16PX; display: flex; gap: 29PX; align-items: flex-end; }
.view.hud-over-plan { bottom: 330PX; }
.view.hud-over-points { bottom: calc(330PX + 288px); }
.view.hud-over-menu { bottom: 640PX; }
/* The panel stands beside them. */
@media (orientation: landscape) {
  .view.hud-over-menu { bottom: 16PX; }
}
.hud-space { width: 137PX; height: 137PX; }
.view.hud-shadow { position: absolute; left: 0; bottom: 0; width: 100%; height: 26PX; }
.hud-column { display: flex; flex-direction: column; gap: 29PX; height: 303PX; justify-content: flex-end; }
`;

interface HudProps {
  view: Store<Viewport>;
  metricSystem: MetricSystem;
  /** Of the map, not of the theme. */
  isMapDark: boolean;
  positionKnown: boolean;
  followsPosition: boolean;
  /** Without the buttons of the map itself: a panel has its own. */
  zoomOnly?: boolean;
  /** Above the panel of a place, or that of the route's drawing, folded or not. */
  lifted?: 'menu' | 'plan' | 'points';
  /** Below so many rows of markers. */
  lowered?: number;
  onConfigureMap: () => void;
  onSearch: () => void;
  onMenu: () => void;
  onRoute: () => void;
  onMyLocation: () => void;
  onMyLocationHeld: () => void;
}

/** The buttons over the map. */
export function Hud(props: HudProps) {
  const { view, zoomOnly = false, lifted = 'menu', lowered = 0 } = props;
  const isTurned = useStore(view, ({ rotation }) => Math.round(rotation) % 360 !== 0);
  const zoomBy = (levels: number) => {
    const now = view.get();
    const zoom = levels > 0 ? Math.floor(now.zoom) + levels : Math.ceil(now.zoom) + levels;
    view.set({ ...now, zoom: Math.min(22, Math.max(1, zoom)) });
  };
  return (
    <FrameLayout id="MapHudButtonsOverlay" class="hud-layer">
      {!zoomOnly && (
        <LinearLayout id="MapHudButtonsOverlayTop" class="hud-top" orientation="vertical">
          <LinearLayout class="hud-row" style={{ marginTop: 48 * lowered }}>
            <LinearLayout id="layers_compass_layout" orientation="vertical" gap={5}>
              <ImageButton
                id="map_layers_button"
                contentDescription="Configure map"
                icon={layers}
                class="hud-button hud-small"
                onClick={props.onConfigureMap}
              />
              {isTurned && (
                <ImageButton
                  id="map_compass_button"
                  contentDescription="Compass"
                  icon={compass}
                  class="hud-button hud-small"
                  onClick={() => view.set({ ...view.get(), rotation: 0 })}
                />
              )}
            </LinearLayout>
            <ImageButton
              id="map_search_button"
              contentDescription="Search"
              icon={search}
              class="hud-button hud-small"
              onClick={props.onSearch}
            />
          </LinearLayout>
        </LinearLayout>
      )}
      <FrameLayout id="MapHudButtonsOverlay3DMode" class="hud-top" />
      <FrameLayout id="MapHudButtonsOverlayQuickActions" class="hud-top" />
      <LinearLayout id="MapHudButtonsOverlayBottom" class="hud-bottom">
        <FrameLayout id="bottom_controls_container" class="hud-layer" />
        {!zoomOnly && (
          <LinearLayout class="hud-bottom-left">
            <ImageButton
              id="map_menu_button"
              contentDescription="Back to menu"
              icon={menu}
              class="hud-button hud-large"
              onClick={props.onMenu}
            />
            <div class="hud-route-ruler">
              <ImageButton
                id="map_route_info_button"
                contentDescription="Route"
                icon={route}
                class="hud-button hud-large"
                onClick={props.onRoute}
              />
              <Ruler view={view} metricSystem={props.metricSystem} isMapDark={props.isMapDark} />
            </div>
          </LinearLayout>
        )}
        <LinearLayout
          id={zoomOnly ? 'context_menu_zoom_buttons' : 'map_hud_controls'}
          class={`hud-controls ${zoomOnly ? `hud-over-${lifted}` : ''}`}
        >
          <LinearLayout orientation="vertical" class="hud-column">
            <FrameLayout id="hud_button_container" class="hud-space" />
            <ImageButton
              id="map_my_location_button"
              contentDescription={
                props.positionKnown
                  ? props.followsPosition
                    ? 'Map linked to location'
                    : 'Where am I'
                  : 'Position not yet known.'
              }
              icon={target}
              class="hud-button hud-large"
              {...(props.followsPosition ? { color: 'var(--primary)' } : {})}
              onClick={props.onMyLocation}
              onLongClick={props.onMyLocationHeld}
            />
          </LinearLayout>
          <LinearLayout orientation="vertical" class="hud-column">
            <ImageButton
              id="map_zoom_in_button"
              contentDescription="Zoom in"
              icon={add}
              class="hud-button hud-large"
              onClick={() => zoomBy(1)}
              onLongClick={() => zoomBy(2)}
            />
            <ImageButton
              id="map_zoom_out_button"
              contentDescription="Zoom out"
              icon={remove}
              class="hud-button hud-large"
              onClick={() => zoomBy(-1)}
              onLongClick={() => zoomBy(-2)}
            />
          </LinearLayout>
        </LinearLayout>
        {!zoomOnly && <ImageView id="bottomShadow" class="hud-shadow" source={undefined} />}
      </LinearLayout>
    </FrameLayout>
  );
}

/** As long at most, dp. */
const longestRuler = 80;

function Ruler({ view, metricSystem, isMapDark }: Pick<HudProps, 'view' | 'metricSystem' | 'isMapDark'>) {
  const perDp = useStore(view, metresPerDp);
  const length = roundLength(perDp * longestRuler, metricSystem);
  const text = formatDistance(length, metricSystem);
  return (
    <LinearLayout id="map_ruler_container" orientation="vertical" class={isMapDark ? 'ruler ruler-night' : 'ruler'}>
      <FrameLayout id="map_ruler_layout" style={{ width: `${length / perDp}px` }}>
        <FrameLayout>
          <TextView id="map_ruler_text_shadow" class="ruler-text ruler-shadow" lines={1}>
            {text}
          </TextView>
          <TextView id="map_ruler_text" class="ruler-text" lines={1}>
            {text}
          </TextView>
        </FrameLayout>
        <Icon id="map_ruler_image" icon="M0 0" class="ruler-image" style={{ width: '100%', height: '23PX' }} />
      </FrameLayout>
    </LinearLayout>
  );
}
