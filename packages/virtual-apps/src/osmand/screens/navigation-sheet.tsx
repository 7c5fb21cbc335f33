import { TextView, useApi } from '@androidworld/app-sdk/ui';
import end from '@material-symbols/svg-400/rounded/flag-fill.svg';
import from from '@material-symbols/svg-400/rounded/my_location.svg';
import { formatDistance, type MetricSystem } from '../geo/format-distance.ts';
import { distanceBetween, type LatLon } from '../geo/lat-lon.ts';
import type { MapObject } from '../search/search-result.ts';
import { Row } from './parts/row.tsx';
import { Sheet } from './parts/sheet.tsx';

interface NavigationSheetProps {
  position: LatLon | null;
  target: MapObject | null;
  metricSystem: MetricSystem;
  onChooseTarget: () => void;
  /** Leaves the straight line to the target on the map. */
  onPreview: () => void;
  onClose: () => void;
}

/** The way to a place: without a router a straight line. */
export function NavigationSheet(props: NavigationSheetProps) {
  const { position, target, metricSystem, onChooseTarget, onPreview, onClose } = props;
  const api = useApi();
  const start = () => {
    if (target === null) return onChooseTarget();
    if (position === null) return void api.toast('Position not yet known.');
    return onPreview();
  };
  return (
    <Sheet
      title="Navigation"
      onClose={onClose}
      buttons={[
        { text: 'Cancel', onClick: onClose },
        { text: 'Start', main: true, onClick: start },
      ]}
    >
      <Row title="My position" description={position === null ? 'Position not yet known.' : 'From'} icon={from} />
      <Row title={target?.name ?? 'Set destination'} description="Where to?" icon={end} onClick={onChooseTarget} />
      {target !== null && position !== null && (
        <TextView id="info" class="osm-header">
          {`${formatDistance(distanceBetween(position, target), metricSystem)} in a straight line`}
        </TextView>
      )}
    </Sheet>
  );
}
