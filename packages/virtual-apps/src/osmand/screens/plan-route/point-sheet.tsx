import before from '@material-symbols/svg-400/rounded/add_row_above.svg';
import after from '@material-symbols/svg-400/rounded/add_row_below.svg';
import remove from '@material-symbols/svg-400/rounded/delete.svg';
import trimAfter from '@material-symbols/svg-400/rounded/first_page.svg';
import join from '@material-symbols/svg-400/rounded/join.svg';
import trimBefore from '@material-symbols/svg-400/rounded/last_page.svg';
import segment from '@material-symbols/svg-400/rounded/linear_scale.svg';
import point from '@material-symbols/svg-400/rounded/location_on.svg';
import move from '@material-symbols/svg-400/rounded/open_with.svg';
import split from '@material-symbols/svg-400/rounded/splitscreen.svg';
import type { MetricSystem } from '../../geo/format-distance.ts';
import { Row } from '../parts/row.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { pointText } from './points-card.tsx';
import {
  changed,
  joined,
  locate,
  pointsOf,
  type Route,
  spliced,
  splitBefore,
  trimmedAfter,
  trimmedBefore,
} from './route.ts';

interface PointSheetProps {
  route: Route;
  index: number;
  metricSystem: MetricSystem;
  onRoute: (route: Route) => void;
  /** It goes on at the cross-hair. */
  onPick: (what: 'move' | 'before' | 'after') => void;
  onRouteType: () => void;
  onClose: () => void;
}

/** What can be done with a point of the route. */
export function PointSheet({ route, index, metricSystem, onRoute, onPick, onRouteType, onClose }: PointSheetProps) {
  const act = (what: () => Route) => () => onRoute(what());
  const { segment: place, at } = locate(route, index);
  const own = route.segments[place] ?? [];
  const [isFirst, isLast] = [at === 0, at === own.length - 1];
  const count = pointsOf(route).length;
  const isEnd = index === count - 1;
  const hasNeighbour = (isFirst && place > 0) || (isLast && place < route.segments.length - 1);
  return (
    <Sheet onClose={onClose} buttons={[{ text: 'Close', onClick: onClose }]}>
      <Row
        title={`Point — ${index + 1}`}
        description={pointText(route, index, 'before', metricSystem)}
        icon={point}
        iconColor="var(--primary)"
      />
      <Row title="Move" icon={move} onClick={() => onPick('move')} />
      <Row title="Add point after" icon={after} onClick={() => onPick('after')} />
      <Row title="Add point before" icon={before} onClick={() => onPick('before')} />
      <Row
        title="Trim before"
        description={pointText(route, index, 'before', metricSystem)}
        icon={trimBefore}
        enabled={index > 0}
        onClick={act(() => trimmedBefore(route, index))}
      />
      <Row
        title="Trim after"
        description={pointText(route, index, 'after', metricSystem)}
        icon={trimAfter}
        enabled={!isEnd}
        onClick={act(() => trimmedAfter(route, index))}
      />
      {hasNeighbour ? (
        <Row title="Join segments" icon={join} onClick={act(() => joined(route, index))} />
      ) : isEnd && index > 0 ? (
        <Row title="Add a new segment" icon={segment} onClick={act(() => changed(route, [...route.segments, []]))} />
      ) : (
        !isFirst && (
          <>
            <Row title="Split after" icon={split} onClick={act(() => splitBefore(route, index + 1))} />
            <Row title="Split before" icon={split} onClick={act(() => splitBefore(route, index))} />
          </>
        )
      )}
      <Row title="Change route type before" icon={segment} enabled={index > 0} onClick={onRouteType} />
      <Row title="Change route type after" icon={segment} enabled={!isEnd} onClick={onRouteType} />
      <Row title="Delete" icon={remove} iconColor="#d32f2f" onClick={act(() => spliced(route, index, 1))} />
    </Sheet>
  );
}
