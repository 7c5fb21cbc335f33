import { TextView } from '@androidworld/app-sdk/ui';
import flag from '@material-symbols/svg-400/rounded/flag.svg';
import position from '@material-symbols/svg-400/rounded/my_location.svg';
import search from '@material-symbols/svg-400/rounded/search.svg';
import star from '@material-symbols/svg-400/rounded/star.svg';
import map from '@material-symbols/svg-400/rounded/touch_app.svg';
import type { MapObject } from '../../search/search-result.ts';
import { Row } from '../parts/row.tsx';
import { Sheet } from '../parts/sheet.tsx';
import type { TripPoint } from './trip.ts';

const titles = { from: 'Set starting point', via: 'Add intermediate point', to: 'Set destination' } as const;

interface ChoosePointSheetProps {
  which: TripPoint;
  favorites: readonly MapObject[];
  markers: readonly MapObject[];
  /** Null: where the phone is. */
  onPick: (object: MapObject | null) => void;
  onSearch: () => void;
  onMap: () => void;
  onClose: () => void;
}

/** Where a point of a way is taken from. */
export function ChoosePointSheet(props: ChoosePointSheetProps) {
  const { which, favorites, markers, onPick, onClose } = props;
  const lists = [
    { title: 'Favorites', icon: star, objects: favorites },
    { title: 'Map markers', icon: flag, objects: markers },
  ];
  return (
    <Sheet title={titles[which]} onClose={onClose} buttons={[{ text: 'Cancel', onClick: onClose }]}>
      {which === 'from' && <Row title="My position" icon={position} onClick={() => onPick(null)} />}
      <Row title="Search" icon={search} onClick={props.onSearch} />
      <Row title="Select on map" icon={map} onClick={props.onMap} />
      {lists
        .filter(({ objects }) => objects.length > 0)
        .map(({ title, icon, objects }) => (
          <div key={title}>
            <TextView class="osm-header">{title}</TextView>
            {objects.map((object) => (
              <Row
                key={`${object.lat}/${object.lon}/${object.name}`}
                title={object.name}
                description={object.address}
                icon={icon}
                onClick={() => onPick(object)}
              />
            ))}
          </div>
        ))}
    </Sheet>
  );
}
