import { expect, it } from 'vitest';
import { allowedName, extensionOf, isNoteName, titleOf } from './file-name.ts';

it('titleOf() drops the last extension only', () => {
  expect(['/a/neat_wolf.md', '/a/x.tar.gz', '/a/plain', '/a/.hidden'].map(titleOf)).toEqual([
    'neat_wolf',
    'x.tar',
    'plain',
    '.hidden',
  ]);
});

it('extensionOf() looks at the name, not at folders', () => {
  expect(['/a.b/plain', '/a/B.MD'].map(extensionOf)).toEqual(['', '.md']);
});

it('allowedName() drops what a file name may not hold', () => {
  expect(allowedName('a/b: c?*"$`.md')).toBe('ab c.md');
  expect(allowedName('2023_08_10_neat-wolf (copy).txt')).toBe('2023_08_10_neat-wolf (copy).txt');
});

it('isNoteName() knows text by its extension', () => {
  expect(['a.md', 'a.TXT', 'a.csv', 'a.png', 'quick_cat'].map(isNoteName)).toEqual([true, true, true, false, false]);
});
