import { describe, expect, test } from 'vitest';
import { narrowLast, narrowWidest } from './fit-columns.ts';

describe('narrowWidest()', () => {
  test.each([
    ['leaves alone what fits', [10, 20, 30], 60, [10, 20, 30]],
    ['takes from the widest alone as long as that does', [10, 20, 50], 60, [10, 20, 30]],
    ['takes from the wide ones alike', [10, 40, 50], 60, [10, 25, 25]],
    ['makes none narrower than can be read', [10, 40, 50], 12, [8, 8, 8]],
    ['leaves a narrow one as it is', [2, 40], 4, [2, 8]],
    ['has nothing to do without columns', [], 10, []],
  ])('%s', (_, widths, room, fitted) => {
    const columns = widths.map((width) => ({ width, word: 1 }));
    expect(narrowWidest(columns, room)).toEqual(fitted);
  });

  test('tears no word as long as others can give way', () => {
    const columns = [
      { width: 20, word: 20 },
      { width: 30, word: 5 },
    ];
    expect(narrowWidest(columns, 30)).toEqual([20, 10]);
    expect(narrowWidest(columns, 24)).toEqual([12, 12]);
  });
});

describe('narrowLast()', () => {
  test.each([
    ['leaves alone what fits', [10, 20, 30], 60, [10, 20, 30]],
    ['takes from the last', [10, 20, 30], 45, [10, 20, 15]],
    ['takes from the one before once the last can give no more', [10, 20, 30], 30, [10, 12, 8]],
    ['makes none narrower than can be read', [10, 5, 30], 3, [8, 5, 8]],
  ])('%s', (_, widths, room, fitted) => {
    expect(narrowLast(widths, room)).toEqual(fitted);
  });
});
