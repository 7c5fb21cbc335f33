import { CheckBox, css, Icon, ImageButton, LinearLayout, TextView } from '@androidworld/app-sdk/ui';
import check from '@material-symbols/svg-400/rounded/flag_check.svg';
import flag from '@material-symbols/svg-400/rounded/flag-fill.svg';
import more from '@material-symbols/svg-400/rounded/more_horiz.svg';
import arrow from '@material-symbols/svg-400/rounded/navigation-fill.svg';
import { formatDistance, type MetricSystem } from '../../geo/format-distance.ts';
import { bearingTo, distanceBetween, type LatLon } from '../../geo/lat-lon.ts';
import { type Marker, markerColors } from '../../store/markers.ts';
import { parseDescription } from '../../store/point-description.ts';
import { ReorderHandle } from '../parts/reorder-handle.tsx';

css`
.marker-row { position: relative; height: 64px; padding-left: 16px; display: flex; align-items: center; gap: 16px; background: var(--surface); border-bottom: 1px solid var(--surface-variant); }
.marker-row > .reorder-handle { margin: 0 -16px; }
.marker-number { width: 32px; text-align: center; }
.marker-texts { flex: 1; min-width: 0; display: flex; flex-direction: column; align-items: flex-start; }
`;

interface MarkerRowProps {
  marker: Marker;
  from: LatLon;
  metricSystem: MetricSystem;
  /** Behind the distance. */
  description: string;
  onClick: () => void;
  /** The button at the end, and what it does: to the history, or more. */
  button?: { readonly does: 'passes' | 'opens'; readonly onClick: () => void } | undefined;
  /** Where it stands among all, with a handle to change that. */
  order?:
    | { readonly index: number; readonly count: number; readonly onMove: (from: number, to: number) => void }
    | undefined;
  /** With a check box instead of a button. */
  picked?: { readonly number: number | null } | undefined;
}

export function MarkerRow(props: MarkerRowProps) {
  const { marker, from, metricSystem, description, button, order, picked } = props;
  return (
    <LinearLayout id="map_marker_item_new" class="marker-row" onClick={props.onClick}>
      {picked !== undefined && picked.number !== null && (
        <TextView id="map_marker_number_text_view" class="marker-number">
          {String(picked.number)}
        </TextView>
      )}
      {order !== undefined && <ReorderHandle id="map_marker_reorder_icon" rowHeight={64} {...order} />}
      <Icon id="map_marker_icon" icon={flag} color={markerColors[marker.color] ?? markerColors[0]} />
      <div class="marker-texts">
        <TextView id="map_marker_title" lines={1}>
          {parseDescription(marker.description).name}
        </TextView>
        <LinearLayout gap={4} align="center">
          <Icon
            id="map_marker_direction_icon"
            icon={arrow}
            size={16}
            color="var(--primary)"
            style={{ transform: `rotate(${Math.round(bearingTo(from, marker))}deg)` }}
          />
          <TextView id="map_marker_distance" class="osm-muted">
            {formatDistance(distanceBetween(from, marker), metricSystem)}
          </TextView>
          <TextView id="map_marker_point_text_view" class="osm-muted">
            •
          </TextView>
          <TextView id="map_marker_description" class="osm-muted" lines={1}>
            {description}
          </TextView>
        </LinearLayout>
      </div>
      {picked !== undefined && <CheckBox id="map_marker_check_box" checked={picked.number !== null} />}
      {button !== undefined && (
        <ImageButton
          id="map_marker_options_button"
          icon={button.does === 'passes' ? check : more}
          onClick={button.onClick}
        />
      )}
    </LinearLayout>
  );
}
