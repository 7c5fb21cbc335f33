import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requireFolder } from './require-folder.ts';

let base: string;

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'androidworld-require-folder-'));
  for (const file of ['notes', 'androidworld.db']) await writeFile(join(base, file), '');
});

afterAll(() => rm(base, { recursive: true }));

describe('requireFolder()', () => {
  test.each(['.', 'new', 'new/below'])('takes a folder that is there or can be made: %s', (folder) => {
    expect(() => requireFolder(join(base, folder))).not.toThrow();
  });

  test.each([
    ['notes', 'it is a file. Name another folder with --out, or move what is there away'],
    ['notes/results', '"<base>/notes" is a file. Name another folder with --out, or move what is there away'],
    ['androidworld.db', 'it is a file. Name the folder that it is in: --out "<base>"'],
  ])('names the file that is in the way, and what to do: %s', (folder, told) => {
    expect(() => requireFolder(join(base, folder))).toThrow(
      `"${base}/${folder}" cannot be the results folder: expected a folder, but ${told.replaceAll('<base>', base)}`,
    );
  });

  test('says so of what is neither file nor folder', () => {
    expect(() => requireFolder('/dev/null')).toThrow('expected a folder, but it is neither file nor folder');
  });
});
