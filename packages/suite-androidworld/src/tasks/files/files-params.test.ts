import { extname } from 'node:path/posix';
import { createRandom } from '@androidworld/core';
import { describe, expect, test } from 'vitest';
import { storageFolderNames, storageFolders } from '../../words/storage-folders.ts';
import { filesDeleteFile } from './delete-file.ts';
import { filesMoveFile } from './move-file.ts';

const seeds = Array.from({ length: 2_000 }, (_, seed) => seed);

describe('FilesDeleteFile', () => {
  test('draws a file of the kind its folder holds, in every folder', () => {
    const params = seeds.map((seed) => filesDeleteFile.sample(createRandom(seed)));
    expect(new Set(params.map(({ subfolder }) => subfolder)).size).toBe(12);
    for (const { fileName, subfolder } of params) {
      expect(fileName).toMatch(/^\w{1,60}\.\w{3}$/);
      expect(extname(fileName)).toBe(extname(storageFolders[subfolder][0]));
      expect(storageFolders[subfolder]).not.toContain(fileName);
    }
  });
});

describe('FilesMoveFile', () => {
  test('draws two folders, and a file that belongs to the second', () => {
    const params = seeds.map((seed) => filesMoveFile.sample(createRandom(seed)));
    for (const { fileName, sourceFolder, destinationFolder } of params) {
      expect(sourceFolder).not.toBe(destinationFolder);
      expect(storageFolders[destinationFolder]).toContain(fileName);
    }
    expect(new Set(params.map(({ sourceFolder }) => sourceFolder)).size).toBe(storageFolderNames.length);
    expect(new Set(params.map(({ destinationFolder }) => destinationFolder)).size).toBe(storageFolderNames.length);
  });

  test('refuses to move a file to where it is', async () => {
    const params = { fileName: 'a.mp3', sourceFolder: 'Music', destinationFolder: 'Music' };
    const result = await filesMoveFile.params['~standard'].validate(params);
    expect(result.issues).toHaveLength(1);
  });
});
