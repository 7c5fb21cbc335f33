import { expect, it } from 'vitest';
import { KnownFolders } from './known-folders.ts';

it('KnownFolders keeps the first ones of a tree without end, and no more', () => {
  const folders = new KnownFolders();
  for (let n = 0; n < 20_000; n += 1) folders.add(`/phone/${n}`);
  expect(folders.has('/phone/0')).toBe(true);
  expect(folders.has('/phone/19999')).toBe(false);
  folders.clear();
  folders.add('/phone/19999');
  expect(folders.has('/phone/19999')).toBe(true);
});
