import type { MapObject } from '../search/search-result.ts';
import type { Favorite } from '../store/favorite.ts';
import type { Marker } from '../store/markers.ts';
import { parseDescription } from '../store/point-description.ts';

export function favoriteObject({ name, lat, lon, address, description }: Favorite): MapObject {
  return {
    name,
    kind: 'Favorite',
    lat,
    lon,
    address,
    note: description,
    described: { type: 'favorite', typeName: '', name },
  };
}

export function markerObject({ lat, lon, description }: Marker): MapObject {
  const described = parseDescription(description);
  return { name: described.name, kind: 'Map marker', lat, lon, address: '', described };
}
