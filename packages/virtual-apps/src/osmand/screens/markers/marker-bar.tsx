import { css, Icon, ImageButton, LinearLayout, TextView, useApi } from '@androidworld/app-sdk/ui';
import check from '@material-symbols/svg-400/rounded/check.svg';
import more from '@material-symbols/svg-400/rounded/more_vert.svg';
import arrow from '@material-symbols/svg-400/rounded/navigation-fill.svg';
import { formatDistance, type MetricSystem } from '../../geo/format-distance.ts';
import { bearingTo, distanceBetween, type LatLon } from '../../geo/lat-lon.ts';
import { type Marker, markerColors, setActive } from '../../store/markers.ts';
import { parseDescription } from '../../store/point-description.ts';

css`
.view.markers-bar { position: absolute; left: 0; right: 0; top: var(--status-bar-height); z-index: 2; background: #3b4250; color: #ffffff; }
.markers-bar-row { height: 48px; display: flex; align-items: center; gap: 8px; padding-left: 16px; }
.markers-bar-name { flex: 1; min-width: 0; }
`;

interface MarkerBarProps {
  /** One or two. */
  markers: readonly Marker[];
  from: LatLon;
  metricSystem: MetricSystem;
  onMore: () => void;
  onShow: (marker: Marker) => void;
}

/** The first markers: which way, and how far. */
export function MarkerBar({ markers, from, metricSystem, onMore, onShow }: MarkerBarProps) {
  const api = useApi();
  return (
    <LinearLayout id="map_markers_top_bar" class="markers-bar" orientation="vertical" align="stretch">
      {markers.map((marker, index) => {
        const end = index === 0 ? '' : '_2nd';
        return (
          <LinearLayout
            key={marker.id}
            id={index === 0 ? 'map_marker_row' : 'map_marker_row_2nd'}
            class="markers-bar-row"
            onClick={() => onShow(marker)}
          >
            <Icon
              id={`map_marker_arrow${end}`}
              icon={arrow}
              color={markerColors[marker.color] ?? markerColors[0]}
              style={{ transform: `rotate(${Math.round(bearingTo(from, marker))}deg)` }}
            />
            <TextView id={`map_marker_dist${end}`}>
              {formatDistance(distanceBetween(from, marker), metricSystem)}
            </TextView>
            <TextView id={`map_marker_address${end}`} class="markers-bar-name" lines={1}>
              {parseDescription(marker.description).name}
            </TextView>
            <ImageButton
              id={`marker_btn_ok${end}`}
              contentDescription="Move to history"
              icon={check}
              onClick={() => void setActive(api, [marker.id], false)}
            />
            {index === 0 && (
              <ImageButton id="marker_btn_more" contentDescription="More…" icon={more} onClick={onMore} />
            )}
          </LinearLayout>
        );
      })}
    </LinearLayout>
  );
}
