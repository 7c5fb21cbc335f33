import type { LatLon } from '../geo/lat-lon.ts';

/** A place somebody keeps. */
export interface Favorite extends LatLon {
  readonly name: string;
  /** Empty in the default group. */
  readonly group: string;
  readonly address: string;
  readonly description: string;
  /** Name without `mx_`. */
  readonly icon: string;
  readonly background: 'circle' | 'octagon' | 'square';
  /** `#rrggbb` */
  readonly color: string;
  /** Milliseconds since the epoch. */
  readonly timeMs: number;
  readonly hidden: boolean;
}

export const favoriteColors = [
  ['Dark yellow', '#eecc22'],
  ['Red', '#d00d0d'],
  ['Orange', '#ff5020'],
  ['Yellow', '#eeee10'],
  ['Light green', '#88e030'],
  ['Green', '#00842b'],
  ['Light blue', '#10c0f0'],
  ['Blue', '#1010a0'],
  ['Purple', '#a71de1'],
  ['Pink', '#e044bb'],
  ['Brown', '#8e2512'],
  ['Black', '#000001'],
] as const;

export const newFavorite = {
  address: '',
  description: '',
  icon: 'special_star',
  background: 'circle',
  color: favoriteColors[0][1],
  hidden: false,
} as const;

/** What the default group is called on the screen. */
export const defaultGroup = 'Favorites';

/** A name that no other favourite of the group has: with ` (1)`, ` (2)` behind it where it is taken. */
export function freeName({ name, group }: Pick<Favorite, 'name' | 'group'>, others: readonly Favorite[]): string {
  const taken = new Set(others.filter((other) => other.group === group).map((other) => other.name));
  if (!taken.has(name)) return name;
  for (let number = 1; ; number++) {
    const next = `${name} (${number})`;
    if (!taken.has(next)) return next;
  }
}
