import { expect, test } from 'vitest';
import { listsSongs } from './lists-songs.ts';

const lines = (...names: string[]) => [
  '#EXTM3U',
  ...names.flatMap((name) => [`#EXTINF:1,x - ${name}`, `/storage/emulated/0/Music/${name}.mp3`]),
];

test.each([
  ['as the app writes it', lines('A', "B's").join('\n'), true],
  ['with Windows line ends', lines('A', "B's").join('\r\n'), true],
  ['another order', lines("B's", 'A').join('\n'), false],
  ['one missing', lines('A').join('\n'), false],
  ['one too many', lines('A', "B's", 'C').join('\n'), false],
  ['nothing', '', false],
])('%s', (_, m3u, is) => {
  expect(listsSongs(m3u, ['A', "B's"])).toBe(is);
});
