import { Icon, type IconProps, type IconSource } from '@androidworld/app-sdk/ui';
import bicycle from '@material-symbols/svg-400/rounded/directions_bike.svg';
import boat from '@material-symbols/svg-400/rounded/directions_boat.svg';
import car from '@material-symbols/svg-400/rounded/directions_car.svg';
import runner from '@material-symbols/svg-400/rounded/directions_run.svg';
import walker from '@material-symbols/svg-400/rounded/directions_walk.svg';
import skier from '@material-symbols/svg-400/rounded/downhill_skiing.svg';
import scooter from '@material-symbols/svg-400/rounded/electric_moped.svg';
import escooter from '@material-symbols/svg-400/rounded/electric_scooter.svg';
import workout from '@material-symbols/svg-400/rounded/fitness_center.svg';
import airplane from '@material-symbols/svg-400/rounded/flight.svg';
import kayak from '@material-symbols/svg-400/rounded/kayaking.svg';
import climber from '@material-symbols/svg-400/rounded/landscape.svg';
import unknown from '@material-symbols/svg-400/rounded/near_me.svg';
import mountainBike from '@material-symbols/svg-400/rounded/pedal_bike.svg';
import swimmer from '@material-symbols/svg-400/rounded/pool.svg';
import inlineSkates from '@material-symbols/svg-400/rounded/roller_skating.svg';
import sail from '@material-symbols/svg-400/rounded/sailing.svg';
import skateboard from '@material-symbols/svg-400/rounded/skateboarding.svg';
import snowboard from '@material-symbols/svg-400/rounded/snowboarding.svg';
import motorBike from '@material-symbols/svg-400/rounded/two_wheeler.svg';
import openWater from '@material-symbols/svg-400/rounded/water.svg';
import type { ActivityIcon as Name } from '../activity-types.ts';

const activityIcons: Readonly<Record<Name, IconSource>> = {
  unknown,
  airplane,
  bicycle,
  'mountain-bike': mountainBike,
  'motor-bike': motorBike,
  kayak,
  boat,
  sail,
  car,
  runner,
  snowboard,
  skier,
  walker,
  scooter,
  escooter,
  'inline-skates': inlineSkates,
  skateboard,
  climber,
  swimmer,
  'open-water': openWater,
  workout,
};

/** The drawing of an activity; orange only where it is the app's own arrow. */
export function ActivityIcon({ name, ...props }: Omit<IconProps, 'icon'> & { name: Name }) {
  return <Icon {...props} icon={activityIcons[name]} color={name === 'unknown' ? 'var(--primary)' : props.color} />;
}
