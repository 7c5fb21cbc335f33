import { expect, test } from 'vitest';
import { search, searchPostcode } from './search.ts';

const center = { lat: 47.14, lon: 9.52 };
const names = (text: string) => search(text, center).map(({ object }) => object.name);

test.each([
  ['Schaan', 'Schaan'],
  ['schaan, liechtenstein', 'Schaan'],
  ['SCHONBERG', 'Schönberg'],
  ['schönberg', 'Schönberg'],
  ['kunstmuseum', 'Kunstmuseum Liechtenstein'],
  ['castle gutenberg', 'Gutenberg Castle'],
  ['vaduz stadtle', 'Städtle'],
])('%j finds %s first', (text, first) => {
  expect(names(text)[0]).toBe(first);
});

test('places come before what only begins like them', () => {
  expect(names('Schaan').slice(0, 2)).toEqual(['Schaan', 'Schaanwald']);
});

test('nothing is found for words that nothing begins with, and coordinates are a place', () => {
  expect(names('xyzzy')).toEqual([]);
  expect(search('47.5, 9.25', center)[0]?.object).toMatchObject({ kind: 'Location', lat: 47.5, lon: 9.25 });
});

test('postcodes name their places', () => {
  expect(searchPostcode('9494', center).map(({ object }) => object.name)).toEqual(['Schaan']);
});
