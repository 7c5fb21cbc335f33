import {
  css,
  displayDensity,
  FrameLayout,
  Icon,
  ImageButton,
  LinearLayout,
  TextView,
  useApi,
  useBack,
  useSavedState,
  useSwipe,
} from '@androidworld/app-sdk/ui';
import back from '@material-symbols/svg-400/rounded/arrow_back.svg';
import flag from '@material-symbols/svg-400/rounded/flag.svg';
import down from '@material-symbols/svg-400/rounded/keyboard_arrow_down.svg';
import up from '@material-symbols/svg-400/rounded/keyboard_arrow_up.svg';
import pin from '@material-symbols/svg-400/rounded/location_on.svg';
import more from '@material-symbols/svg-400/rounded/more_horiz.svg';
import arrow from '@material-symbols/svg-400/rounded/navigation-fill.svg';
import note from '@material-symbols/svg-400/rounded/notes.svg';
import share from '@material-symbols/svg-400/rounded/share.svg';
import star from '@material-symbols/svg-400/rounded/star.svg';
import { useState } from 'preact/hooks';
import { type CoordinatesFormat, coordinatesFormats, formatCoordinates } from '../geo/coordinates.ts';
import { formatDistance, type MetricSystem } from '../geo/format-distance.ts';
import { bearingTo, distanceBetween, type LatLon } from '../geo/lat-lon.ts';
import { mapObjects } from '../search/map-objects.ts';
import { nearestFirst } from '../search/search.ts';
import type { MapObject } from '../search/search-result.ts';
import { Row } from './parts/row.tsx';

css`
.view.context-menu { position: absolute; left: 0; right: 0; bottom: 0; z-index: 4; max-height: 100%; display: flex; flex-direction: column; background: var(--surface); color: var(--on-surface); border-radius: 16px 16px 0 0; box-shadow: 0 -2px 12px rgb(0 0 0 / 0.3); }
.view.context-menu-open { top: 0; border-radius: 0; padding-top: var(--status-bar-height); }
@media (orientation: landscape) {
  .view.context-menu { right: auto; width: var(--panel-width); border-radius: 0 16px 0 0; }
}
.context-top { padding: 16px; display: flex; gap: 16px; align-items: flex-start; }
.context-texts { flex: 1; min-width: 0; display: flex; flex-direction: column; align-items: flex-start; gap: 2px; }
.context-line1 { font-size: 1.125rem; font-weight: 500; }
.context-actions { display: flex; border-top: 1px solid var(--surface-variant); border-bottom: 1px solid var(--surface-variant); }
.context-action { flex: 1 1 0; padding: 10px 0; display: flex; flex-direction: column; align-items: center; gap: 4px; color: var(--primary); font-size: 0.8125rem; }
.context-buttons { display: flex; }
.context-button-end { text-align: right; }
.context-button { flex: 1 1 0; padding: 16px; color: var(--primary); font-weight: 500; font-size: 0.875rem; }
.context-details { overflow-y: auto; flex: 1; background: var(--background); }
`;

/** A finger that goes this far up or down the panel enlarges it or closes it. */
const swipeDp = 60;

interface ContextMenuProps {
  object: MapObject;
  /** Whether it is a favourite or marker, which can be edited. */
  own: 'favorite' | 'marker' | null;
  /** Where the phone is; null where nobody knows. */
  from: LatLon | null;
  metricSystem: MetricSystem;
  format: CoordinatesFormat;
  onAdd: () => void;
  onMarker: () => void;
  onActions: () => void;
  onNavigation: () => void;
  onClose: () => void;
  onShow: (object: MapObject) => void;
}

