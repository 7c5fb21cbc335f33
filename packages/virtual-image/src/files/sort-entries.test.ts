import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry } from './entry.ts';
import { sortEntries, sortOptions } from './sort-entries.ts';

const file = (name: string, size: number, modifiedMs: number): Entry => ({
  key: name,
  name,
  kind: 'file',
  path: `/storage/emulated/0/${name}`,
  size,
  modifiedMs,
  mimeType: 'text/plain',
});
const folder = (name: string): Entry => ({ ...file(name, 0, 5), kind: 'folder' });
const names = (entries: readonly Entry[]) => entries.map(({ name }) => name);

describe('sortEntries()', () => {
  const entries = [file('b2.txt', 3, 10), file('B10.txt', 1, 30), folder('z'), file('a.txt', 2, 20), folder('Y')];

  it('sorts by each property, in both directions', () => {
    expect(names(sortEntries(entries, { by: 'name', descending: false }))).toEqual([
      'Y',
      'z',
      'a.txt',
      'B10.txt',
      'b2.txt',
    ]);
    expect(names(sortEntries(entries, { by: 'size', descending: true }))).toEqual([
      'Y',
      'z',
      'b2.txt',
      'a.txt',
      'B10.txt',
    ]);
    expect(names(sortEntries(entries, { by: 'modified', descending: true })).slice(2)).toEqual([
      'B10.txt',
      'a.txt',
      'b2.txt',
    ]);
  });

  it('lists folders first whatever it sorts by', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sortOptions), fc.shuffledSubarray(entries), (sort, some) => {
        const kinds = sortEntries(some, sort).map(({ kind }) => kind);
        expect(kinds.lastIndexOf('folder')).toBeLessThan(kinds.includes('file') ? kinds.indexOf('file') : kinds.length);
      }),
    );
  });
});
