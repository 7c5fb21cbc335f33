import { expect, test } from 'vitest';
import type { LatLon } from '../../geo/lat-lon.ts';
import {
  changed,
  emptyRoute,
  joined,
  pointsOf,
  type Route,
  reordered,
  spliced,
  splitBefore,
  trimmedAfter,
  trimmedBefore,
  undone,
  withPointAfter,
} from './route.ts';

const at = (lat: number): LatLon => ({ lat, lon: 0 });
const route = changed(emptyRoute, [
  [at(1), at(2)],
  [at(3), at(4)],
]);
const lats = ({ segments }: Route) => segments.map((points) => points.map(({ lat }) => lat));

test.each([
  [
    'a point goes to another place, and segments stay as long',
    reordered(route, 0, 2),
    [
      [2, 3],
      [1, 4],
    ],
  ],
  ['a point is taken away', spliced(route, 2, 1), [[1, 2], [4]]],
  [
    'a point comes before one',
    spliced(route, 2, 0, at(9)),
    [
      [1, 2],
      [9, 3, 4],
    ],
  ],
  [
    'a point comes after the last of a segment',
    withPointAfter(route, 1, at(9)),
    [
      [1, 2, 9],
      [3, 4],
    ],
  ],
  ['what is before a point is cut off', trimmedBefore(route, 1), [[2], [3, 4]]],
  ['what is after a point is cut off', trimmedAfter(route, 2), [[1, 2], [3]]],
  ['a segment is split', splitBefore(route, 3), [[1, 2], [3], [4]]],
  ['segments are joined from the end of the first', joined(route, 1), [[1, 2, 3, 4]]],
  ['segments are joined from the start of the second', joined(route, 2), [[1, 2, 3, 4]]],
  ['a segment that loses its last point is gone', spliced(spliced(route, 0, 1), 0, 1), [[3, 4]]],
])('%s', (_, changedRoute, expected) => {
  expect(lats(changedRoute)).toEqual(expected);
});

test('every change can be undone', () => {
  expect(pointsOf(undone(trimmedAfter(route, 0)))).toEqual(pointsOf(route));
});
