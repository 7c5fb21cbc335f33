import { formatCoordinates } from '../geo/coordinates.ts';
import { distanceBetween, type LatLon } from '../geo/lat-lon.ts';
import { type Place, places } from '../map-data/places.ts';
import { type PointOfInterest, pointsOfInterest } from '../map-data/points-of-interest.ts';
import { housesOf, type Street, streetsOf } from '../map-data/streets.ts';
import type { MapObject } from './search-result.ts';

/** Nearer than this something belongs to a place, metres. */
const nearPlace = 2500;

function nearestPlace(at: LatLon): Place | undefined {
  const [nearest] = places
    .map((place) => ({ place, distance: distanceBetween(at, place) }))
    .sort((one, other) => one.distance - other.distance);
  return nearest !== undefined && nearest.distance < nearPlace ? nearest.place : undefined;
}

export function placeObject(place: Place): MapObject {
  return {
    name: place.name,
    kind: place.kind,
    lat: place.lat,
    lon: place.lon,
    address: '',
    described: { type: 'address', typeName: place.kind, name: place.name },
    inside: streetsOf(place).map(streetObject),
  };
}

function streetObject(street: Street): MapObject {
  const { name, lat, lon, place } = street;
  return {
    name,
    kind: 'Street',
    lat,
    lon,
    address: place.name,
    described: { type: 'address', typeName: 'Street', name: `${name}, ${place.name}` },
    inside: housesOf(street).map(({ number, lat: atLat, lon: atLon }) => ({
      name: `${name} ${number}`,
      kind: 'Building',
      lat: atLat,
      lon: atLon,
      address: place.name,
      described: { type: 'address', typeName: 'Building', name: `${name} ${number}, ${place.name}` },
    })),
  };
}

export function poiObject({ name, type, lat, lon, icon }: PointOfInterest): MapObject {
  const address = nearestPlace({ lat, lon })?.name ?? '';
  return { name, kind: type, lat, lon, icon, address, described: { type: 'poi', typeName: type, name } };
}

/** A bare point of the map, with the place it lies in as its name where one is near. */
export function locationObject(at: LatLon): MapObject {
  const near = nearestStreet(at) ?? nearestPlace(at)?.name ?? '';
  return {
    ...at,
    name: formatCoordinates(at),
    kind: 'Location',
    address: near,
    described: { type: 'location', typeName: '', name: near === '' ? 'No address determined' : near },
  };
}

function nearestStreet(at: LatLon): string | undefined {
  const place = nearestPlace(at);
  if (place === undefined) return undefined;
  const [street] = streetsOf(place)
    .map((one) => ({ one, distance: distanceBetween(at, one) }))
    .sort((one, other) => one.distance - other.distance);
  return street !== undefined && street.distance < 120 ? `${street.one.name}, ${place.name}` : undefined;
}

/** Everything the map has a name for. */
export const mapObjects: readonly MapObject[] = [
  ...places.map(placeObject),
  ...places.flatMap((place) => streetsOf(place).map(streetObject)),
  ...pointsOfInterest.map(poiObject),
];