/** What is known of a place, and what can be done with it. */
export function ContextMenu(props: ContextMenuProps) {
  const { object, own, from, metricSystem, format, onClose } = props;
  const api = useApi();
  const [isOpen, setOpen] = useSavedState('details', false);
  const [areAllShown, setAllShown] = useState(false);
  useBack(() => (isOpen ? setOpen(false) : onClose()));
  const swipe = useSwipe(({ dy }) => {
    const reach = swipeDp * displayDensity();
    if (dy < -reach) setOpen(true);
    else if (dy > reach && isOpen) setOpen(false);
    else if (dy > reach) onClose();
  });
  // A bare point of the map is called by the address it has, with its coordinates below.
  const isBare = object.described.type === 'location' && object.name === formatCoordinates(object);
  const line2 = isBare
    ? formatCoordinates(object, format)
    : [object.kind, object.address].filter((text) => text !== '' && text !== object.name).join(', ');
  const shareText = `geo:${object.lat},${object.lon}?z=15`;
  const actions = [
    { text: own === 'favorite' ? 'Edit' : 'Add', icon: star, onClick: props.onAdd },
    { text: own === 'marker' ? 'Edit' : 'Marker', icon: flag, onClick: props.onMarker },
    {
      text: 'Share',
      icon: share,
      onClick: () =>
        void api.startChooser(
          {
            action: 'android.intent.action.SEND',
            type: 'text/plain',
            extras: { 'android.intent.extra.TEXT': `${object.name}\n${shareText}` },
          },
          'Share location',
        ),
    },
    { text: 'Actions', icon: more, onClick: props.onActions },
  ];
  const copy = (as: CoordinatesFormat) =>
    void api.clipboard.set(formatCoordinates(object, as)).then(() => api.toast('Copied to clipboard'));
  const near = nearestFirst(mapObjects, object).filter(
    ({ object: other, distance }) => other.name !== object.name && distance < 1500,
  );
  return (
    <FrameLayout id="context_menu_layout" class={`context-menu ${isOpen ? 'context-menu-open' : ''}`} focusable>
      {isOpen && (
        <ImageButton
          id="context_menu_toolbar_back"
          contentDescription="Collapse"
          icon={back}
          onClick={() => setOpen(false)}
        />
      )}
      <LinearLayout id="context_menu_main" orientation="vertical" align="stretch" pointer={swipe}>
        <LinearLayout id="context_menu_top_view" class="context-top">
          <div class="context-texts">
            <TextView id="context_menu_line1" class="context-line1">
              {isBare ? object.described.name : object.name}
            </TextView>
            <LinearLayout id="context_menu_line2_layout">
              <TextView id="context_menu_line2" class="osm-muted">
                {line2}
              </TextView>
            </LinearLayout>
            {from !== null && (
              <LinearLayout id="compass_layout" gap={4} align="center">
                <Icon
                  id="direction"
                  icon={arrow}
                  size={16}
                  color="var(--primary)"
                  style={{ transform: `rotate(${Math.round(bearingTo(from, object))}deg)` }}
                />
                <TextView id="distance" class="osm-muted">
                  {formatDistance(distanceBetween(from, object), metricSystem)}
                </TextView>
              </LinearLayout>
            )}
          </div>
          <Icon
            id="context_menu_icon_view"
            icon={own === 'favorite' ? star : own === 'marker' ? flag : pin}
            color="#ff8800"
            size={32}
          />
        </LinearLayout>
        <LinearLayout id="context_menu_buttons" class="context-actions">
          {actions.map(({ text, icon, onClick }) => (
            <LinearLayout
              key={text}
              id="item"
              orientation="vertical"
              align="center"
              class="context-action"
              onClick={onClick}
            >
              <Icon id="icon" icon={icon} />
              <TextView id="text">{text}</TextView>
            </LinearLayout>
          ))}
        </LinearLayout>
        <LinearLayout id="context_menu_bottom_buttons" class="context-buttons">
          <TextView id="context_menu_details_button" class="context-button" onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'COLLAPSE' : 'DETAILS'}
          </TextView>
          <TextView
            id="context_menu_directions_button"
            class="context-button context-button-end"
            onClick={props.onNavigation}
          >
            NAVIGATION
          </TextView>
        </LinearLayout>
      </LinearLayout>
      {isOpen && (
        <div class="context-details">
          <Row
            title={formatCoordinates(object, format)}
            description="Coordinates"
            icon={pin}
            onClick={() => copy(format)}
            onLongClick={() => copy(format)}
          >
            <ImageButton
              id="toggle_icon"
              contentDescription={areAllShown ? 'Collapse' : 'Expand'}
              icon={areAllShown ? up : down}
              onClick={() => setAllShown(!areAllShown)}
            />
          </Row>
          {areAllShown &&
            coordinatesFormats
              .filter((other) => other !== format)
              .map((other) => <Row key={other} title={formatCoordinates(object, other)} onClick={() => copy(other)} />)}
          {object.address !== '' && <Row title={object.address} description="Address" icon={pin} />}
          {object.note !== undefined && object.note !== '' && (
            <Row title={object.note} description="Description" icon={note} />
          )}
          <TextView class="osm-header">Nearby</TextView>
          {near.slice(0, 10).map((result) => (
            <Row
              key={`${result.object.kind}/${result.object.name}`}
              title={result.object.name}
              description={`${result.object.kind}, ${formatDistance(result.distance, metricSystem)}`}
              icon={pin}
              onClick={() => props.onShow(result.object)}
            />
          ))}
        </div>
      )}
    </FrameLayout>
  );
}
