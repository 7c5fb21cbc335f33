import { describe, expect, it } from 'vitest';
import { targetPage } from './pager.ts';

const density = 420 / 160;
/** Three pages of 1080 px, let go where they were dragged from the middle one. */
const letGo = (moved: number, velocity = 0) =>
  targetPage({ offset: 1080 + moved, width: 1080, pages: 3, from: 1, moved, velocity, density });

describe('targetPage()', () => {
  it.each([
    [0, 1],
    [400, 1],
    [640, 1],
    [655, 2],
    [-400, 1],
    [-640, 1],
    [-655, 0],
  ])('of pages dragged by %i px and held is page %i: it turns when three fifths have gone', (moved, page) => {
    expect(letGo(moved)).toBe(page);
  });

  it.each([
    [100, 2_000, 2],
    [-100, -2_000, 0],
    [100, -2_000, 1],
    [60, 2_000, 1],
    [100, 1_000, 1],
  ])(
    'of pages dragged by %i px and flung at %i px/s is page %i: 25 dp at 400 dp/s turn it',
    (moved, velocity, page) => {
      expect(letGo(moved, velocity)).toBe(page);
    },
  );

  it('is never before the first or behind the last', () => {
    const end = { width: 1080, pages: 3, density };
    expect(targetPage({ ...end, offset: 2160, from: 2, moved: 100, velocity: 9_000 })).toBe(2);
    expect(targetPage({ ...end, offset: 0, from: 0, moved: -100, velocity: -9_000 })).toBe(0);
  });
});
