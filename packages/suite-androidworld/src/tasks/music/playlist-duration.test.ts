import { createRandom } from '@androidworld/core';
import { expect, test } from 'vitest';
import { cutLength, isLongEnough } from './playlist-duration.ts';

const minuteMs = 60_000;
const playlist = (name: string, ...minutes: number[]) => ({
  name,
  items: minutes.map((each) => ({ name: 'song', durationMs: each * minuteMs })),
});

test('songs are together as long as they are meant to be, and none is too short', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const parts = cutLength(createRandom(seed), 9 + (seed % 3));
    expect(parts).toHaveLength(9 + (seed % 3));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(47.5 * minuteMs);
    expect(Math.min(...parts)).toBeGreaterThanOrEqual(30_000);
  }
});

test.each([
  ['45 minutes', [playlist('Mix', 20, 25)], true],
  ['50 minutes', [playlist('Mix', 50)], true],
  ['a second less than 45', [playlist('Mix', 45 - 1 / 60)], false],
  ['a second more than 50', [playlist('Mix', 50 + 1 / 60)], false],
  ['under another name', [playlist('mix', 47)], false],
  ['and another one', [playlist('Mix', 47), playlist('More')], false],
  ['none', [], false],
])('%s', (_, playlists, is) => {
  expect(isLongEnough(playlists, 'Mix')).toBe(is);
});
