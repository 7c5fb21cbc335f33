import { expect, it } from 'vitest';
import { PathMap } from './path-map.ts';

it('PathMap takes along what is below a folder, and nothing beside it', () => {
  const map = new PathMap<number>();
  for (const [place, path] of ['/a', '/a/b', '/a/b/c', '/ab', '/d/e'].entries()) map.set(path, place);
  map.move('/a/b', '/d');
  expect(map.entries()).toEqual([
    ['/a', 0],
    ['/ab', 3],
    ['/d', 1],
    ['/d/c', 2],
  ]);
  map.remove('/d');
  map.delete('/a');
  expect(map.entries()).toEqual([['/ab', 3]]);
  map.set('/a/b', 5);
  map.remove('/a');
  expect(map.entries()).toEqual([['/ab', 3]]);
});
