import { describe, expect, it } from 'vitest';
import type { Folder, Medium } from './media.ts';
import { sorting } from './preferences.ts';
import { sortFolders, sortMedia } from './sort-media.ts';

const medium = (name: string, modifiedMs = 0): Medium => ({
  ...{ name, modifiedMs, path: `/s/${name}`, folder: '/s', size: 1, type: 1 },
});
const folder = (name: string, modifiedMs = 0): Folder => ({
  ...{ name, path: `/s/${name}`, media: [medium('a', modifiedMs)], isHidden: false },
});
const namesOf = (entries: readonly { readonly name: string }[]) => entries.map(({ name }) => name).join(' ');

describe('sortMedia()', () => {
  const media = ['a10', 'a9', 'b1'].map((name) => medium(name));

  it('counts numbers in names by their value only where that is wished', () => {
    expect(namesOf(sortMedia(media, sorting.name))).toBe('a10 a9 b1');
    expect(namesOf(sortMedia(media, sorting.name | sorting.numeric))).toBe('a9 a10 b1');
    expect(namesOf(sortMedia(media, sorting.name | sorting.numeric | sorting.descending))).toBe('b1 a10 a9');
  });

  it('mixes files in the same way each time', () => {
    const mixed = namesOf(sortMedia(media, sorting.random));
    expect(namesOf(sortMedia(media.toReversed(), sorting.random))).toBe(mixed);
  });
});

describe('sortFolders()', () => {
  it('puts the newest first by default', () => {
    expect(namesOf(sortFolders([folder('old', 1), folder('new', 2)], sorting.modified | sorting.descending))).toBe(
      'new old',
    );
  });

  it('keeps an order made by hand, and puts what is new behind it', () => {
    const folders = [folder('a'), folder('b'), folder('c')];
    expect(namesOf(sortFolders(folders, sorting.custom, ['/s/c', '/s/b']))).toBe('c b a');
  });
});
