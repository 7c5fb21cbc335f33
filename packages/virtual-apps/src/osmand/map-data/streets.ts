import type { LatLon } from '../geo/lat-lon.ts';
import { type Place, places } from './places.ts';

export interface Street extends LatLon {
  readonly name: string;
  readonly place: Place;
  readonly from: LatLon;
  readonly to: LatLon;
}

/** The streets of a place, laid out around its middle: short, and each in another direction. */
export function streetsOf(place: Place): readonly Street[] {
  return place.streets.map((name, index) => {
    const angle = (index * 137.5 * Math.PI) / 180;
    const away = { lat: 0.0016 * Math.cos(angle), lon: 0.0024 * Math.sin(angle) };
    const along = { lat: -0.0014 * Math.sin(angle), lon: 0.0021 * Math.cos(angle) };
    const at = { lat: place.lat + away.lat, lon: place.lon + away.lon };
    return {
      name,
      place,
      ...at,
      from: { lat: at.lat - along.lat, lon: at.lon - along.lon },
      to: { lat: at.lat + along.lat, lon: at.lon + along.lon },
    };
  });
}

export const streets: readonly Street[] = places.flatMap(streetsOf);

/** Houses stand every so often along it, odd numbers on one side. */
export function housesOf({ from, to }: Street): readonly (LatLon & { readonly number: string })[] {
  return Array.from({ length: 12 }, (_, index) => {
    const share = (index + 0.5) / 12;
    return {
      number: String(index + 1),
      lat: from.lat + (to.lat - from.lat) * share,
      lon: from.lon + (to.lon - from.lon) * share,
    };
  });
}
