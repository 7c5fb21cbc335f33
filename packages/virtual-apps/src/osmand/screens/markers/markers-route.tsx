import { LinearLayout, RecyclerView, TextView, Toolbar, useBack } from '@androidworld/app-sdk/ui';
import roundTrip from '@material-symbols/svg-400/rounded/cached.svg';
import navigate from '@material-symbols/svg-400/rounded/directions.svg';
import door from '@material-symbols/svg-400/rounded/door_front.svg';
import reverse from '@material-symbols/svg-400/rounded/swap_vert.svg';
import { useState } from 'preact/hooks';
import { formatDistance, type MetricSystem } from '../../geo/format-distance.ts';
import { distanceBetween, type LatLon, lengthOf } from '../../geo/lat-lon.ts';
import type { Marker } from '../../store/markers.ts';
import { PageBar } from '../parts/page-bar.tsx';
import { Row } from '../parts/row.tsx';
import { Sheet, SheetButton } from '../parts/sheet.tsx';
import { dayText } from './marker-dates.ts';
import { MarkerRow } from './marker-row.tsx';

interface MarkersRouteProps {
  markers: readonly Marker[];
  from: LatLon;
  metricSystem: MetricSystem;
  onReorder: (markers: readonly Marker[]) => void;
  /** Leaves the way over these on the map. */
  onNavigate: (points: readonly LatLon[]) => void;
  onClose: () => void;
}

/** "Plan a route" of the markers: which of them, and in which order. Nothing of it is saved as a track. */
export function MarkersRoute({ markers, from, metricSystem, onReorder, onNavigate, onClose }: MarkersRouteProps) {
  const [picked, setPicked] = useState<readonly string[]>(() => markers.map(({ id }) => id));
  const [isRound, setRound] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);
  useBack(onClose);
  const way = markers.filter(({ id }) => picked.includes(id));
  const [first] = way;
  const points = isRound && first !== undefined ? [...way, first] : way;
  const areAllPicked = picked.length === markers.length;
  const order = (next: readonly Marker[]) => {
    setSheetOpen(false);
    onReorder(next);
  };
  /** From one to the nearest that is left. */
  const doorToDoor = () => {
    const rest = [...markers];
    const next: Marker[] = [];
    for (let at: LatLon = from; rest.length > 0; ) {
      const nearest = rest.reduce((one, other) =>
        distanceBetween(at, other) < distanceBetween(at, one) ? other : one,
      );
      rest.splice(rest.indexOf(nearest), 1);
      next.push(nearest);
      at = nearest;
    }
    order(next);
  };
  return (
    <LinearLayout orientation="vertical" class="osm-page" align="stretch">
      <PageBar />
      <Toolbar id="plan_route_toolbar" title="Plan a route" onUp={onClose} />
      <LinearLayout class="marker-heading">
        <TextView id="title" weight={1}>
          {`${way.length}/${markers.length} • ${formatDistance(lengthOf(points), metricSystem)}`}
        </TextView>
        <TextView
          id="select_all_button"
          class="marker-heading-button"
          onClick={() => setPicked(areAllPicked ? [] : markers.map(({ id }) => id))}
        >
          {areAllPicked ? 'Deselect all' : 'Select all'}
        </TextView>
      </LinearLayout>
      <RecyclerView
        id="markers_recycler_view"
        weight={1}
        items={markers}
        itemKey={({ id }) => id}
        renderItem={(marker, index) => (
          <MarkerRow
            marker={marker}
            from={from}
            metricSystem={metricSystem}
            description={dayText(marker.addedMs)}
            picked={{ number: picked.includes(marker.id) ? way.indexOf(marker) + 1 : null }}
            order={{
              index,
              count: markers.length,
              onMove: (start, end) => onReorder(markers.toSpliced(start, 1).toSpliced(end, 0, marker)),
            }}
            onClick={() =>
              setPicked(picked.includes(marker.id) ? picked.filter((id) => id !== marker.id) : [...picked, marker.id])
            }
          />
        )}
      />
      <div class="osm-sheet-buttons">
        <SheetButton id="options_button" text="Options" onClick={() => setSheetOpen(true)} />
        <SheetButton
          id="navigate_button"
          text="Navigate"
          main
          enabled={way.length > 0}
          onClick={() => onNavigate(points)}
        />
      </div>
      {isSheetOpen && (
        <Sheet
          title="Options"
          onClose={() => setSheetOpen(false)}
          buttons={[{ text: 'Close', onClick: () => setSheetOpen(false) }]}
        >
          <Row title="Navigate" icon={navigate} onClick={() => onNavigate(points)} />
          <Row
            title="Make round trip"
            description={isRound ? 'On' : 'Off'}
            icon={roundTrip}
            onClick={() => {
              setSheetOpen(false);
              setRound(!isRound);
            }}
          />
          <Row title="Sort door-to-door" icon={door} onClick={doorToDoor} />
          <Row title="Reverse order" icon={reverse} onClick={() => order([...markers].reverse())} />
        </Sheet>
      )}
    </LinearLayout>
  );
}
