import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digMaze, solveMaze } from './maze.ts';

const drawn = (seed: number) =>
  digMaze(seed)
    .map((row) => row.map((isOpen) => (isOpen ? '.' : '#')).join(''))
    .join(' ');

test.each([
  [1, '.### .### .### ....'],
  [30, '...# ##.# ##.. ###.'],
  [123_456_789, '.#.. .... ..#. ###.'],
  [0, '.... ##.. ##.# ##..'],
])('seed %i makes the published maze', (seed, rows) => {
  expect(drawn(seed)).toBe(rows);
});

test('every maze has a way through, of six moves at least', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), (seed) => {
      expect(solveMaze(digMaze(seed)).length).toBeGreaterThanOrEqual(6);
    }),
  );
});
