import appearance from '@material-symbols/svg-400/rounded/assistant_direction.svg';
import route from '@material-symbols/svg-400/rounded/conversion_path.svg';
import history from '@material-symbols/svg-400/rounded/history.svg';
import input from '@material-symbols/svg-400/rounded/pin.svg';
import save from '@material-symbols/svg-400/rounded/save.svg';
import sort from '@material-symbols/svg-400/rounded/sort.svg';
import { useState } from 'preact/hooks';
import { distanceBetween, type LatLon } from '../../geo/lat-lon.ts';
import type { Marker } from '../../store/markers.ts';
import { parseDescription } from '../../store/point-description.ts';
import { Row } from '../parts/row.tsx';
import { Sheet } from '../parts/sheet.tsx';

export type MoreAction = 'appearance' | 'coordinates' | 'route' | 'save' | 'history';

const actions = [
  { key: 'appearance', title: 'Appearance on the map', icon: appearance },
  { key: 'coordinates', title: 'Coordinate input', icon: input },
  { key: 'route', title: 'Plan a route', icon: route },
  { key: 'save', title: 'Save as track file', icon: save },
  { key: 'history', title: 'Move all to history', icon: history },
] as const;

const nameOf = (marker: Marker) => parseDescription(marker.description).name;

type Compare = (one: Marker, other: Marker, from: LatLon) => number;
const byDistance: Compare = (one, other, from) => distanceBetween(from, one) - distanceBetween(from, other);
const byDate: Compare = (one, other) => one.addedMs - other.addedMs;

const orders: readonly { readonly title: string; readonly description?: string; readonly compare: Compare }[] = [
  {
    title: 'Distance',
    description: 'Farthest first',
    compare: (one, other, from) => byDistance(other, one, from),
  },
  { title: 'Distance', description: 'Nearest first', compare: byDistance },
  { title: 'Name', compare: (one, other) => nameOf(one).localeCompare(nameOf(other)) },
  { title: 'Date added', description: 'Newest first', compare: (one, other, from) => byDate(other, one, from) },
  { title: 'Date added', description: 'Oldest first', compare: byDate },
];

interface MoreSheetProps {
  markers: readonly Marker[];
  from: LatLon;
  onSorted: (markers: readonly Marker[]) => void;
  onAction: (action: MoreAction) => void;
  onClose: () => void;
}

/** "More" of the markers. A sheet of orders lies behind its first row. */
export function MoreSheet({ markers, from, onSorted, onAction, onClose }: MoreSheetProps) {
  const [isSorting, setSorting] = useState(false);
  if (isSorting) {
    return (
      <Sheet title="Sort by" onClose={onClose} buttons={[{ text: 'Close', onClick: onClose }]}>
        {orders.map(({ title, description, compare }) => (
          <Row
            key={`${title} ${description}`}
            title={title}
            description={description}
            icon={sort}
            onClick={() => {
              onClose();
              onSorted([...markers].sort((one, other) => compare(one, other, from)));
            }}
          />
        ))}
      </Sheet>
    );
  }
  return (
    <Sheet title="Options" onClose={onClose} buttons={[{ text: 'Close', onClick: onClose }]}>
      <Row title="Sort by" icon={sort} onClick={() => setSorting(true)} />
      {actions.map(({ key, title, icon }) => (
        <Row
          key={key}
          title={title}
          icon={icon}
          onClick={() => {
            onClose();
            onAction(key);
          }}
        />
      ))}
    </Sheet>
  );
}
