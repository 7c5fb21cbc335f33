import { expect, it } from 'vitest';
import { KnownFolders } from './known-folders.ts';

it('KnownFolders keeps the first ones of a tree without end, and no more', () => {
  const folders = new KnownFolders();
  const folder = (n: number) => ({ device: `/data/${n}`, host: `/phone/data/${n}`, links: 0 });
  for (let n = 0; n < 20_000; n += 1) folders.add(`/data/${n}`, folder(n));
  expect(folders.get('/data/0')).toEqual(folder(0));
  expect(folders.get('/data/19999')).toBeUndefined();
  folders.forget('/phone/data/1');
  expect(folders.get('/data/1')).toBeUndefined();
  expect(folders.get('/data/10')).toEqual(folder(10));
  folders.clear();
  folders.add('/data/19999', folder(19_999));
  expect(folders.get('/data/19999')).toEqual(folder(19_999));
});
