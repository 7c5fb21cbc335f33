import { parseCoordinates } from '../geo/coordinates.ts';
import { distanceBetween, type LatLon } from '../geo/lat-lon.ts';
import { places } from '../map-data/places.ts';
import { categories, pointsOfInterest } from '../map-data/points-of-interest.ts';
import { locationObject, mapObjects, placeObject } from './map-objects.ts';
import { normalize, wordsOf } from './normalize.ts';
import type { MapObject, SearchResult } from './search-result.ts';

/** The country: a word that fits everything. */
const country = 'liechtenstein';

/**
 * What fits the words: each begins a word of the name, the kind or the place. Case, accents and order do not matter.
 * Whole names come first, then what is near.
 *
 * @param own favourites and what was searched for before, which are searched as well
 */
export function search(text: string, from: LatLon, own: readonly MapObject[] = []): readonly SearchResult[] {
  const at = parseCoordinates(text);
  const found = at === null ? [] : [{ object: locationObject(at), distance: distanceBetween(from, at) }];
  const words = wordsOf(text).filter((word, index) => index === 0 || !(word.length > 3 && country.startsWith(word)));
  if (words.length === 0) return found;
  const matching = [...own, ...mapObjects].filter((object) => matches(object, words));
  return [...found, ...kindsOf(words, from), ...nearestFirst(matching, from, words)];
}

/** Kinds of places that the words begin: "Restaurant", "Food". */
function kindsOf(words: readonly string[], from: LatLon): readonly SearchResult[] {
  const kinds = new Map<string, string>(categories.map((category) => [category, 'Category']));
  for (const { type, category } of pointsOfInterest) kinds.set(type, category);
  return [...kinds]
    .map(([name, kind]): MapObject => {
      const described = { type: 'poi_type', typeName: '', name };
      return { ...from, name, kind, address: '', described, isPlaceKind: true };
    })
    .filter((object) => words.every((word) => wordsOf(object.name).some((one) => one.startsWith(word))))
    .map((object) => ({ object, distance: 0 }));
}

export function nearestFirst(
  objects: readonly MapObject[],
  from: LatLon,
  words: readonly string[] = [],
): readonly SearchResult[] {
  const ranked = objects.map((object) => ({
    object,
    distance: distanceBetween(from, object),
    rank: rankOf(object, words),
  }));
  return ranked.sort((one, other) => one.rank - other.rank || one.distance - other.distance);
}

/** What lies in a place, with the words that come after its name. */
export function searchInside(inside: readonly MapObject[], text: string, from: LatLon): readonly SearchResult[] {
  const words = wordsOf(text);
  return nearestFirst(
    inside.filter((object) => matches(object, words)),
    from,
    words,
  );
}

/** The places with this postcode, or all that begin like it. */
export function searchPostcode(text: string, from: LatLon): readonly SearchResult[] {
  const digits = text.replace(/\D/g, '');
  const found = places.filter(({ postcode }) => digits !== '' && postcode?.startsWith(digits));
  return nearestFirst(found.map(placeObject), from);
}

function matches({ name, kind, address }: MapObject, words: readonly string[]): boolean {
  const has = wordsOf(`${name} ${kind} ${address}`);
  return words.every(
    (word) => has.some((one) => one.startsWith(word)) || (word.length > 3 && country.startsWith(word)),
  );
}

/** Places whose name is what was typed, names that begin with it, and the rest. */
function rankOf({ name, kind }: MapObject, words: readonly string[]): number {
  const text = words.join(' ');
  const isPlace = kind === 'Town' || kind === 'Village' || kind === 'Hamlet' || kind === 'Locality';
  const plain = normalize(name);
  if (plain === text) return isPlace ? 0 : 1;
  if (plain.startsWith(text)) return isPlace ? 2 : 3;
  return isPlace ? 4 : 5;
}
