import { createRandom } from '@androidworld/core';
import { expect, test } from 'vitest';
import { coordinatesOf, isNear, location, placeNames, searchText } from './locations.ts';

test.each([
  ['Schaan, Liechtenstein', { lat: 47.1663432, lon: 9.5103085 }],
  ['47.23976, 9.5262837', { lat: 47.23976, lon: 9.5262837 }],
  ['-1.5 .25', { lat: -1.5, lon: 0.25 }],
  ['Schaan', null],
  ['1', null],
  ['1, 2, 3', null],
  ['constructor, Liechtenstein', null],
])('%j is at %j', (text, at) => {
  expect(coordinatesOf(text)).toEqual(at);
});

test('a place is near within a thousandth of a degree, which is too far itself', () => {
  const at = { lat: 47, lon: 9 };
  expect(isNear(at, { lat: 47.00099, lon: 8.99901 })).toBe(true);
  expect(isNear(at, { lat: 47.00101, lon: 9 })).toBe(false);
  expect(isNear(at, { lat: 47, lon: 8.9989 })).toBe(false);
});

test('every location that is drawn is one of the map', () => {
  for (let seed = 0; seed < 200; seed++) {
    const random = createRandom(seed);
    for (const text of [location(random), ...placeNames(random, 4)]) expect(coordinatesOf(text)).not.toBeNull();
  }
});

test('places are searched for in letters that every keyboard has', () => {
  expect(searchText('Schönberg, Liechtenstein')).toBe('Schonberg');
  expect(searchText('47.2, 9.5')).toBe('47.2, 9.5');
});
