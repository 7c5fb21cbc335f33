import { ImageButton, TextView, useApi } from '@androidworld/app-sdk/ui';
import add from '@material-symbols/svg-400/rounded/add.svg';
import remove from '@material-symbols/svg-400/rounded/close.svg';
import end from '@material-symbols/svg-400/rounded/flag-fill.svg';
import through from '@material-symbols/svg-400/rounded/location_on.svg';
import from from '@material-symbols/svg-400/rounded/my_location.svg';
import swap from '@material-symbols/svg-400/rounded/swap_vert.svg';
import { formatDistance, type MetricSystem } from '../../geo/format-distance.ts';
import { type LatLon, lengthOf } from '../../geo/lat-lon.ts';
import { Row } from '../parts/row.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { ProfileChips } from '../settings/profile-chips.tsx';
import { type Trip, type TripPoint, wayOf } from './trip.ts';

interface NavigationSheetProps {
  trip: Trip;
  onTrip: (trip: Trip) => void;
  position: LatLon | null;
  metricSystem: MetricSystem;
  onChoose: (which: TripPoint) => void;
  /** Leaves the way on the map. */
  onStart: (way: readonly LatLon[]) => void;
  onClose: () => void;
}

/** The way to a place: without a router straight lines. */
export function NavigationSheet(props: NavigationSheetProps) {
  const { trip, onTrip, position, metricSystem, onChoose, onClose } = props;
  const api = useApi();
  const way = wayOf(trip, position);
  const start = () => {
    if (trip.to === null) return onChoose('to');
    if (way.length === 0) return void api.toast('Position not yet known.');
    return props.onStart(way);
  };
  return (
    <Sheet
      title="Navigation"
      onClose={onClose}
      buttons={[
        { id: 'cancel_button', text: 'Cancel', onClick: onClose },
        { id: 'start_button', text: 'Start', main: true, onClick: start },
      ]}
    >
      <ProfileChips />
      <Row
        title={trip.from?.name ?? 'My position'}
        titleId="fromText"
        description={trip.from === null && position === null ? 'From: Position not yet known.' : 'From'}
        descriptionId="fromTitle"
        icon={from}
        onClick={() => onChoose('from')}
      >
        <ImageButton
          id="from_button"
          contentDescription="Swap"
          icon={swap}
          onClick={() => onTrip({ from: trip.to, via: [...trip.via].reverse(), to: trip.from })}
        />
      </Row>
      {trip.via.map((object, index) => (
        <Row key={`${object.lat}/${object.lon}`} title={object.name} titleId="viaText" description="Via" icon={through}>
          <ImageButton
            id="remove_button"
            contentDescription="Delete"
            icon={remove}
            onClick={() => onTrip({ ...trip, via: trip.via.toSpliced(index, 1) })}
          />
        </Row>
      ))}
      <Row
        title={trip.to?.name ?? 'Set destination'}
        titleId="toText"
        description="Where to?"
        descriptionId="toTitle"
        icon={end}
        onClick={() => onChoose('to')}
      >
        <ImageButton
          id="to_button"
          contentDescription="Add intermediate point"
          icon={add}
          onClick={() => onChoose(trip.to === null ? 'to' : 'via')}
        />
      </Row>
      {way.length > 0 && (
        <TextView id="info" class="osm-header">
          {`${formatDistance(lengthOf(way), metricSystem)} in a straight line`}
        </TextView>
      )}
    </Sheet>
  );
}
