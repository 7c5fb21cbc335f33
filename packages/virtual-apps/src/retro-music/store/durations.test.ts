import { expect, test } from 'vitest';
import { clockText, songsText } from './durations.ts';

test.each([
  [0, '00:00'],
  [222_999, '03:42'],
  [3_599_999, '59:59'],
  [3_600_000, '01:00:00'],
  [3_822_000, '01:03:42'],
])('%i ms are %s', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});

test('songs are counted, and how long they are', () => {
  expect(songsText(0, 0)).toBe('0 Songs  •  00:00');
  expect(songsText(1, 61_000)).toBe('1 Song  •  01:01');
  expect(songsText(3, 662_000)).toBe('3 Songs  •  11:02');
});
