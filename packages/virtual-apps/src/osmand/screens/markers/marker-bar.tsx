import { css, Icon, ImageButton, LinearLayout, TextView, useApi } from '@androidworld/app-sdk/ui';
import check from '@material-symbols/svg-400/rounded/check.svg';
import more from '@material-symbols/svg-400/rounded/more_vert.svg';
import arrow from '@material-symbols/svg-400/rounded/navigation-fill.svg';
import { formatDistance, type MetricSystem } from '../../geo/format-distance.ts';
import { bearingTo, distanceBetween, type LatLon } from '../../geo/lat-lon.ts';
import { type Marker, markerColors, setActive } from '../../store/markers.ts';
import { parseDescription } from '../../store/point-description.ts';

css`
.view.markers-bar { position: absolute; left: 0; right: 0; top: var(--status-bar-height); z-index: 2; height: 48px; background: #3b4250; color: #ffffff; display: flex; align-items: center; gap: 8px; padding-left: 16px; }
.markers-bar-name { flex: 1; min-width: 0; }
`;

interface MarkerBarProps {
  marker: Marker;
  from: LatLon;
  metricSystem: MetricSystem;
  onMore: () => void;
  onShow: () => void;
}

/** The newest marker: which way, and how far. */
export function MarkerBar({ marker, from, metricSystem, onMore, onShow }: MarkerBarProps) {
  const api = useApi();
  return (
    <LinearLayout id="map_markers_top_bar" class="markers-bar" onClick={onShow}>
      <Icon
        id="map_marker_arrow"
        icon={arrow}
        color={markerColors[marker.color] ?? markerColors[0]}
        style={{ transform: `rotate(${Math.round(bearingTo(from, marker))}deg)` }}
      />
      <TextView id="map_marker_dist">{formatDistance(distanceBetween(from, marker), metricSystem)}</TextView>
      <TextView id="map_marker_address" class="markers-bar-name" lines={1}>
        {parseDescription(marker.description).name}
      </TextView>
      <ImageButton
        id="marker_btn_ok"
        contentDescription="Move to history"
        icon={check}
        onClick={() => void setActive(api, [marker.id], false)}
      />
      <ImageButton id="marker_btn_more" contentDescription="More…" icon={more} onClick={onMore} />
    </LinearLayout>
  );
}
