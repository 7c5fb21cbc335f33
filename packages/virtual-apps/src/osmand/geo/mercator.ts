import type { LatLon } from './lat-lon.ts';

/** A place on the square of the web's Mercator projection: 0 to 1 from west to east and from north to south. */
export interface Projected {
  readonly x: number;
  readonly y: number;
}

/** Degrees; the square ends here. */
const limit = 85.0511;

export function project({ lat, lon }: LatLon): Projected {
  const sine = Math.sin((Math.max(-limit, Math.min(limit, lat)) * Math.PI) / 180);
  return { x: (lon + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

export function unproject({ x, y }: Projected): LatLon {
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  return { lat, lon: (((x % 1) + 1) % 1) * 360 - 180 };
}
