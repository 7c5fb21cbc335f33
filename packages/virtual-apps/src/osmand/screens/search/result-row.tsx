import { CheckBox, css, Icon, LinearLayout, TextView } from '@androidworld/app-sdk/ui';
import category from '@material-symbols/svg-400/rounded/category.svg';
import pin from '@material-symbols/svg-400/rounded/distance.svg';
import house from '@material-symbols/svg-400/rounded/home_pin.svg';
import globe from '@material-symbols/svg-400/rounded/language.svg';
import arrow from '@material-symbols/svg-400/rounded/navigation-fill.svg';
import road from '@material-symbols/svg-400/rounded/road.svg';
import { formatDistance, type MetricSystem } from '../../geo/format-distance.ts';
import { bearingTo, type LatLon } from '../../geo/lat-lon.ts';
import type { SearchResult } from '../../search/search-result.ts';

css`
.result-row { flex: 1; min-width: 0; min-height: 64px; padding: 8px 16px; display: flex; align-items: center; gap: 24px; background: var(--surface); border-bottom: 1px solid var(--surface-variant); }
.result-texts { flex: 1; min-width: 0; display: flex; flex-direction: column; align-items: flex-start; }
.result-way { display: flex; align-items: center; gap: 4px; color: var(--primary); font-size: 0.875rem; }
`;

interface ResultRowProps {
  result: SearchResult;
  from: LatLon;
  metricSystem: MetricSystem;
  onClick: () => void;
  onLongClick?: (() => void) | undefined;
  /** With a check box, while rows are picked. */
  picked?: boolean | undefined;
}

/** A result of the search: what it is, and how far away in which direction. */
export function ResultRow({
  result: { object, distance },
  from,
  metricSystem,
  onClick,
  onLongClick,
  picked,
}: ResultRowProps) {
  const { name, kind, address } = object;
  const icon = object.isPlaceKind
    ? category
    : kind === 'Street'
      ? road
      : kind === 'Building'
        ? house
        : kind === 'Location'
          ? globe
          : pin;
  return (
    <LinearLayout id="search_list_item" onClick={onClick} {...(onLongClick && { onLongClick })}>
      <LinearLayout id="searchListItemLayout" class="result-row">
        {picked !== undefined && <CheckBox id="toggle_item" checked={picked} />}
        <Icon id="imageView" icon={icon} class="osm-row-icon" />
        <div class="result-texts">
          <TextView id="title">{name}</TextView>
          <TextView id="subtitle" class="osm-muted">
            {address === '' || address === name ? kind : `${kind} • ${address}`}
          </TextView>
        </div>
        {object.isPlaceKind !== true && (
          <LinearLayout id="compass_layout" class="result-way">
            <Icon
              id="direction"
              icon={arrow}
              size={16}
              style={{ transform: `rotate(${Math.round(bearingTo(from, object))}deg)` }}
            />
            <TextView id="distance">{formatDistance(distance, metricSystem)}</TextView>
          </LinearLayout>
        )}
      </LinearLayout>
    </LinearLayout>
  );
}
