import { expect, test } from 'vitest';
import { isOnlyPlaylist } from './music-library.ts';

const playlist = (name: string, ...titles: string[]) => ({
  name,
  items: titles.map((title) => ({ name: title, durationMs: 1 })),
});

test.each([
  ['the songs in their order', [playlist('Mix', 'a', 'b')], true],
  ['white space around the name', [playlist('Mix ', 'a', 'b')], true],
  ['another order', [playlist('Mix', 'b', 'a')], false],
  ['a song too few', [playlist('Mix', 'a')], false],
  ['a song too many', [playlist('Mix', 'a', 'b', 'c')], false],
  ['another name', [playlist('mix', 'a', 'b')], false],
  ['another playlist beside it', [playlist('Mix', 'a', 'b'), playlist('More')], false],
  ['none', [], false],
])('%s', (_, playlists, is) => {
  expect(isOnlyPlaylist(playlists, 'Mix', ['a', 'b'])).toBe(is);
});
