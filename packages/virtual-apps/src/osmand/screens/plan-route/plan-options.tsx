import { css, useApi } from '@androidworld/app-sdk/ui';
import addTo from '@material-symbols/svg-400/rounded/add_road.svg';
import attach from '@material-symbols/svg-400/rounded/attachment.svg';
import clear from '@material-symbols/svg-400/rounded/delete.svg';
import navigation from '@material-symbols/svg-400/rounded/directions.svg';
import filter from '@material-symbols/svg-400/rounded/filter_alt.svg';
import segment from '@material-symbols/svg-400/rounded/linear_scale.svg';
import save from '@material-symbols/svg-400/rounded/save.svg';
import saveAs from '@material-symbols/svg-400/rounded/save_as.svg';
import reverse from '@material-symbols/svg-400/rounded/swap_vert.svg';
import between from '@material-symbols/svg-400/rounded/timeline.svg';
import { Row } from '../parts/row.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { changed, type Route, reversed } from './route.ts';
import { noRoads } from './route-between.tsx';

css`
.plan-options .osm-row { min-height: 126PX; padding: 0 16px; }
.plan-options .osm-row:nth-child(2) { min-height: 158PX; }
.plan-gap { height: 41PX; background: linear-gradient(var(--surface) 49%, var(--surface-variant) 49% 51%, var(--surface) 51%); }
`;

interface PlanOptionsProps {
  route: Route;
  onRoute: (route: Route) => void;
  onRouteBetween: () => void;
  onSaveChanges: () => void;
  onSaveAsNew: () => void;
  onAddToTrack: () => void;
  onNavigate: () => void;
  onClose: () => void;
}

/** What else can be done with the route. */
export function PlanOptions(props: PlanOptionsProps) {
  const { route, onRoute, onClose } = props;
  const api = useApi();
  const act = (what: () => void) => () => {
    onClose();
    what();
  };
  const noRouter = () => void api.toast(noRoads);
  return (
    <Sheet title="Options" onClose={onClose} buttons={[{ text: 'Close', onClick: onClose }]}>
      <div class="plan-options">
        <Row
          title="Route between points"
          description="Straight line"
          icon={between}
          onClick={act(props.onRouteBetween)}
        />
        <Row
          title="Add a new segment"
          icon={segment}
          onClick={act(() =>
            route.segments.at(-1)?.length ? onRoute(changed(route, [...route.segments, []])) : undefined,
          )}
        />
        <div class="plan-gap" />
        <Row title="Save changes" icon={save} onClick={act(props.onSaveChanges)} />
        <Row title="Save as new track" icon={saveAs} onClick={act(props.onSaveAsNew)} />
        <Row title="Add to a track" icon={addTo} onClick={act(props.onAddToTrack)} />
        <div class="plan-gap" />
        <Row title="Navigation" icon={navigation} onClick={act(props.onNavigate)} />
        <Row title="Reverse route" icon={reverse} onClick={act(() => onRoute(reversed(route)))} />
        <Row title="Attach to the roads" icon={attach} onClick={act(noRouter)} />
        <Row
          title="GPS filter"
          icon={filter}
          onClick={act(() => void api.toast('The track has no recorded points to filter'))}
        />
        <div class="plan-gap" />
        <Row title="Clear all" icon={clear} onClick={act(() => onRoute(changed(route, [[]])))} />
      </div>
    </Sheet>
  );
}
