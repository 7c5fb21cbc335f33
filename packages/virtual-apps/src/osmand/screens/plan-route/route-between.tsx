import { useApi } from '@androidworld/app-sdk/ui';
import navigation from '@material-symbols/svg-400/rounded/directions.svg';
import between from '@material-symbols/svg-400/rounded/timeline.svg';
import { Row } from '../parts/row.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { profiles } from '../profiles.ts';

export const noRoads = 'There are no roads to calculate routes by on this map';

/** "Route between points": what the line follows. There is no router: it stays straight. */
export function RouteBetween({ onClose }: { onClose: () => void }) {
  const api = useApi();
  return (
    <Sheet title="Route between points" onClose={onClose} buttons={[{ text: 'Close', onClick: onClose }]}>
      <Row title="Straight line" icon={between} iconColor="var(--primary)" onClick={onClose} />
      {profiles
        .filter(({ key }) => key !== 'default')
        .map(({ key, title }) => (
          <Row
            key={key}
            title={title}
            icon={navigation}
            onClick={() => {
              onClose();
              void api.toast(noRoads);
            }}
          />
        ))}
    </Sheet>
  );
}
