import type { IconSource } from '@androidworld/app-sdk/ui';
import bus from '@material-symbols/svg-400/rounded/directions_bus.svg';
import car from '@material-symbols/svg-400/rounded/directions_car.svg';
import walk from '@material-symbols/svg-400/rounded/directions_walk.svg';
import map from '@material-symbols/svg-400/rounded/map.svg';
import bicycle from '@material-symbols/svg-400/rounded/pedal_bike.svg';
import type { ProfileKey } from '../store/settings.ts';

export interface Profile {
  /** As the settings store it, and as their file is called. */
  readonly key: ProfileKey;
  readonly title: string;
  readonly icon: IconSource;
}

/** Ways to use the map, in the order of the lists. */
export const profiles: readonly Profile[] = [
  { key: 'default', title: 'Browse map', icon: map },
  { key: 'car', title: 'Driving', icon: car },
  { key: 'bicycle', title: 'Cycling', icon: bicycle },
  { key: 'pedestrian', title: 'Walking', icon: walk },
  { key: 'public_transport', title: 'Public transport', icon: bus },
];
