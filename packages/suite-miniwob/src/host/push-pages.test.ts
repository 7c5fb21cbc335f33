import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { miniWob } from '../suite.ts';
import { findOwnPages } from './push-pages.ts';

const made: string[] = [];

afterEach(async () => {
  await Promise.all(made.splice(0).map((path) => rm(path, { recursive: true })));
});

async function pagesFolder(files: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'own-pages-'));
  made.push(folder);
  for (const file of files) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), '<!doctype html>');
  }
  return folder;
}

test('findOwnPages() finds the pages, in the folder or in its "html"', async () => {
  const flat = await pagesFolder(['miniwob/b.html', 'miniwob/a-2.html', 'miniwob/notes.txt', 'core/core.js']);
  expect(findOwnPages(flat)).toEqual({ folder: flat, names: ['a-2', 'b'] });
  const nested = await pagesFolder(['html/miniwob/a.html']);
  expect(findOwnPages(nested)).toEqual({ folder: join(nested, 'html'), names: ['a'] });
});

test('findOwnPages() says what is wrong with a folder', async () => {
  expect(() => findOwnPages('/no/such')).toThrow('miniWob({ pages: "/no/such" }): there is no such folder');
  const other = await pagesFolder(['pages/a.html']);
  expect(() => findOwnPages(other)).toThrow('it has no "miniwob" folder; found pages. Expected a folder of MiniWoB++');
  const empty = await pagesFolder(['miniwob/readme.txt']);
  expect(() => findOwnPages(empty)).toThrow('its "miniwob" folder has no pages');
});

test('miniWob() makes a task of each page of the user', async () => {
  const pages = await pagesFolder(['miniwob/click-test.html', 'miniwob/my-page.html']);
  expect(miniWob({ pages }).tasks.map(({ name }) => name)).toEqual(['MiniWobClickTest', 'MiniWobMyPage']);
  expect(() => miniWob({ pages, subset: 'paper-62' })).toThrow('61 of its pages are not in the folder: book-flight,');
  expect(() => miniWob({ pages, host: 'original' })).toThrow('the original app shows no pages but its own');
});
