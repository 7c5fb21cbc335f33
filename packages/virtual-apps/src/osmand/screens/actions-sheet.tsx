import route from '@material-symbols/svg-400/rounded/conversion_path.svg';
import directions from '@material-symbols/svg-400/rounded/directions.svg';
import search from '@material-symbols/svg-400/rounded/search.svg';
import { Row } from './parts/row.tsx';
import { Sheet } from './parts/sheet.tsx';

interface ActionsSheetProps {
  onDirectionsFrom: () => void;
  onSearchNearby: () => void;
  onPlanRoute: () => void;
  onClose: () => void;
}

/** "Actions" of a place. */
export function ActionsSheet({ onDirectionsFrom, onSearchNearby, onPlanRoute, onClose }: ActionsSheetProps) {
  const act = (what: () => void) => () => {
    onClose();
    what();
  };
  return (
    <Sheet title="Actions" onClose={onClose} buttons={[{ text: 'Cancel', onClick: onClose }]}>
      <Row title="Directions from" icon={directions} onClick={act(onDirectionsFrom)} />
      <Row title="Search nearby" icon={search} onClick={act(onSearchNearby)} />
      <Row title="Plan a route" icon={route} onClick={act(onPlanRoute)} />
    </Sheet>
  );
}
