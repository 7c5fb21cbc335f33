import { expect, test } from 'vitest';
import { hasPlaylist } from './video-library.ts';

const playlist = (name: string, ...files: string[]) => ({
  name,
  items: files.map((file) => ({ name: file, durationMs: 1 })),
});

test.each([
  ['the files in their order', [playlist('Mix', 'a', 'b')], true],
  ['another playlist beside it', [playlist('Mix', 'a', 'b'), playlist('More', 'c')], true],
  ['two of that name', [playlist('Mix', 'a', 'b'), playlist('Mix', 'a', 'b')], false],
  ['another order', [playlist('Mix', 'b', 'a')], false],
  ['a file too few', [playlist('Mix', 'a')], false],
  ['a file too many', [playlist('Mix', 'a', 'b', 'c')], false],
  ['another name', [playlist('Mixes', 'a', 'b')], false],
])('%s', (_, playlists, is) => {
  expect(hasPlaylist(playlists, 'Mix', ['a', 'b'])).toBe(is);
});
