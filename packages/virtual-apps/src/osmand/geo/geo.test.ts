import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { changedAbout, panned, pinchedTo, toPlace, toScreen } from '../map/viewport.ts';
import { formatCoordinates, parseCoordinates } from './coordinates.ts';
import { formatDistance, roundLength } from './format-distance.ts';
import { bearingTo, degreesText, distanceBetween } from './lat-lon.ts';

const schaan = { lat: 47.1663432, lon: 9.5103085 };
const vaduz = { lat: 47.1392, lon: 9.5228 };

test.each([
  ['47.1663432, 9.5103085', schaan],
  ['47.1663432 9.5103085', schaan],
  ['47.1663432;9.5103085', schaan],
  ['47.16634° N, 9.51031° E', { lat: 47.16634, lon: 9.51031 }],
  ['N 47.5 E 9.25', { lat: 47.5, lon: 9.25 }],
  ['9.25E, 47.5N', { lat: 47.5, lon: 9.25 }],
  [`47° 30' 0" N, 9° 15' 0" W`, { lat: 47.5, lon: -9.25 }],
  ['geo:47.5,-9.25?z=15', { lat: 47.5, lon: -9.25 }],
  ['https://example.org/#map=12/47.5/9.25', { lat: 47.5, lon: 9.25 }],
  ['32T 500000 4982950', { lat: 44.9999964, lon: 9 }],
  ['8FVC2222+22', { lat: 47.0000625, lon: 8.0000625 }],
  ['8FVC2222+22G', { lat: 47.0000625, lon: 8.0000781 }],
  ['91, 9', null],
  ['47.1', null],
  ['61T 500000 4982950', null],
  ['Schaan, Liechtenstein', null],
])('%j is the place %j', (text, place) => {
  const found = parseCoordinates(text);
  expect(found && { lat: Number(found.lat.toFixed(7)), lon: Number(found.lon.toFixed(7)) }).toEqual(place);
});

test('what is written can be read', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (lat, lon) => {
        for (const format of ['degrees', 'minutes', 'seconds', 'short'] as const) {
          const found = parseCoordinates(formatCoordinates({ lat, lon }, format));
          expect(found?.lat).toBeCloseTo(lat, 3);
          expect(found?.lon).toBeCloseTo(lon, 3);
        }
      },
    ),
  );
});

test.each([
  [100, '328 ft'],
  [1609.344, '1 mi'],
  [5200, '3.23 mi'],
  [40_000, '24.9 mi'],
  [321_868.8, '200 mi'],
])('%d metres are %s', (metres, text) => {
  expect(formatDistance(metres)).toBe(text);
});

test('distances in kilometres', () => {
  expect([350, 1500, 123_456].map((metres) => formatDistance(metres, 'KILOMETERS_AND_METERS'))).toEqual([
    '350 m',
    '1.5 km',
    '123 km',
  ]);
});

test('a scale bar stands for a round length that fits', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 2_000_000, noNaN: true }), (metres) => {
      const length = roundLength(metres);
      expect(length).toBeLessThanOrEqual(metres * 1.0001);
      expect(length).toBeGreaterThan(metres / 5.3);
    }),
  );
});

test('Schaan is two miles from Vaduz, to the north-north-west', () => {
  expect(distanceBetween(schaan, vaduz)).toBeGreaterThan(3100);
  expect(distanceBetween(schaan, vaduz)).toBeLessThan(3250);
  expect(bearingTo(vaduz, schaan)).toBeGreaterThan(330);
});

test('degrees have two to seven decimals in files', () => {
  expect([47.1663432, 9.5, 9, -0.1].map(degreesText)).toEqual(['47.1663432', '9.50', '9.00', '-0.10']);
});

test('a plus code and UTM name a place to some metres, on both sides of the equator', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -79, max: 83, noNaN: true }),
      fc.double({ min: -179.9, max: 179.9, noNaN: true }),
      (lat, lon) => {
        for (const format of ['plus', 'utm'] as const) {
          const read = parseCoordinates(formatCoordinates({ lat, lon }, format));
          expect(read && distanceBetween(read, { lat, lon })).toBeLessThan(11);
        }
      },
    ),
  );
});

describe('the viewport', () => {
  const size = { width: 411, height: 890 };
  const view = { center: schaan, zoom: 14, rotation: 30 };

  it('finds the place of every point it shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 411 }), fc.integer({ min: 0, max: 890 }), (x, y) => {
        const back = toScreen(toPlace({ x, y }, view, size), view, size);
        expect(back.x).toBeCloseTo(x, 4);
        expect(back.y).toBeCloseTo(y, 4);
      }),
    );
  });

  it('keeps what is under a finger there while it pans, zooms and turns', () => {
    const finger = { x: 100, y: 200 };
    const place = toPlace(finger, view, size);
    const moved = toScreen(place, panned(view, { x: 30, y: -40 }), size);
    expect([moved.x, moved.y].map(Math.round)).toEqual([130, 160]);
    const zoomed = toScreen(place, changedAbout(view, { zoom: 17, rotation: 80 }, finger, size), size);
    expect([zoomed.x, zoomed.y].map(Math.round)).toEqual([100, 200]);
  });

  it('grows with two fingers that part, and turns with them', () => {
    const pinched = pinchedTo(
      view,
      [
        { x: 100, y: 100 },
        { x: 200, y: 100 },
      ],
      [
        { x: 150, y: 0 },
        { x: 150, y: 200 },
      ],
      size,
    );
    expect(pinched.zoom).toBeCloseTo(15, 5);
    expect(pinched.rotation).toBeCloseTo(120, 5);
  });
});
