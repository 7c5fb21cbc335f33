import type { Random } from '@androidworld/core';
import { z } from 'zod';

export interface Coordinates {
  /** Degrees. */
  readonly lat: number;
  readonly lon: number;
}

const country = 'Liechtenstein';

/** Places of the map, with the coordinates that count as being there. */
const places: Readonly<Record<string, Coordinates>> = {
  Balzers: { lat: 47.0688832, lon: 9.5061564 },
  Bendern: { lat: 47.2122151, lon: 9.5062101 },
  Malbun: { lat: 47.1026191, lon: 9.6083057 },
  Nendeln: { lat: 47.1973857, lon: 9.5430636 },
  Oberplanken: { lat: 47.1784977, lon: 9.5450163 },
  Planken: { lat: 47.1858882, lon: 9.5452201 },
  Rotenboden: { lat: 47.1275785, lon: 9.5387131 },
  Ruggell: { lat: 47.23976, lon: 9.5262837 },
  Schaan: { lat: 47.1663432, lon: 9.5103085 },
  Schaanwald: { lat: 47.2165476, lon: 9.5699984 },
  Schönberg: { lat: 47.1303814, lon: 9.5930117 },
  Triesen: { lat: 47.106997, lon: 9.5274854 },
};

const names = Object.keys(places);

/** "Schaan, Liechtenstein" */
export function placeNames(random: Random, count: number): string[] {
  return random.sample(names, count).map((name) => `${name}, ${country}`);
}

/** A place by its name or, every other time, by its coordinates. */
export function location(random: Random): string {
  const [name = ''] = random.sample(names, 1);
  const { lat, lon } = placeOf(name);
  return random.chance(0.5) ? `${name}, ${country}` : `${lat}, ${lon}`;
}

/** What goals call a place: a name of the table, or two numbers. */
export const locationText = z.string().refine((text) => coordinatesOf(text) !== null, {
  error: `expected a place of the map ("Schaan, ${country}") or two numbers ("47.16, 9.51")`,
});

/** Null for what is neither a name of the table nor two numbers. */
export function coordinatesOf(text: string): Coordinates | null {
  const name = text.split(',')[0] ?? '';
  if (Object.hasOwn(places, name) && text === `${name}, ${country}`) return placeOf(name);
  const [lat, lon, ...others] = [...text.matchAll(/-?\d*\.?\d+/g)].map(([number]) => Number(number));
  return lat === undefined || lon === undefined || others.length > 0 ? null : { lat, lon };
}

/** What to type to find a place: its name in letters that every keyboard has, or its coordinates. */
export function searchText(text: string): string {
  return isByName(text) ? nameOf(text).replace('ö', 'o') : text;
}

/** Without the country. */
export function nameOf(text: string): string {
  return text.split(',')[0] ?? text;
}

export function isByName(text: string): boolean {
  return !/\d/.test(text);
}

/** Nearer than this in both directions is there, degrees: about 100 metres. */
const tolerance = 0.001;

export function isNear(one: Coordinates, other: Coordinates): boolean {
  return Math.abs(one.lat - other.lat) < tolerance && Math.abs(one.lon - other.lon) < tolerance;
}

function placeOf(name: string): Coordinates {
  const place = places[name];
  if (place === undefined) throw new Error(`There is no place "${name}"`);
  return place;
}
