import { expect, test } from 'vitest';
import { describeFolder, folderMarks } from './folders.ts';
import type { Media } from './library.ts';

const media: Media = {
  id: 1,
  type: 1,
  durationMs: 1,
  title: 'a',
  fileName: 'a.mp4',
  groupId: null,
  folderId: null,
  playCount: 0,
  artist: null,
  album: null,
  genre: null,
  artistId: null,
  albumId: null,
  genreId: null,
  trackNumber: null,
  lastTimeMs: -1,
  lastPlayed: null,
  size: null,
  added: 0,
  path: '/a.mp4',
};
const folder = (folders: number, files: number) => ({
  path: '/x',
  name: 'x',
  folders: Array.from({ length: folders }, String),
  media: Array.from({ length: files }, () => media),
});

test.each([
  [0, 0, 'Empty', 'Empty'],
  [1, 0, '1 subfolder', '1 §*§'],
  [14, 1, '14 subfolders, 1 media file', '14 §*§ · 1 *§*'],
  [0, 5, '5 media files', '5 *§*'],
])('%i folders and %i files', (folders, files, described, marks) => {
  expect(describeFolder(folder(folders, files))).toBe(described);
  expect(folderMarks(folder(folders, files))).toBe(marks);
});
