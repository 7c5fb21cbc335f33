import { expect, it } from 'vitest';
import { problemOf } from '../../../test/problem-of.ts';
import bookFlight from './book-flight.ts';
import { AIRPORTS, cityOf, codeOf } from './shared/airports.ts';
import { bestOf } from './shared/draw-flights.ts';

const SEEDS = Array.from({ length: 2_000 }, (_, seed) => String(seed));

it('AIRPORTS have a city, a state and a code of their own', () => {
  for (const airport of AIRPORTS) expect(airport).toMatch(/^[A-Z][A-Za-z' ]+, [A-Z]{2} \([A-Z]{3}\)$/);
  expect(new Set(AIRPORTS.map(codeOf)).size).toBe(AIRPORTS.length);
});

it('book-flight asks for two airports by city or code, and for a day in the calendar', () => {
  const places = new Set([...AIRPORTS.map(cityOf), ...AIRPORTS.map(codeOf)]);
  for (const seed of SEEDS) {
    const { from, to, day } = problemOf(bookFlight, seed);
    expect(places).toContain(from);
    expect(places).toContain(to);
    expect(day >= '2016-10-01' && day <= '2016-12-30').toBe(true);
  }
});

it('book-flight draws three or four flights, of which one alone is the cheapest and one the shortest', () => {
  for (const seed of SEEDS) {
    const { flights } = problemOf(bookFlight, seed);
    expect([3, 4]).toContain(flights.length);
    expect(new Set(flights.map(({ price }) => price)).size).toBe(flights.length);
    expect(new Set(flights.map(({ departs, arrives }) => arrives - departs)).size).toBe(flights.length);
    for (const { departs, arrives } of flights) {
      expect(arrives).toBeGreaterThan(departs);
      expect(arrives).toBeLessThanOrEqual(36 * 60);
    }
    expect(bestOf(flights, 'cheapest')?.price).toBe(Math.min(...flights.map(({ price }) => price)));
  }
});
