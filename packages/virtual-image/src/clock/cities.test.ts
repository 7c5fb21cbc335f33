import { expect, test } from 'vitest';
import { allCities, findCity, searchCities } from './cities.ts';

test('every city has a name, an id of its own, and a zone that is known', () => {
  expect(new Set(allCities.map(({ id }) => id)).size).toBe(allCities.length);
  for (const { id, zone } of allCities) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
    expect(findCity(id)?.zone).toBe(zone);
  }
});

test('every city says its country, one of the USA its state as well', () => {
  expect(allCities.filter(({ region }) => region === '')).toEqual([]);
  expect(findCity('Rio_de_Janeiro')?.region).toBe('Brazil');
  expect(findCity('Chicago')?.region).toBe('IL, USA');
});

test('searchCities() finds words by how they begin, whatever their case', () => {
  const names = (text: string) => searchCities(text).map(({ name }) => name);
  expect(names('san f')).toEqual(['San Francisco']);
  expect(names('york')).toEqual(['New York']);
  expect(names('kolk')).toEqual(['Kolkata']);
  expect(names('nowhere at all')).toEqual([]);
});
