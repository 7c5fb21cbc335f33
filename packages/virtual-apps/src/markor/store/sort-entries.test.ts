import { expect, it } from 'vitest';
import { sortEntries } from './sort-entries.ts';

const entry = (name: string, kind: 'file' | 'directory', size: number, modifiedMs: number) => ({
  name,
  path: `/${name}`,
  kind,
  size,
  modifiedMs,
});
const entries = [
  entry('b.md', 'file', 3, 1000),
  entry('Zoo', 'directory', 0, 3000),
  entry('A.txt', 'file', 10, 2000),
  entry('attic', 'directory', 0, 4000),
];
const names = (sortBy: string, isReverse = false, isFolderFirst = true) =>
  sortEntries(entries, { sortBy, isReverse, isFolderFirst }).map(({ name }) => name);

it('sortEntries() sorts by name without regard to case, folders first', () => {
  expect(names('NAME')).toEqual(['attic', 'Zoo', 'A.txt', 'b.md']);
  expect(names('NAME', true)).toEqual(['Zoo', 'attic', 'b.md', 'A.txt']);
  expect(names('NAME', false, false)).toEqual(['A.txt', 'attic', 'b.md', 'Zoo']);
});

it('sortEntries() sorts by date and kind', () => {
  expect(names('MTIME')).toEqual(['Zoo', 'attic', 'b.md', 'A.txt']);
  expect(names('MIMETYPE')).toEqual(['attic', 'Zoo', 'b.md', 'A.txt']);
});

it('sortEntries() compares sizes as text, as Markor does', () => {
  expect(names('FILESIZE', false, false)).toEqual(['attic', 'Zoo', 'A.txt', 'b.md']);
});
